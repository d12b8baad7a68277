import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import type { ContractAnnex, LeaseContract } from '../../../domain/rental/lease-contract.ts';
import { instant, jsonb } from '../../database/columns.ts';
import { orders } from '../../orders/tables.ts';
import { leases } from '../tables.ts';

/**
 * Contracts of leases as they were concluded, and their annexes; a trigger refuses to change them, and to delete them before the law's
 * years are over (`KEPT_YEARS`), or while a customer's account holds their order.
 */
export const leaseContracts = pgTable(
  'lease_contracts',
  {
    id: uuid().primaryKey().defaultRandom(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The line of its order, from 1. */
    line: integer().notNull(),
    /** 0 for the contract, then its annexes. */
    annex: integer().notNull(),
    /** All that it says. */
    content: jsonb().$type<LeaseContract | ContractAnnex>().notNull(),
    issuedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    unique('lease_contracts_of_lease').on(table.leaseId, table.annex),
    index('lease_contracts_of_order').on(table.orderId, table.line),
    check('lease_contracts_numbers', sql`${table.line} > 0 and ${table.annex} >= 0`),
  ],
);
