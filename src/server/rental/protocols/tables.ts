import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { FUEL_EIGHTHS, PROTOCOL_KINDS, type Checks } from '../../../domain/rental/protocol.ts';
import { users } from '../../account/tables.ts';
import { instant, jsonb } from '../../database/columns.ts';
import { leases, machines } from '../tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** In which state a machine of a lease went and came back: a draft until it is signed, and never changed after that. */
export const leaseProtocols = pgTable(
  'lease_protocols',
  {
    id: uuid().primaryKey().defaultRandom(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    machineId: integer()
      .notNull()
      .references(() => machines.id),
    kind: text({ enum: PROTOCOL_KINDS }).notNull(),
    checks: jsonb().$type<Checks>().notNull().default({}),
    hours: integer(),
    /** Eighths of the tank. */
    fuel: integer(),
    note: text().notNull().default(''),
    signer: text().notNull().default(''),
    /** A path in the box of `SIGNATURE_BOX`; null where none was drawn. */
    signature: text(),
    isAgreed: boolean().notNull().default(false),
    /** The operator whose licence staff saw, `operatorLine`; empty where none was seen. */
    operator: text().notNull().default(''),
    /** What the machine was worth when it was signed, in minor units of the order's currency; null where nobody had said. */
    valueMinor: integer(),
    /** Counts the changes of a draft: a form that saw another one is refused. */
    revision: integer().notNull().default(0),
    signedAt: instant(),
    /** Who of the staff had it signed; null for a draft, and for whose account is gone. */
    signedBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Who of the staff wrote it last; null before anybody did, and for whose account is gone. */
    savedBy: text().references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    unique('lease_protocols_one_each').on(table.leaseId, table.kind, table.machineId),
    index('lease_protocols_machine').on(table.machineId),
    index('lease_protocols_staff').on(table.signedBy),
    index('lease_protocols_saver').on(table.savedBy),
    check('lease_protocols_hours', sql`${table.hours} >= 0`),
    check('lease_protocols_fuel', sql`${table.fuel} between 0 and ${sql.raw(String(FUEL_EIGHTHS))}`),
  ],
);

/** Who drives the machines of a lease that need a licensed operator, as its customer said. */
export const leaseOperators = pgTable('lease_operators', {
  leaseId: uuid()
    .primaryKey()
    .references(() => leases.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  licenceNumber: text().notNull(),
  updatedAt: at(),
});

/** The photographs of protocols; the id is made where the photograph is chosen, so that it is taken once however often it is sent. */
export const leasePhotographs = pgTable(
  'lease_photographs',
  {
    id: uuid().primaryKey(),
    protocolId: uuid()
      .notNull()
      .references(() => leaseProtocols.id, { onDelete: 'cascade' }),
    /** The key of its file. */
    file: text().notNull().unique(),
    createdAt: at(),
  },
  (table) => [index('lease_photographs_protocol').on(table.protocolId, table.createdAt)],
);
