import { WAITS_FOR_MONEY } from '../payments/decide-transfer.ts';
import { dueOf, keptOf, type OrderMoney } from '../payments/order-money.ts';
import type { SessionStatus } from '../payments/session-status.ts';

/** Whether an order's money has come, apart from the order's own status. Messages `paymentStatus.{status}`. */
export const PAYMENT_STATUSES = [
  'UNPAID',
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'FAILED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * From each payment status the ones that may follow. A failed payment may be tried again on the same order (R17a), and
 * parts may be refunded more than once.
 */
export const PAYMENT_TRANSITIONS = {
  UNPAID: ['AUTHORIZED', 'PAID', 'FAILED'],
  AUTHORIZED: ['PAID', 'FAILED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  FAILED: ['AUTHORIZED', 'PAID'],
} as const satisfies Readonly<Record<PaymentStatus, readonly PaymentStatus[]>>;

/**
 * What is said of an order's money: null where that would be nothing or wrong, because it ended without any, because its
 * delivery has no price yet and nothing can be paid before, because exchanged goods have yet to pay it, or because its bank looks at a payment (`session`, the latest page) after another that failed. `MOVED` is of money that only pays what replaces exchanged goods (`isOnlyMoved`): nobody got it back.
 */
export function shownPaymentStatus(
  order: {
    readonly status: string;
    readonly paymentStatus: string;
    readonly awaitsCredit?: boolean;
    readonly isOnlyMoved?: boolean;
    readonly shippingMinor?: number | null;
  },
  session: SessionStatus | null,
): PaymentStatus | 'MOVED' | null {
  const known = PAYMENT_STATUSES.find((each) => each === order.paymentStatus) ?? null;
  if (known === 'UNPAID' && (order.awaitsCredit === true || order.shippingMinor === null)) return null;
  if (known === 'UNPAID' && (order.status === 'CANCELLED' || order.status === 'RETURNED')) return null;
  if ((known === 'PARTIALLY_REFUNDED' || known === 'REFUNDED') && order.isOnlyMoved === true) return 'MOVED';
  return known === 'FAILED' && session === 'PROCESSING' ? null : known;
}

/**
 * Whether an order's customer has paid, at the door, though the carrier has not handed the money on: the invoice of such an
 * order says so too.
 */
export const isPaidAtDoor = ({
  status,
  paymentMethod,
  paymentStatus,
}: {
  readonly status: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
}): boolean =>
  paymentMethod === 'pod' && paymentStatus === 'UNPAID' && (status === 'DELIVERED' || status === 'COMPLETED');

/**
 * What has come of an order that is paid in part, and what its customer has still to pay, in minor units; null for
 * every other order: nothing came, all came, a carrier has the money, or the order ended.
 */
export function paidInPart(
  order: Parameters<typeof isPaidAtDoor>[0] & OrderMoney,
): { readonly receivedMinor: number; readonly missingMinor: number } | null {
  const { status, paymentStatus } = order;
  const receivedMinor = keptOf(order);
  const isOver = status === 'CANCELLED' || status === 'RETURNED' || isPaidAtDoor(order);
  if (receivedMinor <= 0 || isOver || !WAITS_FOR_MONEY.has(paymentStatus)) return null;
  return { receivedMinor, missingMinor: dueOf(order) };
}

/** The payment statuses of an order whose money came, whatever of it went back since. */
export const HAS_MONEY: ReadonlySet<string> = new Set<PaymentStatus>([
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);
