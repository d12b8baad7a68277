import { SENT } from '../orders/order-status.ts';
import type { PaymentStatus } from '../orders/payment-status.ts';
import { WAITS_FOR_MONEY } from './decide-transfer.ts';

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
  /** What the shop has of the order's own money. */
  readonly keptMinor: number;
  /** Whether a card paid it: then no transfer is a part of that money. */
  readonly isPaidByCard: boolean;
}

export type Reversal =
  | {
      readonly ok: true;
      readonly heldMinor: number;
      readonly owedMinor: number;
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

const ENDED: ReadonlySet<string> = new Set(['CANCELLED', 'RETURNED']);

/** Money that never came: what was done because of it is undone, as far as the goods are still in the shop. */
function withoutIncome({ line, order, keptMinor, isPaidByCard }: ReversalQuestion): Reversal {
  const { amountMinor } = line;
  const { status, paymentStatus, paymentMethod, totalMinor, owedMinor } = order;
  const heldMinor = order.heldMinor - amountMinor;
  if (heldMinor < 0 || paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'REFUNDED') {
    return { ok: false, reason: 'sent-back-since' };
  }
  const isEnded = ENDED.has(status);
  const isUnpaid = paymentStatus === 'PAID' && keptMinor - (isPaidByCard ? 0 : amountMinor) < totalMinor;
  const isStillPaid = paymentStatus === 'PAID' && !isUnpaid;
  // What was too much goes first; an order that waits for money owes none of it back.
  const owedOfRest = isStillPaid && !isEnded ? owedMinor - amountMinor : Math.min(owedMinor, heldMinor);
  const isUnstarted = isUnpaid && status === 'PROCESSING' && paymentMethod !== 'pod';
  return {
    ok: true,
    heldMinor,
    owedMinor: isUnpaid && !isEnded ? 0 : Math.max(0, owedOfRest),
    paymentStatus: isUnpaid ? 'UNPAID' : paymentStatus,
    isUnstarted,
    waits:
      !isStillPaid && paymentMethod !== 'pod' && (isUnstarted || status === 'PENDING' || SENT.has(status)),
    pays: false,
    invoicedMinor: isUnpaid && !SENT.has(status) ? 0 : null,
  };
}

/** Money that never left: it is still here, and still owed, unless the order waits for just such money. */
function withoutReturn({ line, order, keptMinor, isPaidByCard }: ReversalQuestion): Reversal {
  const { amountMinor } = line;
  const { totalMinor, paymentStatus } = order;
  const heldMinor = order.heldMinor + amountMinor;
  const kept = keptMinor + (isPaidByCard ? 0 : amountMinor);
  const stays = { ok: true, heldMinor, isUnstarted: false, waits: false } as const;
  if (WAITS_FOR_MONEY.has(paymentStatus) && !ENDED.has(order.status)) {
    const pays = kept >= totalMinor;
    const owedMinor = pays ? Math.min(heldMinor, kept - totalMinor) : order.owedMinor;
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
