import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { BANK_STATES } from '../../domain/payments/bank-page.ts';
import { SETUP_STATES } from '../../domain/payments/bank-setup.ts';
import type { MethodFace } from '../../domain/payments/saved-method.ts';
import { instant, jsonb } from '../database/columns.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** Pages of the test bank. Apart from the shop's own tables, as another company's would be. */
export const testBankSessions = pgTable(
  'test_bank_sessions',
  {
    id: text().primaryKey(),
    /** The shop's idempotency key, which the bank gives back with each event. */
    clientReference: uuid().notNull().unique(),
    state: text({ enum: BANK_STATES }).notNull().default('open'),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    description: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    webhookUrl: text().notNull(),
    expiresAt: instant().notNull(),
    /** When the bank makes up its mind about a payment in processing. */
    decidesAt: instant(),
    createdAt: at(),
  },
  (table) => [
    index('test_bank_sessions_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('open', 'confirming')`),
    index('test_bank_sessions_to_decide')
      .on(table.decidesAt)
      .where(sql`${table.state} = 'processing'`),
  ],
);

/** What went back of the bank's payments, once for each key of the shop. */
export const testBankRefunds = pgTable(
  'test_bank_refunds',
  {
    idempotencyKey: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => testBankSessions.id, { onDelete: 'cascade' }),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    createdAt: at(),
  },
  (table) => [index('test_bank_refunds_of_session').on(table.sessionId)],
);

/** Pages of the test bank on which payment methods are saved, and what was saved on them. */
export const testBankSetups = pgTable('test_bank_setups', {
  id: text().primaryKey(),
  /** The shop's idempotency key. */
  clientReference: uuid().notNull().unique(),
  state: text({ enum: SETUP_STATES }).notNull().default('open'),
  locale: text().$type<Locale>().notNull(),
  returnUrl: text().notNull(),
  cancelUrl: text().notNull(),
  webhookUrl: text().notNull(),
  expiresAt: instant().notNull(),
  face: jsonb().$type<MethodFace>(),
  fingerprint: text(),
  /** By which the shop would charge; null until something is saved. */
  token: text().unique(),
  forgottenAt: instant(),
  createdAt: at(),
});

/** Webhooks on their way to the shop; tried again until one is taken. */
export const testBankWebhooks = pgTable(
  'test_bank_webhooks',
  {
    id: text().primaryKey(),
    url: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at(),
    deliveredAt: instant(),
    createdAt: at(),
  },
  (table) => [
    index('test_bank_webhooks_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
