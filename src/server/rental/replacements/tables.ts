import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  REPLACEMENT_REASONS,
  REPLACEMENT_STATUSES,
  type ReplacementOffer,
} from '../../../domain/rental/replacement.ts';
import { instant, jsonb } from '../../database/columns.ts';
import { bookings, leases, machines } from '../tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** That a lease needs another machine, what is offered for it, and what was chosen; a lease has one that is open at most. */
export const replacements = pgTable(
  'lease_replacements',
  {
    id: uuid().primaryKey().defaultRandom(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPLACEMENT_REASONS }).notNull(),
    status: text({ enum: REPLACEMENT_STATUSES }).notNull().default('NEEDED'),
    /** The machine that it cannot have. */
    machineId: integer().references(() => machines.id, { onDelete: 'set null' }),
    /** The booking that stands on a machine which is late; null where the booking has been cancelled already. */
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    offer: jsonb().$type<ReplacementOffer>(),
    /** How often it was offered. */
    offers: integer().notNull().default(0),
    expiresAt: instant(),
    /** As a form sends it (`choiceValue`). */
    choice: text(),
    /** `customer` or `staff`. */
    decidedBy: text(),
    decidedAt: instant(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    uniqueIndex('lease_replacements_open')
      .on(table.leaseId)
      .where(sql`${table.status} in ('NEEDED', 'OFFERED')`),
    index('lease_replacements_lease').on(table.leaseId, table.createdAt),
    index('lease_replacements_machine').on(table.machineId),
    index('lease_replacements_booking').on(table.bookingId),
  ],
);
