import { asc, eq, max, sql, type InferSelectModel } from 'drizzle-orm';
import { isWithinLimit, type PayOnDeliveryLimits } from '../../domain/checkout/payment-methods.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import { money, subtract } from '../../domain/money/money.ts';
import { DELIVERY_QUOTED } from '../../domain/orders/payable-since.ts';
import type { DeliveryForm } from '../../domain/quotes/quote-forms.ts';
import { mayQuoteDelivery, totalsWithDelivery } from '../../domain/quotes/quotable-delivery.ts';
import { amountInWords, recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { announce } from '../notifications/announce.ts';
import { stepAnnouncement } from '../orders/announce-step.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { paymentDue } from '../orders/payment-due.ts';
import { settleFreeOrder } from '../orders/settle-free-order.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { isBeingPaid } from '../payments/being-paid.ts';
import { deliveryQuotes } from './tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

export type DeliveryQuoted =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false;
      /**
       * `not-quotable`: paid, cancelled, or never to be quoted; `quote-changed`: somebody answered meanwhile;
       * `being-paid`: its customer is on the bank's page with the amount of before or was a moment ago, or has
       * sent a part of it;
       * `above-pod-limit`: an order paid on delivery would come to more than is allowed for that.
       */
      readonly reason:
        | 'order-not-found'
        | 'not-quotable'
        | 'quote-changed'
        | 'being-paid'
        | 'above-pod-limit';
    };

async function newestVersion(transaction: Database, orderId: string): Promise<number> {
  const [row] = await transaction
    .select({ version: max(deliveryQuotes.version) })
    .from(deliveryQuotes)
    .where(eq(deliveryQuotes.orderId, orderId));
  return row?.version ?? 0;
}

async function totalsBy(
  transaction: Database,
  order: OrderRow,
  shippingMinor: number,
): Promise<CheckoutTotals> {
  const items = await transaction
    .select({ lineMinor: orderItems.lineMinor })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return totalsWithDelivery({ ...order, linesMinor: items.map(({ lineMinor }) => lineMinor) }, shippingMinor);
}

async function reprice(
  transaction: Database,
  order: OrderRow,
  { totals, quote }: { totals: CheckoutTotals; quote: DeliveryForm },
): Promise<OrderRow> {
  const [priced] = await transaction
    .update(orders)
    .set({
      shippingMinor: totals.shipping.minor,
      deliveryMinDays: quote.minDays,
      deliveryMaxDays: quote.maxDays,
      taxMinor: totals.tax.minor,
      totalMinor: totals.total.minor,
      ...paymentDue(order),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!priced) throw new Error('The order is gone');
  return priced;
}

async function tellCustomer(transaction: Database, orderId: string, quote: DeliveryForm): Promise<void> {
  const rows = await transaction.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await orderViewsOf(transaction, rows);
  if (!order) throw new Error('The order is gone');
  const told = { ...order, deliveryQuote: quote };
  await announce(transaction, [stepAnnouncement(told, 'delivery-quoted', String(quote.version + 1))]);
}

/**
 * Sets the price of an order's delivery (R10): a new version of it, the order's totals by the formula of every order,
 * the time to pay from now on, history and e-mail, in one transaction. Until it is paid it may be set anew; `version` is
 * the newest that staff saw. An order that comes to nothing with it is settled.
 */
export const quoteDelivery =
  (database: Database, rules: { readonly payOnDeliveryLimits: PayOnDeliveryLimits }) =>
  (asked: { orderId: string; quote: DeliveryForm; staffId: string }): Promise<DeliveryQuoted> =>
    database.transaction(async (transaction) => {
      const { orderId, quote, staffId } = asked;
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const newest = await newestVersion(transaction, orderId);
      if (!mayQuoteDelivery(order, newest)) return { ok: false, reason: 'not-quotable' };
      if (quote.version !== newest) return { ok: false, reason: 'quote-changed' };
      if (order.heldMinor > 0 || (await isBeingPaid(transaction, orderId)))
        return { ok: false, reason: 'being-paid' };
      const { shippingMinor, minDays, maxDays, note } = quote;
      const totals = await totalsBy(transaction, order, shippingMinor);
      const beforeFee = subtract(totals.total, totals.paymentFee);
      if (order.paymentMethod === 'pod' && !isWithinLimit(beforeFee, rules.payOnDeliveryLimits))
        return { ok: false, reason: 'above-pod-limit' };
      const version = newest + 1;
      const actor = `staff:${staffId}`;
      await transaction
        .insert(deliveryQuotes)
        .values({ orderId, version, shippingMinor, minDays, maxDays, note, actor });
      const priced = await reprice(transaction, order, { totals, quote });
      const { status } = order;
      await transaction
        .insert(orderEvents)
        .values({ orderId, fromStatus: status, toStatus: status, actor, reason: DELIVERY_QUOTED });
      const said = (minor: number | null) =>
        minor === null ? '' : amountInWords(money(minor, order.currency));
      await recordOrderChange(transaction, {
        order,
        actor,
        action: 'delivery-quoted',
        changes: {
          deliveryFee: [said(order.shippingMinor), said(shippingMinor)],
          deliveryDays: [
            newest === 0 ? '' : `${order.deliveryMinDays ?? ''}–${order.deliveryMaxDays ?? ''}`,
            `${minDays}–${maxDays}`,
          ],
        },
      });
      await tellCustomer(transaction, orderId, quote);
      await settleFreeOrder(transaction, priced);
      return { ok: true, version };
    });
