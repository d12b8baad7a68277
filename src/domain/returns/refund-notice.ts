import { HAS_MONEY } from '../orders/payment-status.ts';

/**
 * What a customer is told of the money for goods that came back: it goes to the card, to the account that it came from, or,
 * paid at the door, to one that has to be named; it was returned before; it is written of later; there was none.
 * Texts are the messages `mail.order.money.{way}`.
 */
export interface RefundNotice {
  readonly way: 'card' | 'transfer' | 'pod' | 'refunded' | 'later' | 'none';
  /** In minor units; zero where no sum is told. */
  readonly amountMinor: number;
}

/** What to tell of the money for goods that have just come back. Amounts in minor units. */
export function refundNotice({
  order: { paymentMethod, paymentStatus, totalMinor },
  hasArrived,
  refundMinor,
  worthMinor,
  byHand,
}: {
  readonly order: {
    readonly paymentMethod: string;
    readonly paymentStatus: string;
    readonly totalMinor: number;
  };
  /** Whether it was handed over before: what is paid at the door was paid then. */
  readonly hasArrived: boolean;
  /** What goes back now. */
  readonly refundMinor: number;
  /** What the goods that came back now were worth. */
  readonly worthMinor: number;
  /** Whether the shop transfers it, and no card is refunded. */
  readonly byHand: boolean;
}): RefundNotice {
  const isPod = paymentMethod === 'pod';
  if (refundMinor > 0) {
    const way = isPod ? 'pod' : 'transfer';
    return { way: byHand ? way : 'card', amountMinor: refundMinor };
  }
  if (paymentStatus === 'REFUNDED') return { way: 'refunded', amountMinor: totalMinor };
  if (HAS_MONEY.has(paymentStatus)) return { way: 'later', amountMinor: 0 };
  return isPod && hasArrived ? { way: 'pod', amountMinor: worthMinor } : { way: 'none', amountMinor: 0 };
}

/** What went back of an order's money, and what is still to go back, in minor units: to cards, and to an account of the customer's. */
export interface OrderRefunds {
  readonly returnedMinor: number;
  readonly toCardMinor: number;
  readonly toAccountMinor: number;
}
