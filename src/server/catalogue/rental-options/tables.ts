import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/locale/locale.ts';
import type { MachineKind } from '../../../domain/rental/machine-kind.ts';
import { OPTION_KINDS, type TierPrices } from '../../../domain/rental/rental-option.ts';
import { jsonb } from '../../database/columns.ts';

/** What is offered with machines for rent. Leases and orders keep name and prices of their day. */
export const rentalOptions = pgTable(
  'rental_options',
  {
    code: text().primaryKey(),
    kind: text({ enum: OPTION_KINDS }).notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    note: jsonb().$type<Localized>().notNull(),
    /** With which kinds of machines it is offered. */
    machineKinds: text().array().$type<MachineKind[]>().notNull(),
    /** Minor units without tax; null for what is a part of the machine's own prices, */
    prices: jsonb().$type<TierPrices>(),
    /** which is so many percent of them. */
    percent: integer(),
    isOffered: boolean().notNull().default(true),
    /** Counted up by each change, so that nobody writes over what they did not see. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('rental_options_code', sql`${table.code} ~ '^[a-z][0-9a-z-]{0,23}$'`),
    check('rental_options_one_price', sql`num_nonnulls(${table.prices}, ${table.percent}) = 1`),
    check('rental_options_percent', sql`${table.percent} between 1 and 100`),
  ],
);
