import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '../../../domain/orders/carriers.ts';
import type { TerminationStatus } from '../../../domain/rental/lease-status.ts';
import { RETURN_WAYS, WRITTEN_REASONS } from '../../../domain/rental/termination.ts';
import { instant } from '../../database/columns.ts';
import { leases } from '../tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const day = () => date({ mode: 'string' });

/** A customer's request to give the machines of a lease back, at its end or before (C §3, “Lease termination”), or the early end of a lease whose machines came back unasked. One of a lease is open. */
export const leaseTerminations = pgTable(
  'lease_terminations',
  {
    id: uuid().primaryKey().defaultRandom(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    status: text().$type<TerminationStatus>().notNull().default('PENDING'),
    returnOn: day().notNull(),
    isEarly: boolean().notNull(),
    /** The last day of the lease before; it has it again when the request is taken back. */
    lastDayBefore: day().notNull(),
    reason: text({ enum: WRITTEN_REASONS }).notNull(),
    way: text({ enum: RETURN_WAYS }).notNull(),
    note: text(),
    /** The fee that was shown, in minor units with tax; 0 at the end of the term. */
    feeMinor: bigint({ mode: 'number' }).notNull().default(0),
    /** Who carries the machines and under which number; both null until it is known. */
    carrier: text().$type<Carrier>(),
    trackingNumber: text(),
    /** What staff said to their answer, for the customer; null for nothing. */
    answerNote: text(),
    /** Whether it was settled with the deposit. */
    settledAt: instant(),
    /** Who answered it last, as in the history of orders. */
    actor: text().notNull(),
    requestedAt: at(),
    updatedAt: at(),
  },
  (table) => [
    uniqueIndex('lease_terminations_one_open')
      .on(table.leaseId)
      .where(sql`${table.status} in ('PENDING', 'APPROVED', 'IN_PROGRESS', 'RETURNED')`),
    index('lease_terminations_of_lease').on(table.leaseId, table.requestedAt),
    index('lease_terminations_waiting')
      .on(table.requestedAt)
      .where(sql`${table.status} = 'PENDING'`),
    check(
      'lease_terminations_tracking_whole',
      sql`(${table.carrier} is null) = (${table.trackingNumber} is null) and (${table.carrier} is null or ${table.way} = 'carrier')`,
    ),
    check(
      'lease_terminations_fee',
      sql`${table.feeMinor} >= 0 and (${table.isEarly} or ${table.feeMinor} = 0)`,
    ),
  ],
);
