import type { Market } from '../locale/market.ts';
import { ENDED } from '../orders/order-status.ts';
import type { CardMoney } from '../payments/card-money.ts';
import { HAS_MONEY, isPaidAtDoor } from '../orders/payment-status.ts';
import { transportOf, type WithdrawnLine } from './goods-transport.ts';
import type { ReturnStatus } from './return-status.ts';
import type { ReturnWay } from './return-way.ts';

/**
 * What a consumer has to do with the goods, the message `order.withdrawal.goods.{goods}`, and what becomes of the money,
 * `order.withdrawal.money.{money}`.
 */
export interface AfterWithdrawal {
  readonly goods:
    | 'cancelled'
    | 'not-sent'
    | 'not-sent-part'
    | 'back'
    | 'on-way'
    | 'parcel'
    | 'label'
    | 'dangerous'
    | 'collected'
    | 'agreed'
    | 'asked';
  readonly money:
    | 'none'
    | 'asked'
    | 'done'
    | 'done-part'
    | 'soon'
    | 'soon-part'
    | 'soon-kept'
    | 'soon-alone'
    | 'after-goods'
    | 'after-goods-part'
    | 'after-goods-kept'
    | 'after-goods-alone'
    | 'disputed'
    | 'failed';
}

/** What follows of the order of a replacement, because its original was withdrawn from after its goods were exchanged. */
export interface ReplacementWithdrawn {
  readonly orderNumber: string;
  readonly goods: AfterWithdrawal['goods'];
  /** Null where it was cancelled: what had paid it goes back with the money of the original. */
  readonly money: AfterWithdrawal['money'] | null;
}

/** The return that a withdrawal began or belongs to. */
export interface WithdrawnReturn {
  readonly status: ReturnStatus;
  /** How its goods come back; null while that is not agreed. */
  readonly way: ReturnWay | null;
  /** Whether all money that was noted for it has gone back. */
  readonly isRefunded: boolean;
}

const FURTHEST: readonly ReturnStatus[] = [
  'APPROVED',
  'SHIPPED',
  'RETURNED',
  'IN_PROGRESS',
  'COMPLETED',
  'PENDING',
];

/**
 * Of several returns of one withdrawal that by which it is told what follows: the one that has still the longest way to go, so that nobody reads that nothing
 * is to be sent, or that all is refunded, while it is so of one of them. Null of none.
 */
export const leadingReturn = <Return extends Pick<WithdrawnReturn, 'status' | 'isRefunded'>>(
  returns: readonly Return[],
): Return | null => {
  const rankOf = ({ status, isRefunded }: Return) =>
    isRefunded ? FURTHEST.length : FURTHEST.indexOf(status);
  return returns.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
};

/** What is to be done with the goods of one of several returns of a withdrawal. */
export interface ReturnFollows {
  readonly number: string;
  readonly goods: AfterWithdrawal['goods'];
}

/** What follows of a statement of withdrawal. */
export interface WhatFollows {
  /** Null where nothing comes of it any more, and where it is all about replacements. */
  readonly next: AfterWithdrawal | null;
  /** Its returns of the order itself, where those are several. */
  readonly returns: readonly ReturnFollows[];
  /** What follows of what came in place of exchanged goods. */
  readonly replacements: readonly ReplacementWithdrawn[];
  /** Whether the delivery of the order goes back later than its goods, once those are cancelled or back. */
  readonly isDeliveryLater: boolean;
}

/** Nothing. */
export const NOTHING_FOLLOWS: WhatFollows = {
  next: null,
  returns: [],
  replacements: [],
  isDeliveryLater: false,
};

/**
 * What becomes of the delivery of an order that was withdrawn from: it goes back, it does not because a part stays with the customer (`part`) or goods were exchanged
 * (`kept`), or the goods alone are refunded for now, because it was free or goes back later (`alone`).
 */
export type DeliveryAfter = 'back' | 'part' | 'kept' | 'alone';

export function deliveryAfter({
  status,
  isPart,
  costMinor,
  isTold,
  isKept,
  isLater,
}: {
  readonly status: string;
  readonly isPart: boolean;
  /** What bringing it cost, in minor units. */
  readonly costMinor: number;
  /** Whether it stands in what a return of the order is estimated at. */
  readonly isTold: boolean;
  /** Whether it stays with the shop though all comes back (`isDeliveryKept`), and whether only for now (`isDeliveryKeptForNow`). */
  readonly isKept: boolean;
  readonly isLater: boolean;
}): DeliveryAfter {
  if (costMinor === 0) return 'alone';
  const isSent = LEFT_THE_SHOP.has(status);
  if (isSent && isTold) return 'back';
  if (isPart && !ENDED.has(status)) return 'part';
  if (isKept) return isLater ? 'alone' : 'kept';
  return isSent ? 'part' : 'back';
}

