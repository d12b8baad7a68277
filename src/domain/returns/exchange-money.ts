import { SENT } from '../orders/order-status.ts';
import { isRefundedWhole, type RefundedOrder } from '../orders/refunded-whole.ts';

/** How the worth of goods that came back is shared when they are exchanged, in minor units. */
export interface ExchangeSettled {
  /** What is moved to the order of the replacement. */
  readonly creditMinor: number;
  /** What goes back to the customer, as of any goods that came back. */
  readonly backMinor: number;
  /** What the replacement still misses: its customer pays it, and only then is it sent. */
  readonly dueMinor: number;
}

/**
 * Shares what goes back for exchanged goods (`worthMinor`) between the order of their replacement, which misses `missingMinor`, and the
 * customer: no more is moved than is missing, and every kopiyka is moved or goes back.
 */
export function settleExchange({
  worthMinor,
  missingMinor,
}: {
  readonly worthMinor: number;
  readonly missingMinor: number;
}): ExchangeSettled {
  const creditMinor = Math.min(worthMinor, missingMinor);
  return { creditMinor, backMinor: worthMinor - creditMinor, dueMinor: missingMinor - creditMinor };
}

/** What the shop holds of an order by transfers, in minor units. */
export interface HeldMoney {
  readonly heldMinor: number;
  /** What of that has to go back. */
  readonly owedMinor: number;
  /** What of that is the worth of exchanged goods (`orders.creditMinor`). */
  readonly creditMinor: number;
}

/**
 * What of the money that has to go back of a replacement's order goes back by the order whose goods it was the worth of, in minor units: what
 * its customer paid for the replacement itself goes first, by the way that it came, and of the credit no more than is still held.
 */
export function creditToGoBack({ heldMinor, owedMinor, creditMinor }: HeldMoney): number {
  const heldCredit = Math.min(creditMinor, heldMinor);
  return Math.max(0, Math.min(heldCredit, owedMinor - (heldMinor - heldCredit)));
}

/**
 * Where a loss of the money that was credited to the order of a replacement is taken from, in minor units: what is still held of that credit, unless the
 * goods were sent and are with their customer, and then what was moved on to what replaces them in turn.
 */
export function lossOfCredit({
  status,
  heldMinor,
  creditMinor,
  lostMinor,
}: {
  readonly status: string;
  readonly heldMinor: number;
  /** What was credited to it, wherever it is by now. */
  readonly creditMinor: number;
  readonly lostMinor: number;
}): { readonly ofHeldMinor: number; readonly ofMovedMinor: number } {
  const heldCredit = Math.min(creditMinor, heldMinor);
  const ofHeldMinor = SENT.has(status) ? 0 : Math.min(lostMinor, heldCredit);
  return { ofHeldMinor, ofMovedMinor: Math.min(lostMinor - ofHeldMinor, creditMinor - heldCredit) };
}

/** What staff have still to transfer of the money that has to go back: all of it but the credit, which goes back by itself. */
export const owedByTransfer = (order: HeldMoney): number => order.owedMinor - creditToGoBack(order);

/** How many days the price of a replacement holds that was shown when it was asked for, that day not counted. */
export const PRICE_HELD_DAYS = 14;

/** What the customer pays in addition, or below zero is refunded. Amounts in minor units. */
export const differenceOf = ({
  totalMinor,
  creditMinor,
}: {
  /** What the replacement comes to with tax and delivery. */
  readonly totalMinor: number;
  /** What the goods that go back are worth. */
  readonly creditMinor: number;
}): number => totalMinor - creditMinor;

/**
 * Whether a replacement costs what the goods that go back are worth, whatever that is by now: it is the same product. Once all money of their order
 * went back, by refunds or by a lost dispute, they are worth nothing, and the same product is bought like any other.
 */
export const isLikeForLike = (
  productId: number,
  { originalId, order }: { readonly originalId: number; readonly order: RefundedOrder },
): boolean => productId === originalId && !isRefundedWhole(order);

/**
 * What the same product costs by now in place of goods that have not been accepted, in minor units: what they are worth by now (`creditMinor`). Once all money of
 * their order went back it costs what they were sold for (`soldMinor`), whether that went back at once or in steps, which lowered its price with
 * their worth. Null where it keeps the price that it has: it is another product, or was bought like any other before. `told` is what its customer was told last.
 */
export function likeForLikePrice(
  {
    productId,
    told,
  }: {
    readonly productId: number;
    readonly told: { readonly totalMinor: number; readonly creditMinor: number };
  },
  {
    originalId,
    order,
    creditMinor,
    soldMinor,
  }: {
    readonly originalId: number;
    readonly order: RefundedOrder;
    readonly creditMinor: number;
    readonly soldMinor: number;
  },
): number | null {
  if (isLikeForLike(productId, { originalId, order })) return creditMinor;
  return productId === originalId && told.totalMinor === told.creditMinor ? soldMinor : null;
}
