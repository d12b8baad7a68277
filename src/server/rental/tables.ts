import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localized } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { BOOKING_PURPOSES, BOOKING_STATUSES } from '../../domain/rental/booking.ts';
import type { AcceptedTerms } from '../../domain/rental/lease-contract.ts';
import type { LeasedOption } from '../../domain/rental/rental-option.ts';
import { MACHINE_EVENTS } from '../../domain/rental/machine-event.ts';
import { users } from '../account/tables.ts';
import { products } from '../catalogue/tables.ts';
import { instant, jsonb } from '../database/columns.ts';
import { orderItems } from '../orders/tables.ts';
import { rentalHolds } from './holds/tables.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const day = () => date({ mode: 'string' });
const minor = () => bigint({ mode: 'number' });

/** Where machines stand and are handed over; those of a market serve the orders in its currency. */
export const depots = pgTable('depots', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  market: text().$type<Market>().notNull(),
  name: jsonb().$type<Localized>().notNull(),
});

/** A machine that is rented; how many of a product are in service is that product's `rentalStock`, kept by a trigger (migration 0067). */
export const machines = pgTable(
  'machines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    depotId: integer()
      .notNull()
      .references(() => depots.id),
    /** The shop's own number, on the machine's label. */
    inventoryNumber: text().notNull().unique(),
    /** The manufacturer's; null until staff have read it off the machine. */
    serialNumber: text(),
    /** When it was taken out of service for good; null while it is rented. */
    retiredAt: instant(),
    /** What its hour meter showed last; null before the first reading, and for a machine without one. */
    hours: integer(),
    /** After so many hours it is serviced; null for no such rule. */
    serviceEveryHours: integer(),
    /** What the meter showed when it was serviced last; null before the first service. */
    servicedAtHours: integer(),
    /** What it is worth, in minor units of its market's currency; null until staff have said. */
    valueMinor: integer(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index('machines_of_product').on(table.productId, table.depotId),
    index('machines_found').using('gin', sql`lower(${table.inventoryNumber}) gin_trgm_ops`),
    unique('machines_serial_number').on(table.productId, table.serialNumber),
  ],
);

/** What staff did with a machine and its bookings; rows are never changed. */
export const machineEvents = pgTable(
  'machine_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    machineId: integer()
      .notNull()
      .references(() => machines.id, { onDelete: 'cascade' }),
    kind: text({ enum: MACHINE_EVENTS }).notNull(),
    /** The days of a booking; null for what is about none. */
    firstDay: day(),
    lastDay: day(),
    /** What was changed, or which booking was moved; null where the kind says all. */
    detail: text(),
    staffId: text().references(() => users.id, { onDelete: 'set null' }),
    at: at(),
  },
  (table) => [
    index('machine_events_of_machine').on(table.machineId, table.id),
    index('machine_events_staff').on(table.staffId),
  ],
);

/** A rental line's own life; without days if it was requested before machines were booked by calendar. */
export const leases = pgTable(
  'leases',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderItemId: uuid()
      .notNull()
      .unique()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    status: text().notNull().default('PENDING'),
    firstDay: day(),
    lastDay: day(),
    /** What a day, a week and a month of one machine cost when it was ordered, in minor units; null for leases from before they were kept. */
    dayMinor: minor(),
    weekMinor: minor(),
    monthMinor: minor(),
    /** Whether its days are charged as they are, without the best-price rule. */
    isExact: boolean().notNull().default(false),
    /** What is rented with each machine. */
    options: jsonb()
      .$type<readonly LeasedOption[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Up to which day it is billed, paid or not, and how much that is for one machine with its options; null as the prices are. */
    billedUntil: day(),
    billedMinor: minor(),
    /** Its part of the order's deposit; 0 for leases whose deposit was agreed outside the order. */
    depositMinor: bigint({ mode: 'number' }).notNull().default(0),
    /** What of the deposit goes back; null until it is settled. */
    depositBackMinor: minor(),
    /** The clauses that were accepted with its order; null for one from before they were kept. */
    acceptedTerms: jsonb().$type<AcceptedTerms>(),
    /** The last day for which its reminders were looked at, and the day of the next of them; null for none (`remind-of-returns.ts`). */
    reminderFor: day(),
    reminderOn: day(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index('leases_status').on(table.status),
    // Those that have days to be billed.
    index('leases_to_bill')
      .on(table.billedUntil)
      .where(sql`${table.billedUntil} < ${table.lastDay} and ${table.status} = 'ACTIVE'`),
    check(
      'leases_tiers_whole',
      sql`num_nonnulls(${table.dayMinor}, ${table.weekMinor}, ${table.monthMinor}, ${table.billedUntil}, ${table.billedMinor}) in (0, 5)`,
    ),
    check(
      'leases_deposit_back',
      sql`${table.depositMinor} >= 0 and ${table.depositBackMinor} between 0 and ${table.depositMinor}`,
    ),
    check(
      'leases_days_whole',
      sql`(${table.firstDay} is null) = (${table.lastDay} is null) and ${table.firstDay} <= ${table.lastDay}`,
    ),
  ],
);

/**
 * The days on which a machine is somebody's. `bookings_do_not_overlap` (migration 0054) refuses two bookings of one machine whose
 * blocked days meet, unless one is cancelled: making, moving and extending a booking all go through it.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    machineId: integer()
      .notNull()
      .references(() => machines.id),
    purpose: text({ enum: BOOKING_PURPOSES }).notNull(),
    /** Null for what is no lease. */
    leaseId: uuid().references(() => leases.id, { onDelete: 'cascade' }),
    /** Null for what is no hold. */
    holdId: uuid().references(() => rentalHolds.id, { onDelete: 'cascade' }),
    status: text({ enum: BOOKING_STATUSES }).notNull(),
    /** The first and the last day that were asked for. */
    firstDay: day().notNull(),
    lastDay: day().notNull(),
    /** The days on which nobody else has the machine, with those until it is checked; `blockedTo` is the first free one. */
    blockedFrom: day().notNull(),
    blockedTo: day().notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index('bookings_of_lease').on(table.leaseId),
    index('bookings_of_hold')
      .on(table.holdId)
      .where(sql`${table.holdId} is not null`),
    check('bookings_of_leases', sql`(${table.purpose} = 'lease') = (${table.leaseId} is not null)`),
    check('bookings_of_holds', sql`(${table.purpose} = 'hold') = (${table.holdId} is not null)`),
    check(
      'bookings_days_within_blocked',
      sql`${table.blockedFrom} <= ${table.firstDay} and ${table.firstDay} <= ${table.lastDay} and ${table.lastDay} < ${table.blockedTo}`,
    ),
  ],
);

/** A calendar that is read by its secret address, without signing in: of a customer's leases, or of a machine. Another id is another address. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    machineId: integer()
      .unique()
      .references(() => machines.id, { onDelete: 'cascade' }),
    createdAt: at(),
  },
  (table) => [check('calendar_feeds_of_one', sql`num_nonnulls(${table.userId}, ${table.machineId}) = 1`)],
);

/** What happened to a lease: each change of its status with who, when and why, as `orderEvents` are of its order. */
export const leaseEvents = pgTable(
  'lease_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leaseId: uuid()
      .notNull()
      .references(() => leases.id, { onDelete: 'cascade' }),
    fromStatus: text().notNull(),
    toStatus: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    at: at(),
  },
  (table) => [index('lease_events_lease').on(table.leaseId, table.id)],
);
