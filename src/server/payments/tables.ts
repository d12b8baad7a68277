import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Currency } from '../../domain/money/money.ts';
import { PAYMENT_EVENT_KINDS } from '../../domain/payments/payment-event.ts';
import { PAYMENT_CASE_KINDS, PAYMENT_CASE_OUTCOMES, SENT_WAYS } from '../../domain/payments/payment-case.ts';
import { REFUND_REASONS } from '../../domain/payments/refund-reason.ts';
import { SESSION_STATUSES } from '../../domain/payments/session-status.ts';
import { instant } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';
import { PROVIDER_NAMES } from '../ports/payment-provider.ts';
import { returns } from '../returns/tables.ts';
import { leases } from '../rental/tables.ts';
import { transfers } from './transfers/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const provider = () => text({ enum: PROVIDER_NAMES }).notNull();

/** An attempt to pay an order by card, on one page of one provider. Its id is the key of that page. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: provider(),
    status: text({ enum: SESSION_STATUSES }).notNull().default('OPEN'),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The provider's name of it and the page to pay on; null until the provider has answered. */
    reference: text(),
    url: text(),
    expiresAt: instant().notNull(),
    /** What was charged, as the provider names it. */
    transaction: text(),
    /**
     * When its money became the order's own, also that of a cancelled order, which is refunded; null while no money came, and for
     * good where it was paid twice or for another total.
     */
    acceptedAt: instant(),
    /** When the provider was asked how it stands. */
    checkedAt: instant(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    index('payments_of_order').on(table.orderId, table.createdAt),
    index('payments_transaction').on(table.provider, table.transaction),
    // Two pages at once could both be paid on.
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.status} = 'OPEN'`),
    // Those whose provider may have more to say: few of all that ever were.
    index('payments_undecided')
      .on(table.expiresAt, table.id)
      .where(sql`${table.status} in ('OPEN', 'PROCESSING')`),
    check('payments_amount_positive', sql`${table.amountMinor} > 0`),
  ],
);

/**
 * The events of providers, each once; written in the transaction of its effect. An event with the effect `wait` arrived
 * before the money that it is about.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: provider(),
    eventId: text().notNull(),
    /** Null while it names only what was charged, and no payment is known to be that: it may be none of the shop's. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAYMENT_EVENT_KINDS }).notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** What was charged, as the provider names it; null where it did not say. */
    transaction: text(),
    /** The provider's name of the dispute or the refund that it is about; null where it is about none. */
    reference: text(),
    /** What came of it: the effect of `decideSettlement`. */
    effect: text().notNull(),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_of_payment').on(table.paymentId, table.at),
    index('payment_events_of_charge')
      .on(table.provider, table.transaction)
      .where(sql`${table.paymentId} is null`),
  ],
);

/** What a provider told of a payment that people have to look at; open until somebody has dealt with it. */
export const paymentCases = pgTable(
  'payment_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAYMENT_CASE_KINDS }).notNull(),
    /** What it is about: the provider's name of the event, the dispute or the refund, or the shop's own refund. */
    reference: text().notNull(),
    /** What it is about, in minor units of the provider's currency, ISO 4217. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    openedAt: at(),
    /** How it ended; null while it is open. */
    outcome: text({ enum: PAYMENT_CASE_OUTCOMES }),
    closedAt: instant(),
    /** Who ended it, as in the history of orders; null while it is open. */
    closedBy: text(),
    /** What staff found, in their own words; null without. */
    note: text(),
    /** How staff sent the refund that it is about, and of a transfer the bank's own name of it; null for every other case. */
    sentBy: text({ enum: SENT_WAYS }),
    sentReference: text(),
  },
  (table) => [
    unique('payment_cases_reference').on(table.paymentId, table.kind, table.reference),
    index('payment_cases_open')
      .on(table.openedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    check('payment_cases_closed_whole', sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
    check(
      'payment_cases_sent_whole',
      sql`(coalesce(${table.sentBy}, '') = 'transfer') = (${table.sentReference} is not null)`,
    ),
  ],
);

/** Money that is to go back; its id is the key under which the provider is asked, again and again until it is done. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The card payment that it is taken from; null for what staff transfer, which the order owes. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    /** The lease that it is of: its deposit, or the rent of days that it did not have; null for every other refund. */
    leaseId: uuid().references(() => leases.id, { onDelete: 'set null' }),
    /** The return whose goods it is for; null for every other refund. */
    returnId: uuid().references(() => returns.id, { onDelete: 'set null' }),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    reason: text({ enum: REFUND_REASONS }).notNull(),
    /** The reason in the words of staff; null without. */
    note: text(),
    /** Who gives it back: `staff:{id}`, `payment:{provider}` or `shop`. */
    actor: text().notNull().default('shop'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at(),
    /** What the last attempt failed by; null without one. */
    failure: text(),
    createdAt: at(),
    doneAt: instant(),
    /** The line of the statement by which staff sent it; null for a card's, and until then. */
    transferId: uuid().references(() => transfers.id, { onDelete: 'set null' }),
    /** The bank's own name of the transfer by which staff sent it in place of a card's provider; null where the provider made it. */
    sentReference: text(),
  },
  (table) => [
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null and ${table.paymentId} is not null`),
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_lease').on(table.leaseId),
    index('refunds_of_return')
      .on(table.returnId)
      .where(sql`${table.returnId} is not null`),
    index('refunds_sent_by').on(table.transferId),
    index('refunds_of_payment').on(table.paymentId, table.createdAt),
    // Money that nobody wanted goes back whole, and once.
    uniqueIndex('refunds_unwanted')
      .on(table.paymentId)
      .where(sql`${table.reason} in ('order-cancelled', 'paid-twice', 'amount-changed')`),
    // What was moved to the order of a replacement and came back from it is below zero.
    check(
      'refunds_amount_positive',
      sql`${table.amountMinor} > 0 or (${table.reason} = 'exchange' and ${table.amountMinor} < 0)`,
    ),
  ],
);

/** The refunds that staff sent though a dispute about their payment was not decided. A later refund waits for it all the same. */
export const refundReleases = pgTable(
  'refund_releases',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    /** The dispute, which keeps the refund waiting no longer. */
    caseId: uuid()
      .notNull()
      .references(() => paymentCases.id, { onDelete: 'cascade' }),
    /** Who released it, as in the history of orders. */
    actor: text().notNull(),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.caseId] }),
    index('refund_releases_of_case').on(table.caseId),
  ],
);
