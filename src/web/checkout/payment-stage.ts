import type { OrderView } from '../../domain/orders/order-view.ts';
import { isRefundedWhole } from '../../domain/orders/refunded-whole.ts';
import { isPayable } from '../../domain/payments/payment-page.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';

/**
 * How a placed order stands: what the customer who returns to it has to know. `processing` is in the bank's hands, `waiting`
 * may be paid, because the bank did not answer; `unpaid` is not, as far as the bank knows. `expired` was not paid in time, and its
 * cart is still there; `closed` ended otherwise, cancelled, returned, refunded or withdrawn from, or a payment of another sum is looked into: its
 * own page says how.
 */
export type PaymentStage = 'done' | 'processing' | 'waiting' | 'unpaid' | 'declined' | 'expired' | 'closed';

const HAS_NO_MONEY: ReadonlySet<string> = new Set(['UNPAID', 'FAILED']);

/** What of an order decides its stage. */
type StagedOrder = Pick<
  OrderView,
  'paymentMethod' | 'takesCard' | 'paymentStatus' | 'status' | 'shippingMinor' | 'sale' | 'unmatchedPayment'
> & {
  readonly events: readonly { readonly reason: string }[];
};

/** Whether an order was cancelled because its card was not paid by in time, with the cart untouched (R17a). */
function isExpired({ paymentMethod, paymentStatus, events }: StagedOrder): boolean {
  const isFromCart = events[0]?.reason === 'placed';
  const isOverdue = events.at(-1)?.reason === 'payment-expired';
  return paymentMethod === 'card' && HAS_NO_MONEY.has(paymentStatus) && isFromCart && isOverdue;
}

/**
 * The stage of an order; only a card has to be waited for. `session` is its latest page, null before the first one.
 * Before delivery is quoted there is nothing to pay (R10). `isAnswered` false where the bank was asked and did not answer; `isWithdrawn` where its
 * customer has withdrawn from all of it.
 */
export function paymentStage(
  order: StagedOrder,
  session: SessionStatus | null,
  { isAnswered = true, isWithdrawn = false }: { isAnswered?: boolean; isWithdrawn?: boolean } = {},
): PaymentStage {
  const { status, paymentMethod, paymentStatus, shippingMinor } = order;
  if (status === 'CANCELLED') return isExpired(order) ? 'expired' : 'closed';
  if (status === 'RETURNED' || isWithdrawn || isRefundedWhole(order)) return 'closed';
  // What may be transferred as well is done by that, unless its customer went to the bank's page.
  const isByCard = paymentMethod === 'card' || (order.takesCard && session !== null);
  if (!isByCard || !HAS_NO_MONEY.has(paymentStatus) || shippingMinor === null) return 'done';
  if (order.unmatchedPayment === 'open') return 'closed';
  if (session === 'FAILED') return 'declined';
  if (session === 'PROCESSING') return 'processing';
  return session === 'OPEN' && !isAnswered ? 'waiting' : 'unpaid';
}

/** An order as it is found for its reader, or why it is not. */
type Found<Refused> = { readonly ok: true; readonly order: OrderView } | Refused;

/** How an order is looked at. */
interface Look<Refused> {
  readonly find: () => Promise<Found<Refused>>;
  /** Whether the bank has answered. */
  readonly checkPayments: (orderId: string) => Promise<boolean>;
  readonly findPayment: (orderId: string) => Promise<SessionStatus | null>;
  /** Whether its customer has withdrawn from all of it. */
  readonly isWithdrawn: (orderId: string) => Promise<boolean>;
}

/**
 * An order and its stage; what is not settled yet is asked of the bank, whatever the address says.
 */
export async function findStagedOrder<Refused extends { readonly ok: false }>(look: Look<Refused>) {
  const found = await look.find();
  if (!found.ok) return found;
  const isWithdrawn = await look.isWithdrawn(found.order.id);
  const stage = paymentStage(found.order, null, { isWithdrawn });
  if (stage !== 'unpaid' && !(stage === 'done' && isPayable(found.order))) return { ...found, stage };
  const isAnswered = await look.checkPayments(found.order.id);
  const checked = await look.find();
  if (!checked.ok) return checked;
  const session = await look.findPayment(found.order.id);
  return { ...checked, stage: paymentStage(checked.order, session, { isAnswered }) };
}
