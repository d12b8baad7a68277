import { HAS_MONEY } from '../orders/payment-status.ts';
import { PART_BACK, returnReasons, type ReturnableOrder, type ReturnReason } from './return-reason.ts';
import { goodsWorth } from './goods-worth.ts';
import { refundDue } from './refund-due.ts';
import { rentedWith } from './rented-with.ts';

/** A bought line of an order, and what staff say of it. */
export interface GoodsReturnLine {
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
  /** What the shop has of the order's money and has not promised away. */
  readonly leftMinor: number;
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
      /** Whether its invoice comes down to nothing, because its money never came: else it follows the money. */
      readonly undoesInvoice: boolean;
      /** Whether the customer's statement of withdrawal is dealt with by it. */
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
 * What follows when goods come back (R23): a parcel that was not handed over comes whole, of what was delivered a part may.
 * The order is returned with its last piece. Money goes back only if it came; what is paid at the door and never was
 * owes nothing.
 */
export function decideGoodsReturn(question: GoodsReturnQuestion): GoodsReturnDecision {
  const { order, reason, lines, leftMinor, refund } = question;
  if (!returnReasons(order).includes(reason)) return { ok: false, reason: 'transition-not-allowed' };
  if (!lines.every(fits)) return { ok: false, reason: 'more-than-ordered' };
  const { used: isRented, out } = rentedWith(order);
  const isWhole = !out && lines.every(({ before, back, ordered }) => before + back === ordered);
  if (order.status === 'SHIPPED' && !isWhole) return { ok: false, reason: 'transition-not-allowed' };
  if (order.status !== 'SHIPPED' && lines.every(({ back }) => back === 0)) {
    return { ok: false, reason: 'nothing-back' };
  }
  const { totalMinor, paymentStatus } = order;
  const worthOf = (pieces: (line: GoodsReturnLine) => number) =>
    goodsWorth(
      lines.map((line) => ({ ...line, pieces: pieces(line) })),
      { totalMinor, isRented },
    );
  const worthMinor = worthOf(({ before, back }) => before + back);
  return {
    ok: true,
    isWhole,
    event: isWhole ? reason : PART_BACK,
    worthMinor,
    worthNowMinor: worthMinor - worthOf(({ before }) => before),
    refundMinor: refund ? refundDue({ worthMinor, totalMinor, leftMinor }) : 0,
    undoesInvoice: isWhole && !HAS_MONEY.has(paymentStatus),
    closesWithdrawal: isWhole || reason === 'withdrawn',
  };
}
