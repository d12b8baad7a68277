import { ENDED } from '../orders/order-status.ts';
import { HAS_MONEY } from '../orders/payment-status.ts';
import { transition } from '../orders/transition.ts';
import { coversDue, type OrderMoney } from './order-money.ts';
import type { PaymentEvent, PaymentEventKind } from './payment-event.ts';
import { SESSION_TRANSITIONS, type SessionStatus } from './session-status.ts';

/** What is known when an event comes in. */
export interface SettlementQuestion {
  readonly event: Pick<PaymentEvent, 'kind' | 'amountMinor' | 'currency'>;
  readonly session: SessionStatus;
  /** What the provider was asked to take on the event's page. */
  readonly payment: { readonly amountMinor: number; readonly currency: string };
  readonly order: OrderMoney & {
    readonly status: string;
    readonly paymentStatus: string;
    readonly currency: string;
  };
}

/**
 * Why a card's money goes back as soon as it came: its order is cancelled, paid already, or more is due on it than when
 * the page was opened. The e-mail about it is `mail.payment.{reason}`.
 */
export const REFUND_AT_ONCE_REASONS = ['order-cancelled', 'paid-twice', 'amount-changed'] as const;
export type RefundAtOnceReason = (typeof REFUND_AT_ONCE_REASONS)[number];

export type Settlement =
  /** The order is paid. */
  | { readonly effect: 'accept' }
  /** The money came, and is not wanted any more. */
  | { readonly effect: 'refund-due'; readonly reason: RefundAtOnceReason }
  /** The provider names another amount or currency than it was asked to take: for people to look at. */
  | { readonly effect: 'refuse' }
  /** Only the session changes, and with a failure perhaps the order's payment status. */
  | { readonly effect: 'note'; readonly session: 'PROCESSING' | 'FAILED' | 'EXPIRED' }
  /** Money went back at the provider; how much of it the shop did not ask for is to be seen. */
  | { readonly effect: 'refunded' }
  /** The customer's bank wants the money back, or has decided about it. */
  | { readonly effect: 'dispute'; readonly step: 'opened' | 'won' | 'lost' }
  /** A refund did not reach the customer: for people to send in another way. */
  | { readonly effect: 'refund-failed' }
  /** Arrived before the money that it is about; decided anew when the money comes. */
  | { readonly effect: 'wait' }
  /** Said before, or overtaken. */
  | { readonly effect: 'none' };

const SESSION_OF = {
  paid: 'PAID',
  processing: 'PROCESSING',
  failed: 'FAILED',
  expired: 'EXPIRED',
} as const satisfies Partial<Record<PaymentEventKind, SessionStatus>>;
const DISPUTE_STEP = {
  disputed: 'opened',
  'dispute-won': 'won',
  'dispute-lost': 'lost',
} as const satisfies Record<
  Exclude<PaymentEventKind, keyof typeof SESSION_OF | 'refunded' | 'refund-failed'>,
  string
>;
/** What can happen to money that came, and to no other. */
const NEEDS_MONEY: ReadonlySet<PaymentEventKind> = new Set([
  'refunded',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'refund-failed',
]);
/** The payments whose money came. */
const WAS_PAID: ReadonlySet<SessionStatus> = new Set(['PAID', 'REFUNDED']);

/**
 * What an event means for an order, whatever came before it: twice, late and out of order it comes to the same. Money is
 * taken once, and only what is due on the order (`coversDue`). Money is what equals its own payment; whether the order wants it is the
 * second question, so what comes after the order was priced anew, or lost credit of exchanged goods, goes back and is not lost. A refund or a dispute that
 * arrives before its payment waits for it.
 */
export function decideSettlement({ event, session, payment, order }: SettlementQuestion): Settlement {
  if (NEEDS_MONEY.has(event.kind) && !WAS_PAID.has(session)) return { effect: 'wait' };
  if (event.kind === 'disputed' || event.kind === 'dispute-won' || event.kind === 'dispute-lost') {
    return event.currency === payment.currency
      ? { effect: 'dispute', step: DISPUTE_STEP[event.kind] }
      : { effect: 'refuse' };
  }
  if (event.kind === 'refund-failed') {
    return { effect: event.currency === payment.currency ? 'refund-failed' : 'refuse' };
  }
  // Also of a payment of which all went back: what a bank took of it can have been refunded besides.
  if (event.kind === 'refunded') {
    return { effect: event.currency === payment.currency ? 'refunded' : 'refuse' };
  }
  const next = SESSION_OF[event.kind];
  if (!transition(SESSION_TRANSITIONS, session, next).ok) return { effect: 'none' };
  if (next !== 'PAID') return { effect: 'note', session: next };
  if (event.amountMinor !== payment.amountMinor || event.currency !== payment.currency)
    return { effect: 'refuse' };
  if (HAS_MONEY.has(order.paymentStatus)) return { effect: 'refund-due', reason: 'paid-twice' };
  if (ENDED.has(order.status)) return { effect: 'refund-due', reason: 'order-cancelled' };
  if (payment.currency !== order.currency || !coversDue(order, payment.amountMinor))
    return { effect: 'refund-due', reason: 'amount-changed' };
  return { effect: 'accept' };
}

/**
 * Whether money that came is the order's own: what pays it, and what pays a cancelled order all the same. What was paid twice, or
 * for another total, is not, whatever becomes of its refund.
 */
export const isOrderMoney = (settlement: Settlement): boolean =>
  settlement.effect === 'accept' ||
  (settlement.effect === 'refund-due' && settlement.reason === 'order-cancelled');
