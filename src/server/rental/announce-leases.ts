import { eq, inArray } from 'drizzle-orm';
import { kindOf } from '../../domain/catalogue/categories.ts';
import { isToldBySms, leaseKind } from '../../domain/notifications/notification.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { topicOfNews } from '../../domain/rental/lease-news.ts';
import { LICENCE_CATEGORIES } from '../../domain/rental/licence.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { leaseEmail, leaseTextValues, type EmailLease, type LeaseTold } from '../emails/lease-email.ts';
import { messagesOf } from '../messages/messages.ts';
import { announce, type Announcement } from '../notifications/announce.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { leaseViewOf } from './find-lease.ts';

/** Whether only somebody with a licence may operate the machines of a category. */
const isLicensed = (categoryId: number): boolean => {
  const slug = kindOf(categoryId)?.slug;
  return slug !== undefined && LICENCE_CATEGORIES.includes(slug);
};

/** The products among some that only somebody with a licence may operate. */
async function licensedAmong(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Set(rows.flatMap(({ id, categoryId }) => (isLicensed(categoryId) ? [id] : [])));
}

/** News of a lease as they are announced. The text message has the number and a day, and neither names nor amounts. */
function announcementOf(lease: EmailLease, order: OrderView, told: LeaseTold): Announcement {
  const kind = leaseKind(told.news);
  const letter = leaseEmail(lease, order, { ...told, userId: order.userId });
  const t = messagesOf(order.locale).translate;
  const values = leaseTextValues(lease, order, told);
  return {
    order,
    leaseId: lease.id,
    kind,
    occasion: letter.occasion,
    email: { ...letter, topic: topicOfNews(told.news) },
    sms: isToldBySms(kind) ? { topic: 'leases', text: t(`sms.${kind}`, values) } : null,
  };
}

/**
 * Tells the customer of leases of an order what happened to each, once, as they stand in this transaction: by e-mail, by the bell and by
 * text message, as far as it is wanted.
 */
export async function announceLeases(
  transaction: Database,
  orderId: string,
  told: readonly (LeaseTold & { readonly leaseId: string })[],
): Promise<void> {
  if (told.length === 0) return;
  const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (!row) return;
  const [order] = await orderViewsOf(transaction, [row]);
  if (!order) return;
  const licensed = await licensedAmong(
    transaction,
    order.items.map(({ productId }) => productId),
  );
  const announcements: Announcement[] = [];
  for (const { leaseId, ...news } of told) {
    const lease = await leaseViewOf(transaction, row, leaseId);
    if (lease === null) continue;
    const needsLicence = licensed.has(lease.item.productId);
    announcements.push(announcementOf({ ...lease, needsLicence }, order, news));
  }
  await announce(transaction, announcements);
}
