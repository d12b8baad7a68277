import type { PaymentMethod } from '../checkout/payment-methods.ts';

/** All that decides what an order keeps of its money and what is due of it, in minor units of its currency. */
export interface OrderMoney {
  readonly totalMinor: number;
  /** What the shop holds of it on its own account: transfers, and the worth of exchanged goods that was moved to it (`orders.creditMinor`). */
  readonly heldMinor: number;
  /** The part of that which goes back. */
  readonly owedMinor: number;
  /** What card payments that were accepted for it leave once each refund of them has been made. */
  readonly cardMinor: number;
}

/** What the shop keeps of an order's money, whatever way it came, once all that goes back has gone. */
export const keptOf = ({ heldMinor, owedMinor, cardMinor }: Omit<OrderMoney, 'totalMinor'>): number =>
  heldMinor - owedMinor + cardMinor;

/**
 * What is due on an order: its total less the credit of exchanged goods and what was paid, with what was given back; never negative. Every
 * page, e-mail, proforma, card page and line of the statement asks it; whether anybody is asked for it is another question
 * (`isTransferAwaited`, `isPayable`).
 */
export const dueOf = (order: OrderMoney): number => Math.max(0, order.totalMinor - keptOf(order));

/**
 * Whether a card payment may pay what is due: at least that, and never more than cards have left to bring. What came by transfer since its page
 * was opened goes back then (`owedAfterCard`); of one that is too small its customer is asked anew, because a second page would be for the rest
 * of it.
 */
export const coversDue = (order: OrderMoney, amountMinor: number): boolean =>
  amountMinor >= dueOf(order) && amountMinor <= order.totalMinor - order.cardMinor;

/** What of the money on the shop's account goes back once a card has paid so much: as much as the card brought beyond what was due. */
export const owedAfterCard = (order: OrderMoney, amountMinor: number): number =>
  Math.min(order.heldMinor, order.owedMinor + Math.max(0, amountMinor - dueOf(order)));

/** How an order was paid, as its page and its invoice say it: by card where one brought what its credit left, though it was by transfer. */
export const paidBy = ({
  paymentMethod,
  cardMinor,
}: {
  readonly paymentMethod: PaymentMethod;
  readonly cardMinor: number;
}): PaymentMethod => (paymentMethod === 'transfer' && cardMinor > 0 ? 'card' : paymentMethod);

/** Where money of an order is that can go back. */
export interface MoneySource {
  /** The card payment that brought it; null for what is on the shop's own account. */
  readonly paymentId: string | null;
  /** What of it has no refund yet, in minor units. */
  readonly leftMinor: number;
}

/** A part of a refund, and where it is taken from. */
export interface RefundShare {
  readonly paymentId: string | null;
  readonly amountMinor: number;
}

/**
 * Takes a refund from the sources of an order's money in their order: what a card brought goes back to it first, then what came by transfer, and
 * credit last (`creditToGoBack`). Never more than there is; none for nothing.
 */
export function shareRefund(sources: readonly MoneySource[], amountMinor: number): readonly RefundShare[] {
  const shares: RefundShare[] = [];
  let leftMinor = amountMinor;
  for (const { paymentId, leftMinor: sourceMinor } of sources) {
    const partMinor = Math.min(leftMinor, Math.max(0, sourceMinor));
    if (partMinor === 0) continue;
    shares.push({ paymentId, amountMinor: partMinor });
    leftMinor -= partMinor;
  }
  return shares;
}
