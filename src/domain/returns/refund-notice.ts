import { HAS_MONEY } from '../orders/payment-status.ts';
import { creditToGoBack, type HeldMoney } from './exchange-money.ts';
import { bankNotice, type BankNotice, type CardMoney } from '../payments/card-money.ts';

/**
 * What a customer is told of the money for goods that came back: it goes to the card, to the account that it came from, or,
 * paid at the door, to one that has to be named; it was returned before; it is written of later; there was none; or a bank decides of it,
 * or took it (`BankNotice`), or it was the worth of exchanged goods and goes the way on which those were paid (`credit`).
 * Texts are the messages `mail.order.money.{way}`.
 */
export interface RefundNotice {
  readonly way:
    | 'card'
    | 'transfer'
    | 'pod'
    | 'refunded'
    | 'later'
    | 'none'
    | 'credit'
    | 'creditAndPaid'
    | BankNotice['way'];
  /** In minor units; zero where no sum is told. */
  readonly amountMinor: number;
  /** What goes back besides, to the account that it came from; absent for none. */
  readonly paidMinor?: number;
}

/** What to tell of the money for goods that have just come back. Amounts in minor units. */
export function refundNotice({
  order,
  hasArrived,
  refundMinor,
  worthMinor,
  byHand,
}: {
  readonly order: {
    readonly paymentMethod: string;
    readonly paymentStatus: string;
    readonly totalMinor: number;
    readonly cardMoney: CardMoney;
  } & HeldMoney;
  /** Whether it was handed over before: what is paid at the door was paid then. */
  readonly hasArrived: boolean;
  /** What goes back now. */
  readonly refundMinor: number;
  /** What the goods that came back now were worth. */
  readonly worthMinor: number;
  /** Whether the shop transfers it, and no card is refunded. */
  readonly byHand: boolean;
}): RefundNotice {
  const { paymentMethod, paymentStatus, totalMinor, cardMoney } = order;
  const isPod = paymentMethod === 'pod';
  const creditMinor = Math.min(refundMinor, creditToGoBack(order));
  if (creditMinor > 0) {
    const paidMinor = refundMinor - creditMinor;
    return { way: paidMinor > 0 ? 'creditAndPaid' : 'credit', amountMinor: creditMinor, paidMinor };
  }
  if (refundMinor > 0) {
    const way = isPod ? 'pod' : 'transfer';
    const toCard = cardMoney.isDisputed ? 'disputed' : 'card';
    return { way: byHand ? way : toCard, amountMinor: refundMinor };
  }
  const byBank = bankNotice(order);
  if (paymentStatus === 'REFUNDED' && byBank !== null) return byBank;
  if (paymentStatus === 'REFUNDED') return { way: 'refunded', amountMinor: totalMinor };
  if (HAS_MONEY.has(paymentStatus)) return { way: 'later', amountMinor: 0 };
  return isPod && hasArrived ? { way: 'pod', amountMinor: worthMinor } : { way: 'none', amountMinor: 0 };
}

/** What became of the refunds of an order, in minor units: no sum is in another. */
export interface OrderRefunds {
  /** What the shop sent, and did not come back. */
  readonly returnedMinor: number;
  /** What was moved to the orders of what replaces exchanged goods. */
  readonly movedMinor: number;
  /** What a bank took back for the customer. */
  readonly takenMinor: number;
  /** What a bank sent back, and staff are to send in another way. */
  readonly failedMinor: number;
  /** What is still to go to cards. */
  readonly toCardMinor: number;
  /** What goes to cards only if a bank, which decides of a dispute, leaves it with the shop. */
  readonly disputedMinor: number;
  /** What is still to go to an account of the customer's. */
  readonly toAccountMinor: number;
  /** What is still to go back, as the worth of exchanged goods, by the order that they were of. */
  readonly creditMinor: number;
}
