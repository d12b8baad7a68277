import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { instant } from '../database/columns.ts';
import type { Locale } from '../../domain/locale/locale.ts';

const isWaiting = (table: { sentAt: AnyPgColumn; givenUpAt: AnyPgColumn }) =>
  sql`${table.sentAt} is null and ${table.givenUpAt} is null`;

/** When it was sent, or given up; null while it waits. */
export const overSince = (table: { sentAt: AnyPgColumn; givenUpAt: AnyPgColumn }) =>
  sql`coalesce(${table.sentAt}, ${table.givenUpAt})`;

/** What becomes of a row that waits to be sent. */
const waiting = () => ({
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
  /** Null until a server took it. */
  sentAt: instant(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant()
    .notNull()
    .default(sql`now()`),
  /** What the last attempt failed by, in codes that name nobody; null without one, and when it was sent. */
  failure: text(),
  /** When the shop stopped trying: a server refused it for good, none took it for days, or it is no news any more. */
  givenUpAt: instant(),
});

/** E-mails to customers, written in the transaction of what they report. `occasion` makes each one unique. */
export const emails = pgTable(
  'letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about, once: `order-placed:{order id}`. */
    occasion: text().notNull(),
    recipient: text().notNull(),
    /**
     * Whose account it is about, or came from: of an e-mail about an account from the start, else since that account gave up the address that it
     * names. Null for what is found by an order, a quote or an address. It goes with the account.
     */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whom an answer should reach; null for the shop. */
    replyTo: text(),
    locale: text().$type<Locale>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    /** What the reader may refuse from then on by one press, as `{topic}/{user id}`; null for what cannot be refused. */
    unsubscribe: text(),
    ...waiting(),
  },
  (table) => [
    unique('letters_occasion').on(table.occasion, table.recipient),
    // What it is about: an order, a quote, an account.
    index('letters_subject').on(sql`split_part(${table.occasion}, ':', 2)`),
    index('letters_of_account')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('letters_over').on(overSince(table)),
    index('letters_waiting').on(table.id).where(isWaiting(table)),
    index('letters_due').on(table.nextAttemptAt, table.id).where(isWaiting(table)),
  ],
);

/** Text messages to customers, written as e-mails are. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    /** The gateways know it by this, and take it once. */
    id: uuid().primaryKey().defaultRandom(),
    occasion: text().notNull(),
    /** E.164. */
    recipient: text().notNull(),
    text: text().notNull(),
    ...waiting(),
  },
  (table) => [
    unique('sms_messages_occasion').on(table.occasion),
    index('sms_messages_due').on(table.nextAttemptAt, table.id).where(isWaiting(table)),
    index('sms_messages_sent')
      .on(table.recipient, table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('sms_messages_created').on(table.createdAt),
  ],
);
