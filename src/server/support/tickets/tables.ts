import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../../domain/locale/locale.ts';
import { DEPARTMENTS } from '../../../domain/support/department.ts';
import { ANSWER_SUBJECTS } from '../../../domain/support/ticket-forms.ts';
import { TICKET_STATUSES } from '../../../domain/support/ticket.ts';
import { users } from '../../account/tables.ts';
import { instant } from '../../database/columns.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases } from '../../rental/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Numbers of support tickets; a gap is one that was refused. */
export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 10001 });

/** What customers ask the shop, each question with all that is said about it (C §3, R23). */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticketNumber: text().notNull().unique(),
    /** Names the sending of the form, or of the e-mail, that opened it: sent twice it is one ticket. */
    requestKey: text().notNull().unique(),
    status: text({ enum: TICKET_STATUSES }).notNull().default('PENDING'),
    department: text({ enum: DEPARTMENTS }).notNull(),
    subject: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Whose account it is in; null for a visitor's, which belongs to the address. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Where the shop answers a visitor. Of an account it is the address that it had then: it is answered at the one that it has. */
    email: text().notNull(),
    /** E.164; null if none was given. */
    phone: text(),
    /** What it was asked about. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    leaseId: uuid().references(() => leases.id, { onDelete: 'set null' }),
    orderItemId: uuid().references(() => orderItems.id, { onDelete: 'set null' }),
    /** The request that failed, as the log knows it; null for none. */
    requestId: text(),
    /** The ticket that it goes on from, which was over. */
    previousId: uuid().references((): AnyPgColumn => supportTickets.id, { onDelete: 'set null' }),
    /** Who of the shop deals with it; null for nobody. */
    assignedTo: text().references(() => users.id, { onDelete: 'set null' }),
    /** When the oldest message came that staff have not answered; null when nobody waits. */
    waitingSince: instant(),
    lastMessageAt: at(),
    /** When it was last solved. */
    resolvedAt: instant(),
    createdAt: at(),
  },
  (table) => [
    index('support_tickets_of_user').on(table.userId, table.lastMessageAt.desc(), table.id),
    index('support_tickets_of_email').on(sql`lower(${table.email})`),
    index('support_tickets_open')
      .on(table.waitingSince, table.id)
      .where(sql`${table.status} in ('PENDING', 'IN_PROGRESS')`),
    index('support_tickets_by_status').on(table.status, table.createdAt.desc(), table.id),
    index('support_tickets_resolved')
      .on(table.resolvedAt)
      .where(sql`${table.status} = 'RESOLVED'`),
    index('support_tickets_of_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('support_tickets_of_lease')
      .on(table.leaseId)
      .where(sql`${table.leaseId} is not null`),
    index('support_tickets_of_item')
      .on(table.orderItemId)
      .where(sql`${table.orderItemId} is not null`),
    index('support_tickets_of_previous')
      .on(table.previousId)
      .where(sql`${table.previousId} is not null`),
    index('support_tickets_of_staff')
      .on(table.assignedTo)
      .where(sql`${table.assignedTo} is not null`),
    check(
      'support_tickets_solved',
      sql`${table.status} not in ('RESOLVED', 'COMPLETED') or ${table.resolvedAt} is not null`,
    ),
  ],
);

/** What was said in a ticket, by either side, and what staff noted among themselves; rows are never changed. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    /** Made with the form that it was written in: sent twice it is one. */
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    author: text({ enum: ['customer', 'staff'] }).notNull(),
    /** Who of the shop wrote it; null for a customer. */
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    /** A note among staff, which no customer reads. */
    isInternal: boolean().notNull().default(false),
    body: text().notNull(),
    channel: text({ enum: ['page', 'email'] })
      .notNull()
      .default('page'),
    /** The address that an e-mail came from, if it is not the ticket's own. */
    fromAddress: text(),
    /** An e-mail's mark, made of its sender and its own id: one that comes twice is taken once. */
    emailId: text().unique(),
    /** Files that came by e-mail and were not taken. */
    droppedFiles: integer().notNull().default(0),
    createdAt: at(),
  },
  (table) => [
    index('ticket_messages_of_ticket').on(table.ticketId, table.createdAt, table.id),
    check('ticket_messages_notes', sql`not ${table.isInternal} or ${table.author} = 'staff'`),
  ],
);

/** Files that came with a message; the bytes are among the files of the shop. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    messageId: uuid()
      .notNull()
      .references(() => ticketMessages.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its key among the files. */
    file: text().notNull().unique(),
    /** As it is called when it is handed out. */
    fileName: text().notNull(),
    kind: text({ enum: ['picture', 'pdf'] }).notNull(),
    sizeBytes: integer().notNull(),
    createdAt: at(),
  },
  (table) => [
    index('ticket_attachments_of_message').on(table.messageId, table.position),
    index('ticket_attachments_of_ticket').on(table.ticketId),
  ],
);

/** What happened to a ticket: each change of state or of who deals with it. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['status', 'assigned', 'released'] })
      .notNull()
      .default('status'),
    /** Null for what changes no state. */
    toStatus: text({ enum: TICKET_STATUSES }),
    /** `customer:{id}`, `visitor`, `staff:{id}` or `shop`. */
    actor: text().notNull(),
    at: at(),
  },
  (table) => [index('ticket_events_of_ticket').on(table.ticketId, table.id)],
);

/** What staff keep to answer tickets by, and requests to return or exchange goods, in all three languages. */
export const answerTemplates = pgTable('answer_templates', {
  id: uuid().primaryKey(),
  subject: text({ enum: ANSWER_SUBJECTS }).notNull().default('ticket'),
  title: text().notNull(),
  uk: text().notNull(),
  pl: text().notNull(),
  en: text().notNull(),
  createdAt: at(),
  updatedAt: at(),
});
