import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DEDUCTION_KINDS } from '../../../domain/rental/deductions.ts';
import { users } from '../../account/tables.ts';
import { instant } from '../../database/columns.ts';
import { leases } from '../tables.ts';

/** What staff keep of a lease's deposit, gross, in minor units of its order's currency; 0 is a proposal that was dropped. */
export const leaseDeductions = pgTable(
  'lease_deductions',
  {
    /** Made by the form, so that it is written once however often that is sent. */
    id: uuid().primaryKey(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    kind: text({ enum: DEDUCTION_KINDS }).notNull(),
    amountMinor: integer().notNull(),
    note: text().notNull(),
    /** Who wrote it; null for whose account is gone. */
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('lease_deductions_lease').on(table.leaseId, table.at),
    index('lease_deductions_staff').on(table.staffId),
    check('lease_deductions_amount', sql`${table.amountMinor} >= 0`),
  ],
);
