import type { Database } from '../database/database.ts';
import { agreeOrder, type BeforeOrder, type OrderNeeds } from './agree-order.ts';
import { checkOffers, Refused, type Refusal } from './check-order.ts';
import { daysTakenMeanwhile } from './days-taken-meanwhile.ts';
import { claimKey, shareOrder } from './idempotency.ts';
import { orderEmail } from './order-email.ts';
import type { OrderRequest } from './order-request.ts';
import { isBookingClash } from '../rental/is-booking-clash.ts';
import { keepDaysOff } from '../rental/keep-days-off.ts';
import { findTwin, noteTelephone } from './telephone-orders.ts';
import { findEarlierOrders, isInCart, lockCheckout } from './unpaid-of-cart.ts';
import { writeOrder } from './write-order.ts';

export type PlaceOrderResult =
  /** `repeated` when it was placed before: by the idempotency key, or as the unpaid order of the same cart. */
  | { readonly ok: true; readonly orderId: string; readonly orderNumber: string; readonly repeated: boolean }
  | ({ readonly ok: false } & Refusal);

/** The earlier orders of the cart that is ordered, or the order that this request has placed already. */
async function beforeOrder(
  transaction: Database,
  request: OrderRequest,
): Promise<BeforeOrder | Extract<PlaceOrderResult, { readonly ok: true }>> {
  const { cart, telephone, seenTotalMinor } = request;
  if (cart || telephone) await lockCheckout(transaction, request);
  const claim = await claimKey(transaction, request);
  const placed = claim.kind === 'placed' ? claim : null;
  const placedMinor = placed?.totalMinor ?? null;
  const isTotalOther = placedMinor !== null && placedMinor !== (seenTotalMinor ?? placedMinor);
  // A cart whose order was cancelled, or whose prices are others by now, can be ordered again; an API's key stands for one order at one total for good.
  if (isTotalOther && !cart && !telephone) throw new Refused({ reason: 'idempotency-key-reused' });
  if (placed && !(cart && (placed.isCancelled || isTotalOther))) {
    return { ok: true, ...placed.order, repeated: true };
  }
  if (claim.kind === 'reused') throw new Refused({ reason: 'idempotency-key-reused' });
  const earlier = await findEarlierOrders(transaction, request);
  // An order that does not give way is the one order of its key, at its own total.
  const isReplaced =
    earlier.kind === 'other' && earlier.replaced.some(({ order }) => order.id === placed?.order.orderId);
  if (placed && !placed.isCancelled && !isReplaced) return { ok: true, ...placed.order, repeated: true };
  const same = earlier.kind === 'same' ? earlier.order : await findTwin(transaction, request);
  if (same) {
    const { id: orderId, orderNumber: number } = same;
    await shareOrder(transaction, request, orderId);
    return { ok: true, orderId, orderNumber: number, repeated: true };
  }
  if (request.limitedForSeconds !== undefined) {
    throw new Refused({ reason: 'rate-limited', retryAfterSeconds: request.limitedForSeconds });
  }
  if (cart && !(await isInCart(transaction, { request, cart }))) {
    throw new Refused({ reason: 'cart-changed' });
  }
  return { replaced: earlier.kind === 'other' ? earlier.replaced : [] };
}

async function place(
  transaction: Database,
  request: OrderRequest,
  { rules, countEmail }: OrderNeeds,
): Promise<PlaceOrderResult> {
  const before = await beforeOrder(transaction, request);
  if ('ok' in before) return before;
  const isRented = request.lines.some(({ rental }) => rental !== null);
  if (isRented && !(await keepDaysOff(transaction))) throw new Refused({ reason: 'days-off-changed' });
  const order = await agreeOrder(transaction, request, { rules, countEmail, ...before });
  const email = orderEmail(order);
  const userId = request.user?.id ?? null;
  const counted = await countEmail(transaction, { recipient: email.recipient, userId });
  if (!counted.ok) {
    throw new Refused({ reason: 'rate-limited', retryAfterSeconds: counted.retryAfterSeconds });
  }
  await writeOrder(transaction, order, email);
  await noteTelephone(transaction, order);
  return { ok: true, orderId: order.orderId, orderNumber: order.orderNumber, repeated: false };
}

/**
 * Places an order (C §4, R17): prices it afresh, takes stock and writes order, lines, history and e-mail in one
 * transaction. A repeated idempotency key answers with the order that it placed, unless a checkout page shows another total by now and that order still waits for its card; one of the API with another total is refused. An order from a checkout page is the
 * unpaid card order of the same cart if nothing of it changed, and takes its place otherwise (R17a). Refusals write nothing.
 */
export const placeOrder =
  (database: Database, needs: OrderNeeds) =>
  async (request: OrderRequest): Promise<PlaceOrderResult> => {
    try {
      checkOffers(request, needs.rules);
      const attempt = () => database.transaction((transaction) => place(transaction, request, needs));
      // Staff booked a machine after it was chosen: what is free is looked up anew.
      return await attempt().catch((error: unknown) =>
        isBookingClash(error) ? attempt() : Promise.reject(error),
      );
    } catch (error) {
      if (error instanceof Refused) return { ok: false, ...error.refusal };
      const refusal = isBookingClash(error) ? await daysTakenMeanwhile(database, request) : null;
      if (refusal !== null) return { ok: false, ...refusal };
      throw error;
    }
  };
