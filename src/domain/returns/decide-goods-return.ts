import { divideHalfUp } from '../money/money.ts';
import { HAS_MONEY } from '../orders/payment-status.ts';
import { rentedWith } from './rented-with.ts';
import {
  type ReturnableOrder,
  NOT_SENT,
  PART_BACK,
  returnReasons,
  type ReturnReason,
} from './return-status.ts';

/** Pieces of a line that came back, of a line that cost so much with tax. */
interface WorthLine {
  readonly grossMinor: number;
  readonly ordered: number;
  readonly pieces: number;
}

/** What pieces of lines cost with tax and discount, in minor units. */
export const piecesWorth = (lines: readonly WorthLine[]): number =>
  lines.reduce(
    (sum, { grossMinor, pieces, ordered }) =>
      sum + divideHalfUp(BigInt(grossMinor) * BigInt(pieces), BigInt(ordered)),
    0,
  );

/** What the worth of goods depends on besides themselves, in minor units. */
export interface WorthRules {
  readonly totalMinor: number;
  /** Whether a machine was rented with them: its rent and its way are no part of what goods were worth. */
  readonly isRented: boolean;
  /** What the shop keeps of all that came back (`Withheld`). */
  readonly withheldMinor?: number;
  /** Delivery and fee that stay with the shop though all comes back (`isDeliveryKept`); absent for none. */
  readonly deliveryMinor?: number;
}

/**
 * What pieces of an order are worth to their customer, tax and discount counted, in minor units. When nothing is left with the
 * customer it is all that the order came to, delivery and fee too (Directive 2011/83/EU, art. 13), unless a machine was
 * rented with them or some of them were exchanged. What is withheld is taken off.
 */
export function goodsWorth(
  lines: readonly WorthLine[],
  { totalMinor, isRented, withheldMinor = 0, deliveryMinor = 0 }: WorthRules,
): number {
  const isAll = !isRented && lines.every(({ pieces, ordered }) => pieces === ordered);
  return Math.max(0, (isAll ? totalMinor - deliveryMinor : piecesWorth(lines)) - withheldMinor);
}

/**
 * What the shop keeps when goods come back, in minor units: the way back by its own label, and, of a whole order that its customer withdrew
 * from, what express delivery cost more than the cheapest that was offered (Directive 2011/83/EU, art. 13(2) and 14(1)).
 */
export interface Withheld {
  /** What returns before have kept. */
  readonly beforeMinor: number;
  readonly wayMinor: number;
  readonly expressMinor: number;
  /** Delivery and fee that stay with the shop, of any of the order's returns, the same for all of them (`isDeliveryKept`); absent for none. */
  readonly deliveryMinor?: number;
}
export const NOTHING_WITHHELD: Withheld = { beforeMinor: 0, wayMinor: 0, expressMinor: 0 };

/**
 * What this return keeps: nothing of goods that came back for any other reason than a withdrawal, and never more for their way
 * than they are worth (`grossMinor`), so that nothing of it is taken from the next return. Of a delivery that stays with the shop express is a part.
 */
export const withheldOf = (
  { wayMinor, expressMinor, deliveryMinor = 0 }: Withheld,
  {
    isAllBack,
    isWithdrawal,
    grossMinor,
  }: { readonly isAllBack: boolean; readonly isWithdrawal: boolean; readonly grossMinor: number },
): number =>
  isWithdrawal ? Math.min(grossMinor, wayMinor + (isAllBack && deliveryMinor === 0 ? expressMinor : 0)) : 0;

/** What of an order's money belongs to its leases and may have gone back for them, in minor units. Refunds are made or to be made. */
export interface LeaseMoneyBack {
  /** Refunds of its leases: deposits, days that an early end left unused, and whatever else names its lease. */
  readonly agreedMinor: number;
  /** Refunds of goods that came back. */
  readonly goodsMinor: number;
  /** What the leases cost that came to nothing and has no refund of theirs: refunds that do not say what they are for are theirs first. */
  readonly stoppedMinor: number;
  /** What of that is kept, because nobody took their machines (`keptAfterNoShow`). */
  readonly keptMinor: number;
}

/** An order without leases of which nothing went back. */
export const NO_LEASE_MONEY: LeaseMoneyBack = {
  agreedMinor: 0,
  goodsMinor: 0,
  stoppedMinor: 0,
  keptMinor: 0,
};

/**
 * How money of an order that went back is shared among its goods and its leases, in minor units: what went back for goods, and what of a
 * kept rent is still kept, unless staff gave that back, too.
 */
function sharesOf(
  goneMinor: number,
  { agreedMinor, goodsMinor, stoppedMinor, keptMinor }: LeaseMoneyBack,
): { readonly forGoods: number; readonly stillKept: number } {
  const otherMinor = Math.max(0, goneMinor - agreedMinor);
  const forLeases = Math.min(Math.max(0, otherMinor - goodsMinor), stoppedMinor);
  return { forGoods: otherMinor - forLeases, stillKept: Math.min(keptMinor, stoppedMinor - forLeases) };
}

/**
 * What is still to go back for goods that came back, in minor units: their worth, less what of the order's total went back
 * or has a refund already for anything but its leases, and never more than is left beside the rent that is kept of a lease. So it is the
 * same whether a lease of the order ended before its goods came back or after.
 */
