import { eq, inArray } from 'drizzle-orm';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { isToldBySms, type NotificationKind } from '../../domain/notifications/notification.ts';
import { carrierName } from '../../domain/orders/carriers.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { lastTracking, leftToSend } from '../../domain/orders/shipments.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import type { EmailOrder } from '../emails/email-order.ts';
import { orderEmail } from '../emails/order-email.ts';
import { topicOfStep, type OrderStep } from '../emails/order-step.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import { announce, type Announcement } from '../notifications/announce.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import type { Email } from '../outbox/email.ts';
import { emails } from '../outbox/tables.ts';
import { orderViewsOf } from './order-views-of.ts';
import { orders } from './tables.ts';

/**
 * What a text message says of an order, in the order's language; null for what is not told so. It holds the number of the order and of the
 * parcel, and neither names nor amounts nor a link: links in messages of shops are what fraud looks like.
 */
function smsOfOrder(order: OrderView, kind: NotificationKind | null): Announcement['sms'] {
  if (kind === null || !isToldBySms(kind)) return null;
  const { locale, orderNumber: number, currency, shipments, paymentDueOn, items } = order;
  const t = messagesOf(locale).translate;
  const topic = rentedLines(items) === 'all' ? 'leases' : 'orders';
  const tracking = lastTracking(shipments);
  if ((kind === 'shipped' || kind === 'part-shipped' || kind === 'tracking-corrected') && tracking !== null) {
    const parcel = { carrier: carrierName(tracking.carrier)[locale], parcel: tracking.number };
    return { topic, text: t(`sms.${kind}.tracked`, { number, ...parcel }) };
  }
  if (kind === 'payment-reminder' && paymentDueOn !== null) {
    const date = formatDate(paymentDueOn, locale, timeZoneOf(marketOf(currency)), 'short');
    return { topic, text: t('sms.payment-reminder.until', { number, date }) };
  }
  return { topic, text: t(`sms.${kind}`, { number }) };
}

/** A step of an order as it is announced; `each` tells apart what is done to an order more than once. */
export function stepAnnouncement(
  order: OrderView & Pick<EmailOrder, 'goodsReturn' | 'deliveryQuote' | 'unsent'>,
  step: OrderStep,
  each = '',
): Announcement {
  const letter = orderEmail(order, step, order.userId);
  const occasion = each === '' ? letter.occasion : `${letter.occasion}:${each}`;
  const kind = step === 'link' ? null : step;
  const email = { ...letter, topic: topicOfStep(step, order) };
  return { order, kind, occasion, email, sms: smsOfOrder(order, kind) };
}

/** Money that went back, as it is announced with its e-mail. */
export const refundAnnouncement = (order: OrderView, email: Email): Announcement => ({
  order,
  kind: 'refunded',
  occasion: email.occasion,
  email: { ...email, topic: 'required' },
  sms: smsOfOrder(order, 'refunded'),
});

/**
 * Tells the customers of these orders of a step, each once, as the orders stand in this transaction; the same number of queries
 * whatever theirs. What was told before stays as it was, and what a customer refused is not written.
 */
export async function announceStep(
  transaction: Database,
  orderIds: readonly string[],
  step: OrderStep,
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const views = await orderViewsOf(transaction, rows);
  await announce(
    transaction,
    views.map((order) => stepAnnouncement(order, step)),
  );
}

/** Tells the customer of an order of the parcel that was just handed over while others are to follow; once for each parcel. */
export async function announcePart(transaction: Database, orderId: string): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  const shown = { ...order, unsent: leftToSend(order) };
  await announce(transaction, [stepAnnouncement(shown, 'part-shipped', String(order.shipments.length))]);
}

/** Tells the customer of an order of the corrected number of a parcel; of each correction once. */
export async function announceCorrection(
  transaction: Database,
  { orderId, position }: { readonly orderId: string; readonly position: number },
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  // Messages are about the last parcel.
  const isCorrected = (parcel: { readonly position: number }) => parcel.position === position;
  const { shipments, events } = order;
  const shown = [...shipments.filter((parcel) => !isCorrected(parcel)), ...shipments.filter(isCorrected)];
  const times = events.filter(({ reason }) => reason === 'tracking-corrected').length;
  await announce(transaction, [
    stepAnnouncement({ ...order, shipments: shown }, 'tracking-corrected', String(times)),
  ]);
}

/**
 * Tells the customer of a step that anybody may have caused who knows the address, unless it was told before. The e-mail is not
 * written beyond the limit of e-mails to the recipient, and there is no text message: customers know what they do themselves. `each` tells
 * apart the occasions of one step.
 */
export async function announceCountedStep(
  transaction: Database,
  {
    orderId,
    step,
    countEmail,
    each,
  }: {
    readonly orderId: string;
    readonly step: OrderStep;
    readonly countEmail: CountEmail;
    readonly each?: string;
  },
): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) return;
  const announcement = { ...stepAnnouncement(order, step, each), sms: null };
  const { occasion } = announcement;
  const { email: recipient } = order.shippingAddress;
  if (!(await announce(transaction, [announcement])).has(occasion)) return;
  const counted = await countEmail(transaction, { recipient, userId: order.userId });
  if (!counted.ok) await transaction.delete(emails).where(eq(emails.occasion, occasion));
}
