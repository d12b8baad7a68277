import { eq } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { exchangeKind, isToldBySms, returnKind } from '../../domain/notifications/notification.ts';
import { EXCHANGE_NEWS, type ExchangeNews } from '../../domain/returns/exchange-news.ts';
import type { ExchangeSummary } from '../../domain/returns/exchange-view.ts';
import { RETURN_NEWS, type ReturnNews } from '../../domain/returns/return-news.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import { announce } from '../notifications/announce.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { exchangeEmail } from './exchanges/exchange-emails.ts';
import { returnViewOf } from './find-return.ts';
import { returnEmail } from './return-emails.ts';
import { returns } from './tables.ts';

/** The order of a replacement of which something is still to be paid; null for none. */
async function unpaidReplacement(transaction: Database, { order }: ExchangeSummary) {
  if (order?.due == null) return null;
  const rows = await transaction.select().from(orders).where(eq(orders.id, order.id));
  return (await orderViewsOf(transaction, rows))[0] ?? null;
}

/** What is written of a step: of an exchange in its own words. Null for what only exchanges are told of. */
async function written(
  transaction: Database,
  view: ReturnView,
  {
    order,
    news,
    amountMinor,
  }: {
    readonly order: OrderView;
    readonly news: ReturnNews | ExchangeNews;
    readonly amountMinor: number;
  },
) {
  const { exchange } = view;
  const ofExchange = EXCHANGE_NEWS.find((each) => each === news);
  if (exchange !== null && ofExchange !== undefined) {
    const told = { found: view, exchange, turn: view.exchangeEvents.length };
    const replacement = await unpaidReplacement(transaction, exchange);
    const letter = exchangeEmail({ ...told, replacement }, order, ofExchange);
    return { letter, kind: exchangeKind(ofExchange), number: exchange.number };
  }
  const own = RETURN_NEWS.find((each) => each === news);
  if (own === undefined) return null;
  return { letter: returnEmail(view, order, own, amountMinor), kind: returnKind(own), number: view.number };
}

/**
 * Tells the customer of a return what happened to it, or to its exchange, once, as it stands in this transaction: by e-mail, by the bell and by
 * text message. `amountMinor` is the sum that is told of its own. What is acknowledged by the receipt of a withdrawal has no e-mail of its own (`hasEmail` false).
 */
export async function announceReturn(
  transaction: Database,
  returnId: string,
  news: ReturnNews | ExchangeNews,
  { hasEmail = true, amountMinor = 0 }: { readonly hasEmail?: boolean; readonly amountMinor?: number } = {},
): Promise<void> {
  const [found] = await transaction
    .select({ row: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (!found) return;
  const [order] = await orderViewsOf(transaction, [found.order]);
  if (!order) return;
  const told = await written(transaction, await returnViewOf(transaction, found), {
    order,
    news,
    amountMinor,
  });
  if (told === null) return;
  const { letter, kind, number } = told;
  const t = messagesOf(order.locale).translate;
  await announce(transaction, [
    {
      order,
      returnId,
      kind,
      occasion: letter.occasion,
      email: hasEmail ? { ...letter, topic: 'required' } : null,
      sms: hasEmail && isToldBySms(kind) ? { topic: 'orders', text: t(`sms.${kind}`, { number }) } : null,
    },
  ]);
}
