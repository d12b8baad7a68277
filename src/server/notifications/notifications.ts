import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import {
  NOTIFICATION_MONTHS,
  NOTIFICATIONS_KEPT,
  UNREAD_COUNTED,
  type NotificationKind,
  type NotificationsQuery,
} from '../../domain/notifications/notification.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { orders } from '../orders/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';
import { notifications } from './tables.ts';

const count = statement<{ unread: number }>(
  'unread_notifications',
  sql`select count(*)::int as unread from (
    select from ${notifications}
    where ${notifications.userId} = ${sql.placeholder('userId')} and ${notifications.readAt} is null
    limit ${sql.raw(String(UNREAD_COUNTED))}) as counted`,
);

/** How many notifications a customer has not read, counted up to 100; reads the index of unread ones only. */
export const countUnread =
  (database: Database) =>
  async (userId: string): Promise<number> => {
    const [row] = await count(database, { userId });
    return row?.unread ?? 0;
  };

/** Notifications that a list begins with, and so many more each time. */
const PART_SIZE = 20;

/** What happened to an order or a ticket of the customer's. */
export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  /** Null for what is about a ticket. */
  readonly orderId: string | null;
  /** Null for what is about an order. */
  readonly ticketId: string | null;
  /** Of the order or the ticket. */
  readonly number: string;
  /** The lease of the order that it is about; null for every other. */
  readonly leaseId: string | null;
  /** The return that it is about; null for every other. */
  readonly returnId: string | null;
  /** The review that it is about; null for every other. */
  readonly reviewId: string | null;
  /** The order's; null for what is about a ticket. */
  readonly currency: Currency | null;
  readonly createdAt: string;
  readonly isRead: boolean;
}

/** A customer's notifications, the newest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[];
  /** Where the list goes on; null at its end. */
  readonly until: number | null;
}

/** A customer's notifications: a part, or all until where they were shown before and a part more. */
export const listNotifications =
  (database: Database) =>
  async (userId: string, { until }: NotificationsQuery): Promise<NotificationList> => {
    const own = eq(notifications.userId, userId);
    const shownBefore =
      until === null ? 0 : await database.$count(notifications, and(own, gte(notifications.id, until)));
    const size = Math.min(shownBefore, NOTIFICATIONS_KEPT) + PART_SIZE;
    // With a limit the orders and tickets are looked up one by one, by their key; without, the planner may read all of the shop's.
    const told = database
      .select({ orderNumber: orders.orderNumber, currency: orders.currency })
      .from(orders)
      .where(eq(orders.id, notifications.orderId))
      .limit(1)
      .as('told');
    const asked = database
      .select({ ticketNumber: supportTickets.ticketNumber })
      .from(supportTickets)
      .where(eq(supportTickets.id, notifications.ticketId))
      .limit(1)
      .as('asked');
    const rows = await database
      .select({
        id: notifications.id,
        kind: notifications.kind,
        orderId: notifications.orderId,
        ticketId: notifications.ticketId,
        number: sql<string>`coalesce(${told.orderNumber}, ${asked.ticketNumber})`,
        leaseId: notifications.leaseId,
        returnId: notifications.returnId,
        reviewId: notifications.reviewId,
        currency: told.currency,
        createdAt: notifications.createdAt,
        isRead: sql<boolean>`${notifications.readAt} is not null`,
      })
      .from(notifications)
      .leftJoinLateral(told, sql`true`)
      .leftJoinLateral(asked, sql`true`)
      .where(own)
      .orderBy(desc(notifications.id))
      .limit(size + 1);
    const shown = rows.slice(0, size);
    return { notifications: shown, until: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
  };

/** Which of a customer's notifications are read: one, those of one order, ticket, lease, return or review, or all until the newest that was shown. */
export type ReadNotifications =
  | { readonly id: number }
  | { readonly orderId: string }
  | { readonly ticketId: string }
  | { readonly leaseId: string }
  | { readonly returnId: string }
  | { readonly reviewId: string }
  | { readonly until: number };

function whichOf(read: ReadNotifications) {
  if ('id' in read) return eq(notifications.id, read.id);
  if ('ticketId' in read) return eq(notifications.ticketId, read.ticketId);
  if ('leaseId' in read) return eq(notifications.leaseId, read.leaseId);
  if ('returnId' in read) return eq(notifications.returnId, read.returnId);
  if ('reviewId' in read) return eq(notifications.reviewId, read.reviewId);
  if ('orderId' in read) return eq(notifications.orderId, read.orderId);
  return sql`${notifications.id} <= ${read.until}`;
}

/**
 * Notes that a customer has read notifications; answers how many were unread. Said twice, or of somebody else's, it changes nothing. What
 * came since the list was shown stays unread.
 */
export const readNotifications =
  (database: Database) =>
  async (userId: string, read: ReadNotifications): Promise<number> => {
    const changed = await database
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(notifications.userId, userId), whichOf(read), isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    return changed.length;
  };

/** So many of a customer's are dropped at once. */
const SURPLUS_AT_ONCE = 1000;

/**
 * Drops what is older than a year, and the oldest of who has more than 500; run every few hours. Whoever has come to more than that got a
 * notification in the last day: nobody else is looked at.
 */
export const forgetOldNotifications = (database: Database) => async (): Promise<void> => {
  await database
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - make_interval(months => ${NOTIFICATION_MONTHS})`));
  await database.execute(sql`
    delete from ${notifications} where ${notifications.id} = any(array(
      select surplus.id
      from (select distinct user_id from ${notifications} where created_at > now() - interval '1 day') as active
      cross join lateral (select own.id from ${notifications} as own where own.user_id = active.user_id
        order by own.id desc offset ${NOTIFICATIONS_KEPT} limit ${SURPLUS_AT_ONCE}) as surplus))`);
};