interface WithdrawnOrder {
  /** Whether goods were named: the rest of the order stands, and its delivery with it. */
  readonly isPart: boolean;
  readonly delivery: DeliveryAfter;
  /** Whether nothing is begun by the statement, because what it is about was exchanged or is asked for otherwise, too late to withdraw: staff read and answer it. */
  readonly isLeftToStaff: boolean;
  readonly status: string;
  readonly paymentStatus: string;
  readonly paymentMethod: string;
  /** What the shop holds of it by transfers, in minor units. */
  readonly heldMinor: number;
  readonly cardMoney: CardMoney;
  /** Whether what it was paid with as credit went back to the order which that came from, and has not left that yet. */
  readonly isCreditOnWay: boolean;
  readonly market: Market;
  /** The lines that come back. */
  readonly lines: readonly WithdrawnLine[];
  /** Null where nothing comes back by one. */
  readonly itsReturn: WithdrawnReturn | null;
}

const LEFT_THE_SHOP: ReadonlySet<string> = new Set(['SHIPPED', 'DELIVERED', 'COMPLETED']);

const WITH_THE_SHOP: ReadonlySet<string> = new Set(['RETURNED', 'IN_PROGRESS', 'COMPLETED']);
const DROPPED: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED']);

/** How goods travel that are still with their customer: as it was agreed, else as such goods do. */
function transportChosen({ market, lines, itsReturn }: WithdrawnOrder): AfterWithdrawal['goods'] {
  const transport = transportOf(lines, market);
  switch (itsReturn?.way) {
    case 'own':
      return 'parcel';
    case 'label':
      return 'label';
    case 'collection':
      return 'collected';
    case 'agreed':
      return transport === 'dangerous' ? 'dangerous' : 'agreed';
    default:
      return transport;
  }
}

function goodsOf(order: WithdrawnOrder): AfterWithdrawal['goods'] {
  const { status, isPart, itsReturn } = order;
  if (status === 'RETURNED') return 'back';
  if (status === 'CANCELLED') return 'cancelled';
  if (!LEFT_THE_SHOP.has(status)) return isPart ? 'not-sent-part' : 'not-sent';
  if (itsReturn !== null && WITH_THE_SHOP.has(itsReturn.status)) return 'back';
  return itsReturn?.status === 'SHIPPED' ? 'on-way' : transportChosen(order);
}

const WAITED_FOR: ReadonlySet<AfterWithdrawal['goods']> = new Set(['parcel', 'label', 'dangerous', 'agreed']);

/** Whether the refund may wait for goods that their customer sends. */
const isWaitedFor = (goods: AfterWithdrawal['goods'], { itsReturn }: WithdrawnOrder): boolean =>
  WAITED_FOR.has(goods) || (goods === 'on-way' && itsReturn?.way !== 'collection');

function hasMoney(order: WithdrawnOrder): boolean {
  const { paymentStatus, heldMinor } = order;
  return (
    HAS_MONEY.has(paymentStatus) || paymentStatus === 'AUTHORIZED' || heldMinor > 0 || isPaidAtDoor(order)
  );
}

/**
 * What follows a withdrawal from an order as it stands: nothing is sent back that was never sent, and no money that never
 * came. Panels, batteries and what is no parcel are collected at the shop's cost in Poland, and in Ukraine their way and
 * its cost are agreed first, as the page of returns says. The refund waits for goods that the consumer sends, not for those
 * that the shop collects (ustawa o prawach konsumenta, art. 32). Delivery goes back with the whole contract alone (Directive 2011/83/EU,
 * art. 13 and 14). What was stated too late, or of goods that do not go back, is a request, of which staff decide: nothing is promised (`asked`). What a bank has yet to decide of, by a dispute, is promised by no day. Null where its return was refused or called off:
 * nothing comes of it.
 */
export function afterWithdrawal(order: WithdrawnOrder): AfterWithdrawal | null {
  const { itsReturn } = order;
  if (itsReturn !== null && DROPPED.has(itsReturn.status) && LEFT_THE_SHOP.has(order.status)) return null;
  if (order.isLeftToStaff || itsReturn?.status === 'PENDING') return { goods: 'asked', money: 'asked' };
  const goods = goodsOf(order);
  const { isDisputed, failedMinor } = order.cardMoney;
  if (order.paymentStatus === 'REFUNDED') {
    return { goods, money: failedMinor > 0 ? 'failed' : order.isCreditOnWay ? 'soon' : 'done' };
  }
  if (!hasMoney(order)) return { goods, money: 'none' };
  if (isDisputed) return { goods, money: 'disputed' };
  if (itsReturn?.isRefunded) return { goods, money: order.isPart ? 'done-part' : 'done' };
  const money = isWaitedFor(goods, order) ? 'after-goods' : 'soon';
  const { delivery } = order;
  return { goods, money: delivery === 'back' ? money : `${money}-${delivery}` };
}
