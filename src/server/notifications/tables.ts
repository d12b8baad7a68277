import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification.ts';
import { users } from '../account/tables.ts';
import { instant } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';
import { leases } from '../rental/tables.ts';
import { returns } from '../returns/tables.ts';
import { productReviews } from '../reviews/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';

/** What customers are told of their orders and tickets by the bell, written in the transaction of what it reports. `occasion` makes each one unique. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The order that it is about; null for what is about a ticket. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The ticket that it is about; null for what is about an order. */
    ticketId: uuid().references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** The lease that it is about; null for what is about the order. */
    leaseId: uuid().references(() => leases.id, { onDelete: 'cascade' }),
    /** The return of goods that it is about; null for every other. */
    returnId: uuid().references(() => returns.id, { onDelete: 'cascade' }),
    /** The review that it is about; null for every other. */
    reviewId: uuid().references(() => productReviews.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What it is about, once: `order-shipped:{order id}`, as its e-mail's. */
    occasion: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    readAt: instant(),
  },
  (table) => [
    unique('notifications_occasion').on(table.occasion),
    index('notifications_of_user').on(table.userId, table.id),
    // The bell of every page counts these alone.
    index('notifications_unread')
      .on(table.userId, table.orderId)
      .where(sql`${table.readAt} is null`),
    index('notifications_of_order').on(table.orderId),
    index('notifications_of_lease')
      .on(table.leaseId)
      .where(sql`${table.leaseId} is not null`),
    index('notifications_of_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    index('notifications_of_ticket')
      .on(table.ticketId)
      .where(sql`${table.ticketId} is not null`),
    index('notifications_of_review')
      .on(table.reviewId)
      .where(sql`${table.reviewId} is not null`),
    index('notifications_created').on(table.createdAt),
    // Either an order, with a lease or a return of it, or a ticket.
    check(
      'notifications_subject',
      sql`num_nonnulls(${table.orderId}, ${table.ticketId}) = 1
        and (${table.ticketId} is null or num_nonnulls(${table.leaseId}, ${table.returnId}) = 0)`,
    ),
  ],
);