export const refundDue = ({
  worthMinor,
  totalMinor,
  leftMinor,
  leases,
}: {
  /** Of all that came back so far. */
  readonly worthMinor: number;
  readonly totalMinor: number;
  /** What the shop has of the order's money and has no refund of. */
  readonly leftMinor: number;
  readonly leases: LeaseMoneyBack;
}): number => {
  const { forGoods, stillKept } = sharesOf(Math.max(0, totalMinor - leftMinor), leases);
  return Math.max(0, Math.min(leftMinor - stillKept, worthMinor - forGoods));
};

/** A bought line of an order, and what staff say of it. */
interface GoodsReturnLine {
  readonly ordered: number;
  /** What the line cost with tax, in minor units. */
  readonly grossMinor: number;
  /** Pieces that came back before. */
  readonly before: number;
  /** Pieces that come back now, and how many of those can be sold again. */
  readonly back: number;
  readonly sellable: number;
}

/** What is known when goods come back. Amounts in minor units. */
export interface GoodsReturnQuestion {
  readonly order: ReturnableOrder & { readonly paymentStatus: string; readonly totalMinor: number };
  readonly reason: ReturnReason;
  readonly lines: readonly GoodsReturnLine[];
  /** What the shop has of the order's money and has no refund of. */
  readonly leftMinor: number;
  readonly leases: LeaseMoneyBack;
  readonly withheld: Withheld;
  /** Whether the money for the goods goes back at once. */
  readonly refund: boolean;
}

export type GoodsReturnDecision =
  | {
      readonly ok: true;
      /** Whether nothing is with the customer any more, no rented machine either: the order is RETURNED. */
      readonly isWhole: boolean;
      /** The reason that the history keeps. */
      readonly event: ReturnReason | typeof PART_BACK;
      /** What all that came back so far was worth. */
      readonly worthMinor: number;
      /** What of that came back now. */
      readonly worthNowMinor: number;
      /** What goes back of the order's money now. */
      readonly refundMinor: number;
      /** What the shop keeps for this return. */
      readonly withheldMinor: number;
      /** Whether its invoice comes down to nothing, because its money never came: else it follows the money. */
      readonly undoesInvoice: boolean;
      /** Whether statements of withdrawal that belong to no return are dealt with by it. */
      readonly closesWithdrawal: boolean;
    }
  | {
      readonly ok: false;
      /** `more-than-ordered`: more pieces than are out, or more to be sold than came. */
      readonly reason: 'transition-not-allowed' | 'nothing-back' | 'more-than-ordered';
    };

const fits = ({ ordered, before, back, sellable }: GoodsReturnLine) =>
  back >= 0 && sellable >= 0 && before + back <= ordered && sellable <= back;

/**
 * What follows when goods come back (R23): a parcel that was not handed over comes whole, of what was delivered a part may, and what was never sent
 * is back as it is (`NOT_SENT`). While a machine of the order is with the customer, the order goes on.
 * The order is returned with its last piece. Money goes back only if it came; what is paid at the door and never was
 * owes nothing.
 */
export function decideGoodsReturn(question: GoodsReturnQuestion): GoodsReturnDecision {
  const { order, reason, lines, leftMinor, leases, withheld, refund } = question;
  const isUnsent = reason === NOT_SENT && order.status === 'SHIPPED';
  if (!isUnsent && !returnReasons(order).includes(reason)) {
    return { ok: false, reason: 'transition-not-allowed' };
  }
  if (!lines.every(fits)) return { ok: false, reason: 'more-than-ordered' };
  const { used: isRented, out } = rentedWith(order);
  const areGoodsBack = lines.every(({ before, back, ordered }) => before + back === ordered);
  const isWhole = !out && areGoodsBack;
  const isParcel = order.status === 'SHIPPED' && !isUnsent;
  if (isParcel && !areGoodsBack) return { ok: false, reason: 'transition-not-allowed' };
  // A parcel of machines alone has no lines.
  if ((!isParcel || !isWhole) && lines.every(({ back }) => back === 0)) {
    return { ok: false, reason: 'nothing-back' };
  }
  const { totalMinor, paymentStatus } = order;
  const isAllBack = !isRented && areGoodsBack;
  const worthOf = (pieces: (line: GoodsReturnLine) => number, keptMinor: number) =>
    goodsWorth(
      lines.map((line) => ({ ...line, pieces: pieces(line) })),
      { totalMinor, isRented, withheldMinor: keptMinor, deliveryMinor: withheld.deliveryMinor ?? 0 },
    );
  const cameMinor = (keptMinor: number) => worthOf(({ before, back }) => before + back, keptMinor);
  const earlierMinor = worthOf(({ before }) => before, withheld.beforeMinor);
  const withheldMinor = withheldOf(withheld, {
    isAllBack,
    isWithdrawal: reason === 'withdrawn',
    grossMinor: Math.max(0, cameMinor(withheld.beforeMinor) - earlierMinor),
  });
  const worthMinor = cameMinor(withheld.beforeMinor + withheldMinor);
  return {
    ok: true,
    isWhole,
    event: isWhole || isUnsent ? reason : PART_BACK,
    worthMinor,
    worthNowMinor: Math.max(0, worthMinor - earlierMinor),
    withheldMinor,
    refundMinor: refund ? refundDue({ worthMinor, totalMinor, leftMinor, leases }) : 0,
    undoesInvoice: isWhole && !HAS_MONEY.has(paymentStatus),
    closesWithdrawal: isWhole || reason === 'withdrawn',
  };
}
