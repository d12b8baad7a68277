import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LEASE_BILL_KINDS } from '../../../domain/rental/lease-bill.ts';
import { instant } from '../../database/columns.ts';
import { orders } from '../../orders/tables.ts';
import { leases } from '../tables.ts';

const day = () => date({ mode: 'string' });

/**
 * An order that bills a lease for days after those that were paid with its own order: an extension, or the next month of a long one. It
 * is paid, invoiced, reminded of and refunded as every order is. A month is billed once: a cancelled bill gives its days free.
 */
export const leaseBills = pgTable(
  'lease_bills',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    kind: text({ enum: LEASE_BILL_KINDS }).notNull(),
    /** Which days of the lease it pays. */
    firstDay: day().notNull(),
    lastDay: day().notNull(),
    /** The new last day of a lease that is extended; null for the months of one that is not. */
    extendsTo: day(),
    /** When what it pays for was done: the days of an extension became the lease's own. Null until it is paid, and where it never is. */
    appliedAt: instant(),
    /** When it came to nothing. */
    droppedAt: instant(),
  },
  (table) => [
    index('lease_bills_of_lease').on(table.leaseId),
    // Those that are to be paid.
    index('lease_bills_open')
      .on(table.firstDay)
      .where(sql`${table.appliedAt} is null and ${table.droppedAt} is null`),
    uniqueIndex('lease_bills_once')
      .on(table.leaseId, table.kind, table.firstDay)
      .where(sql`${table.droppedAt} is null`),
    check(
      'lease_bills_days',
      sql`${table.firstDay} <= ${table.lastDay} and (${table.kind} = 'extension') = (${table.extendsTo} is not null)`,
    ),
    uniqueIndex('lease_bills_one_extension')
      .on(table.leaseId)
      .where(sql`${table.kind} = 'extension' and ${table.appliedAt} is null and ${table.droppedAt} is null`),
    // What staff let go is not billed again.
    uniqueIndex('lease_bills_one_settlement')
      .on(table.leaseId)
      .where(sql`${table.kind} = 'settlement'`),
    check('lease_bills_one_end', sql`num_nonnulls(${table.appliedAt}, ${table.droppedAt}) <= 1`),
  ],
);
