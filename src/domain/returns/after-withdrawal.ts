import type { FreightLine } from '../checkout/freight.ts';
import { quotedDelivery } from '../checkout/shipping-rules.ts';
import type { Market } from '../locale/market.ts';
import { ENDED } from '../orders/order-status.ts';
import type { CardMoney } from '../payments/card-money.ts';
import { HAS_MONEY, isPaidAtDoor } from '../orders/payment-status.ts';

/** Power stations: parcels by size, but dangerous goods (ADR, class 9). The ids of R11. */
const POWER_STATIONS: ReadonlySet<number> = new Set([9, 10]);

/** A bought line of an order that was withdrawn from. */
export interface WithdrawnLine extends Omit<FreightLine, 'isRental'> {
  readonly categoryId: number;
}

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
    | 'parcel'
    | 'dangerous'
    | 'collected'
    | 'agreed';
  readonly money:
    | 'none'
    | 'done'
    | 'soon'
    | 'soon-part'
    | 'after-goods'
    | 'after-goods-part'
    | 'disputed'
    | 'failed';
}

interface WithdrawnOrder {
  /** Whether goods were named: the rest of the order stands, and its delivery with it. */
  readonly isPart: boolean;
  readonly status: string;
  readonly paymentStatus: string;
  readonly paymentMethod: string;
  /** What the shop holds of it by transfers, in minor units. */
  readonly heldMinor: number;
  readonly cardMoney: CardMoney;
  readonly market: Market;
  readonly lines: readonly WithdrawnLine[];
}

const LEFT_THE_SHOP: ReadonlySet<string> = new Set(['SHIPPED', 'DELIVERED', 'COMPLETED']);

/** How goods travel back: as a parcel, as one of dangerous goods, collected by the shop, or on a way that is agreed first. */
export type GoodsTransport = 'parcel' | 'dangerous' | 'collected' | 'agreed';

/**
 * How some lines of an order travel back. Panels, batteries and what is no parcel are collected in Poland, and in Ukraine their way is
 * agreed first.
 */
export function transportOf(lines: readonly WithdrawnLine[], market: Market): GoodsTransport {
  const isNoParcel =
    quotedDelivery(lines.map((line) => ({ ...line, isRental: false }))) !== null ||
    lines.some(({ freight }) => freight.panelPowerW > 0 || freight.batteriesCount > 0);
  if (isNoParcel) return market === 'PL' ? 'collected' : 'agreed';
  return lines.some(({ categoryId }) => POWER_STATIONS.has(categoryId)) ? 'dangerous' : 'parcel';
}

function goodsOf({ status, isPart, market, lines }: WithdrawnOrder): AfterWithdrawal['goods'] {
  if (status === 'RETURNED') return 'back';
  if (status === 'CANCELLED') return 'cancelled';
  if (!LEFT_THE_SHOP.has(status)) return isPart ? 'not-sent-part' : 'not-sent';
  return transportOf(lines, market);
}

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
 * art. 13 and 14). What a bank has yet to decide of, by a dispute, is promised by no day.
 */
export function afterWithdrawal(order: WithdrawnOrder): AfterWithdrawal {
  const goods = goodsOf(order);
  const { isDisputed, failedMinor } = order.cardMoney;
  if (order.paymentStatus === 'REFUNDED') return { goods, money: failedMinor > 0 ? 'failed' : 'done' };
  if (!hasMoney(order)) return { goods, money: 'none' };
  if (isDisputed) return { goods, money: 'disputed' };
  const isWaiting = goods === 'parcel' || goods === 'dangerous' || goods === 'agreed';
  const money = isWaiting ? 'after-goods' : 'soon';
  return { goods, money: order.isPart && !ENDED.has(order.status) ? `${money}-part` : money };
}
