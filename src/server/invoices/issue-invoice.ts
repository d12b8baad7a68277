import { randomUUID } from 'node:crypto';
import type { InferSelectModel } from 'drizzle-orm';
import { documentSeries } from '../../domain/invoices/document-number.ts';
import type { Invoice } from '../../domain/invoices/sales-document.ts';
import { dayIn } from '../../domain/locale/market.ts';
import { paidBy } from '../../domain/payments/order-money.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../notifications/announce.ts';
import { withCardMoney } from '../orders/kept-after-refunds.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import type { orders } from '../orders/tables.ts';
import { amountsOfOrder, partiesOf } from './invoice-contents.ts';
import { issueCorrection } from './issue-correction.ts';
import { issuedDocuments } from './issued-documents.ts';
import { marketDay, nextNumber } from './document-number.ts';
import { salesDocuments } from './tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** Why there is an invoice now: the money came, or the goods were handed over to be paid at the door. */
type Occasion = 'paid' | 'delivered';

/** An invoice that came down because a payment had been recorded by mistake says all again once there is a reason for it. */
const restoreInvoice = (transaction: Database, order: OrderRow, occasion: Occasion) =>
  issueCorrection(transaction, order, {
    refundId: randomUUID(),
    keptMinor: order.totalMinor,
    reason: messagesOf(order.locale).translate(`invoice.reason.${occasion}`),
    mayRise: true,
  });

/**
 * Issues the invoice of an order that has just been paid or handed over, inside the transaction that notes it and holds the
 * lock of its row; answers its number. An order has one: asked again it answers with the same, brought up to the order's total where it was
 * corrected below it, so whatever says twice that an order is paid does no harm. Call it last, because the number's series stays locked until the transaction ends.
 */
export async function issueInvoice(
  transaction: Database,
  order: OrderRow,
  occasion: Occasion,
): Promise<string> {
  const orderId = order.id;
  const [issued] = await issuedDocuments(transaction, orderId);
  if (issued) {
    await restoreInvoice(transaction, order, occasion);
    return issued.number;
  }
  const { market, timeZone, issuedAt, today } = await marketDay(transaction, order.currency);
  const parties = await partiesOf(transaction, order);
  const items = (await orderItemsOf(transaction, [orderId])).get(orderId) ?? [];
  const invoiced = {
    order,
    kind: 'invoice',
    occasion: `invoice:${orderId}`,
    email: null,
    sms: null,
  } as const;
  await announce(transaction, [invoiced]);
  const series = documentSeries({ kind: 'invoice', market, year: Number(today.slice(0, 4)) });
  const { sequence, number } = await nextNumber(transaction, series);
  const content: Invoice = {
    version: 1,
    kind: 'invoice',
    locale: order.locale,
    number,
    issuedOn: today,
    ...(occasion === 'delivered' && { soldOn: today }),
    dueOn: order.paymentDueOn ?? today,
    paidOn: today,
    orderNumber: order.orderNumber,
    orderedOn: dayIn(timeZone, order.createdAt),
    paymentMethod: paidBy(await withCardMoney(transaction, order)),
    ...parties,
    figures: amountsOfOrder(order, items),
  };
  await transaction
    .insert(salesDocuments)
    .values({ orderId, kind: 'invoice', series, sequence, number, content, issuedAt });
  return number;
}
