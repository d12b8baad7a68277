import { eq } from 'drizzle-orm';
import { returnKind } from '../../domain/notifications/notification.ts';
import type { ReturnNews } from '../../domain/returns/return-news.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import { isToldBySms } from '../../domain/notifications/notification.ts';
import { announce } from '../notifications/announce.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { returnViewOf } from './find-return.ts';
import { returnEmail } from './return-emails.ts';
import { returns } from './tables.ts';

/**
 * Tells the customer of a return what happened to it, once, as it stands in this transaction: by e-mail, by the bell and by text message. What is
 * acknowledged by the receipt of a withdrawal has no e-mail of its own (`hasEmail` false).
 */
export async function announceReturn(
  transaction: Database,
  returnId: string,
  news: ReturnNews,
  { hasEmail = true }: { readonly hasEmail?: boolean } = {},
): Promise<void> {
  const [found] = await transaction
    .select({ row: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, returnId));
  if (!found) return;
  const [order] = await orderViewsOf(transaction, [found.order]);
  if (!order) return;
  const view = await returnViewOf(transaction, found);
  const letter = returnEmail(view, order, news);
  const kind = returnKind(news);
  const t = messagesOf(order.locale).translate;
  await announce(transaction, [
    {
      order,
      returnId,
      kind,
      occasion: letter.occasion,
      email: hasEmail ? { ...letter, topic: 'required' } : null,
      sms:
        hasEmail && isToldBySms(kind)
          ? { topic: 'orders', text: t(`sms.${kind}`, { number: view.number }) }
          : null,
    },
  ]);
}
