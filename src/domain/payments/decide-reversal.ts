import { ENDED, SENT } from '../orders/order-status.ts';
import type { PaymentStatus } from '../orders/payment-status.ts';
import { unowedRefunds, WAITS_FOR_MONEY } from './decide-transfer.ts';

/** What is known when staff take a line of the statement back. Amounts in minor units of the order's currency. */
export interface ReversalQuestion {
  readonly line: { readonly direction: 'in' | 'out'; readonly amountMinor: number };
  readonly order: {
    readonly status: string;
    readonly paymentStatus: PaymentStatus;
    readonly paymentMethod: string;
    readonly totalMinor: number;
    /** What the shop holds of it by transfers, and the part of that which is to go back. */
    readonly heldMinor: number;
    readonly owedMinor: number;
  };
  /** Refunds of its transfers that staff created and have not made yet. */
  readonly refundsMinor: number;
  /** What the shop has of the order's own money. */
  readonly keptMinor: number;
  /** The part of that which cards brought. */
  readonly cardMinor: number;
  /** Whether a card paid it: then no transfer is a part of that money. */
  readonly isPaidByCard: boolean;
}

export type Reversal =
  | {
      readonly ok: true;
      readonly heldMinor: number;
      readonly owedMinor: number;
      /** What stays of the refunds that staff created, though they be owed only once the order is paid again. */
      readonly refundsMinor: number;
      readonly paymentStatus: PaymentStatus;
      /** Whether the order goes back to waiting for its money: it is prepared only because of the mistake. */
      readonly isUnstarted: boolean;
      /** Whether it waits for money now, so that its time to pay begins anew. */
      readonly waits: boolean;
      /** Whether it waited and is paid now, by money that is still here: all follows that follows a payment. */
      readonly pays: boolean;
      /** What its invoice is to say; null where it stays. */
      readonly invoicedMinor: number | null;
    }
  | {
      readonly ok: false;
      /** Of this money some went back already: the line that says so has to be taken back before. */
      readonly reason: 'sent-back-since';
    };

/**
 * Whether a paid order is paid no more without the line: of what goes on, all that is not owed back is needed, which is its
 * total less the refunds that staff created.
 */
function lacksMoney({ line, order, keptMinor, isPaidByCard }: ReversalQuestion): boolean {
  if (isPaidByCard) return keptMinor < order.totalMinor;
  if (ENDED.has(order.status)) return keptMinor - line.amountMinor < order.totalMinor;
  return line.amountMinor > order.owedMinor;
}

/** What stays of the refunds that staff created: of a paid order all, of one that ended or waits no more than there is money for. */
function refundsLeft({ order, refundsMinor }: ReversalQuestion, owedMinor: number): number {
  if (ENDED.has(order.status)) return Math.min(refundsMinor, owedMinor);
  if (order.paymentStatus === 'PAID') return refundsMinor;
  const unowedMinor = unowedRefunds({ refundsMinor, owedMinor: order.owedMinor });
  return unowedMinor + Math.min(refundsMinor - unowedMinor, owedMinor);
}

/**
 * Money that never came: what was done because of it is undone, as far as the goods are still in the shop. It is taken off what
 * is owed back first, the over-payment and the refunds of staff: while they cover it, the order stays paid.
 */
function withoutIncome(question: ReversalQuestion): Reversal {
  const { line, order } = question;
  const { amountMinor } = line;
  const { status, paymentStatus, paymentMethod, totalMinor } = order;
  const heldMinor = order.heldMinor - amountMinor;
  if (heldMinor < 0 || paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'REFUNDED') {
    return { ok: false, reason: 'sent-back-since' };
  }
  const isEnded = ENDED.has(status);
  const isUnpaid = paymentStatus === 'PAID' && lacksMoney(question);
  const isStillPaid = paymentStatus === 'PAID' && !isUnpaid;
  const owedOfRest = Math.min(order.owedMinor, heldMinor);
  const owedOfPaid = Math.max(0, order.owedMinor - amountMinor);
  const owedMinor = isEnded || paymentStatus !== 'PAID' ? owedOfRest : owedOfPaid;
  const isUnstarted = isUnpaid && status === 'PROCESSING' && paymentMethod !== 'pod';
  // A refund that was set off whole is made by that: the invoice says no more than what is kept.
  const isSetOff = isStillPaid && !isEnded && !question.isPaidByCard && owedMinor === 0;
  const leftMinor = heldMinor + question.cardMinor;
  const invoicedOfPaid = isSetOff && leftMinor < totalMinor ? leftMinor : null;
  return {
    ok: true,
    heldMinor,
    owedMinor,
    refundsMinor: refundsLeft(question, owedMinor),
    paymentStatus: isUnpaid ? 'UNPAID' : paymentStatus,
    isUnstarted,
    waits:
      !isStillPaid && paymentMethod !== 'pod' && (isUnstarted || status === 'PENDING' || SENT.has(status)),
    pays: false,
    invoicedMinor: isUnpaid && !SENT.has(status) ? 0 : invoicedOfPaid,
  };
}

/** Money that never left: it is still here, and still owed, unless the order waits for just such money. */
function withoutReturn(question: ReversalQuestion): Reversal {
  const { line, order, refundsMinor, keptMinor, isPaidByCard } = question;
  const { amountMinor } = line;
  const { totalMinor, paymentStatus } = order;
  const heldMinor = order.heldMinor + amountMinor;
  const kept = keptMinor + (isPaidByCard ? 0 : amountMinor);
  const stays = { ok: true, heldMinor, refundsMinor, isUnstarted: false, waits: false } as const;
  if (WAITS_FOR_MONEY.has(paymentStatus) && !ENDED.has(order.status)) {
    const pays = kept >= totalMinor;
    const tooMuch = kept - totalMinor + unowedRefunds({ refundsMinor, owedMinor: order.owedMinor });
    const owedMinor = pays ? Math.min(heldMinor, tooMuch) : order.owedMinor;
    return { ...stays, owedMinor, paymentStatus, pays, invoicedMinor: null };
  }
  const wasRefunded = paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'REFUNDED';
  const asPart = kept > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  const asKept = kept >= totalMinor ? 'PAID' : asPart;
  return {
    ...stays,
    owedMinor: order.owedMinor + amountMinor,
    paymentStatus: wasRefunded ? asKept : paymentStatus,
    pays: false,
    invoicedMinor: wasRefunded ? Math.min(totalMinor, kept) : null,
  };
}

/**
 * What follows when a line of the statement was written down by mistake. An order that is not sent is where it was before;
 * one that is sent goes on and owes its money, for the goods are with the customer, and its invoice stands with the sale.
 */
export const decideReversal = (question: ReversalQuestion): Reversal =>
  question.line.direction === 'in' ? withoutIncome(question) : withoutReturn(question);

/** Whether a reversal leaves an order that goes on without the money that had paid it. */
export const losesPayment = ({ order }: ReversalQuestion, decided: Reversal): boolean =>
  decided.ok &&
  order.paymentStatus === 'PAID' &&
  decided.paymentStatus === 'UNPAID' &&
  !ENDED.has(order.status);

/**
 * The same question of an order that a card pays in the place of the transfers: as wherever a card pays, all that came by transfer
 * is owed back. Refunds that staff created are of the card's money then.
 */
export const paidByCard = (question: ReversalQuestion): ReversalQuestion => ({
  ...question,
  order: { ...question.order, owedMinor: question.order.heldMinor },
  refundsMinor: 0,
  keptMinor: question.order.totalMinor,
  isPaidByCard: true,
});
