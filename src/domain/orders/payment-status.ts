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
 * What is said of an order's money: null where that would be nothing or wrong, because it ended without any, or because its
 * bank looks at a payment (`session`, the latest page) after another that failed.
 */
export function shownPaymentStatus(
  order: { readonly status: string; readonly paymentStatus: string },
  session: SessionStatus | null,
): PaymentStatus | null {
  const known = PAYMENT_STATUSES.find((each) => each === order.paymentStatus) ?? null;
  if (known === 'UNPAID' && (order.status === 'CANCELLED' || order.status === 'RETURNED')) return null;
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

/** The payment statuses of an order whose money came, whatever of it went back since. */
export const HAS_MONEY: ReadonlySet<string> = new Set<PaymentStatus>([
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);
