import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../database/columns.ts';
import { TRANSFER_NOTICES } from '../../domain/payments/transfer-due.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PaidOption } from '../../domain/rental/rental-option.ts';
import { products } from '../catalogue/tables.ts';
import { users } from '../account/tables.ts';
import { isUnderWay, mayBeDue } from './own-conditions.ts';
import { waitsByColumns, waitsForShop } from './queue-conditions.ts';

const at = () =>
  instant()
    .notNull()
    .default(sql`now()`);
const minor = () => bigint({ mode: 'number' }).notNull();

/** Numbers of orders; a gap is a refused order, never a repeated number. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10_001 });

/** An order with the amounts that were agreed, in minor units of its currency (R7, R9). */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNumber: text().notNull().unique(),
    /** Null for an order of a guest, who has the key of its e-mails in place of an account (R18). */
    userId: text().references(() => users.id),
    status: text().notNull().default('PENDING'),
    paymentStatus: text().notNull().default('UNPAID'),
    paymentMethod: text({ enum: ['card', 'transfer', 'pod'] }).notNull(),
    shippingMethod: text({ enum: ['standard', 'express'] }).notNull(),
    /**
     * The working days on the way that were promised, counted from hand-over to the carrier; null while the delivery of a
     * quoted order waits for its quote, and for orders from before the promise was kept.
     */
    deliveryMinDays: integer(),
    deliveryMaxDays: integer(),
    currency: text().$type<Currency>().notNull(),
    locale: text().$type<Locale>().notNull(),
    subtotalMinor: minor(),
    discountMinor: minor().default(0),
    /** The code that gave the discount, or free delivery; null without one. */
    discountCode: text(),
    taxMinor: minor(),
    /** Null while the delivery of a quoted order waits for its quote (R10). */
    shippingMinor: bigint({ mode: 'number' }),
    /**
     * What the cheapest delivery on offer would have cost an order by a dearer way; null for any other, and for those of before this was kept. A withdrawal
     * gives back no more of it (Directive 2011/83/EU, art. 13(2)).
     */
    cheapestShippingMinor: bigint({ mode: 'number' }),
    /** The part of it that is paid for bringing rented machines and taking them back. */
    haulageMinor: minor().default(0),
    paymentFeeMinor: minor().default(0),
    depositMinor: minor().default(0),
    totalMinor: minor(),
    taxRatePercent: text().notNull(),
    /** Whether the tax stands beside the goods' prices in the total or inside them (R9). */
    taxMode: text({ enum: ['added', 'included'] }).notNull(),
    /** The UAH/PLN rate that was in force, with its day and source; null only without one. */
    rateE6: bigint({ mode: 'number' }),
    rateDate: text(),
    rateSource: text(),
    /**
     * When something is to be done about an unpaid order: its goods go back (card), or its customer is reminded, warned or
     * given up (transfer); null where nothing is.
     */
    paymentDueAt: instant(),
    /** Since when its goods have been held by it and by the unpaid orders that it replaced; null where it replaced none. */
    heldSince: instant(),
    /** The last day for a transfer, ISO 8601; null for other methods, and until delivery is quoted. */
    paymentDueOn: text(),
    /** What was written of a transfer that does not come. */
    paymentNotice: text({ enum: TRANSFER_NOTICES }),
    /** What the shop holds of it by transfers: what came less what was sent back. */
    heldMinor: minor().default(0),
    /** The part of that which has to go back; all of it once the order is cancelled. */
    owedMinor: minor().default(0),
    /** What of what is held is the worth of exchanged goods: it goes back by the order that they were of. What was paid goes first. */
    creditMinor: minor().default(0),
    /** Whether it replaces goods that are exchanged, whose worth has yet to pay it: until then nobody is asked for a transfer. */
    awaitsCredit: boolean().notNull().default(false),
    /** Whether it is the order of what replaces exchanged goods: it is sent when all of it is paid. */
    isReplacement: boolean().notNull().default(false),
    /** Whether a card may pay what is due on it, though it is by transfer. */
    takesCard: boolean().notNull().default(false),
    /** The edition of the terms that it was placed under (`editionName`); null for orders of before it was kept. */
    termsEdition: text(),
    /** When it came to PROCESSING first, by its history, from which a trigger takes it (migration 0139); null for orders that never did. */
    processingAt: instant(),
    /** When its parcel arrived; null before. */
    deliveredAt: instant(),
    /** When its customer's account was deleted, and the person taken out of it: no key opens it any more, and nobody is written to. */
    erasedAt: instant(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    // Cancelled after they were paid: few at any moment, because their money goes back.
    index('orders_money_owed')
      .on(table.id)
      .where(sql`${table.status} = 'CANCELLED' and ${table.paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED')`),
    index('orders_payment_due')
      .on(table.paymentDueAt)
      .where(sql`${table.paymentDueAt} is not null and ${table.status} = 'PENDING'`),
    // The back office: all orders, those of a state, those whose money stands so, those of a market or by a way of delivery, and the few that wait for the shop.
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_payment').on(table.paymentStatus, table.createdAt, table.id),
    index('orders_by_currency').on(table.currency, table.createdAt, table.id),
    index('orders_by_delivery').on(table.shippingMethod, table.createdAt, table.id),
    index('orders_waiting')
      .on(table.createdAt, table.id)
      .where(waitsForShop(table) ?? sql`true`),
    // What waits is counted on each page of the back office, kind by kind; those to prepare are found by their status.
    index('orders_to_confirm').on(table.createdAt, table.id).where(waitsByColumns(table).confirm),
    index('orders_overdue').on(table.createdAt, table.id).where(waitsByColumns(table).overdue),
    index('orders_part_paid').on(table.createdAt, table.id).where(waitsByColumns(table)['part-paid']),
    index('orders_owed').on(table.createdAt, table.id).where(waitsByColumns(table).owed),
    index('orders_in_debt').on(table.createdAt, table.id).where(waitsByColumns(table).debt),
    index('orders_delivery_unquoted')
      .on(table.createdAt, table.id)
      .where(sql`${table.shippingMinor} is null and ${table.status} = 'PENDING'`),
    index('orders_of_user').on(table.userId, table.createdAt.desc(), table.id),
    // The latest change of a customer's own.
    index('orders_changed').on(table.updatedAt, table.id),
    index('orders_changed_of_user').on(table.userId, table.updatedAt),
    // Those that nobody's account holds, the oldest first: they go when the law's years are over.
    index('orders_of_no_account')
      .on(table.createdAt, table.id)
      .where(sql`${table.erasedAt} is not null or ${table.userId} is null`),
    // A customer's own that are under way, and those that may have to be paid: few of ten thousand.
    index('orders_under_way_of_user')
      .on(table.userId, table.createdAt.desc(), table.id)
      .where(isUnderWay(table)),
    index('orders_due_of_user').on(table.userId, table.createdAt, table.id).where(mayBeDue(table)),
    index('orders_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.status} = 'DELIVERED'`),
    // Whose carrier has the money, the oldest delivery first.
    index('orders_unremitted').on(table.deliveredAt, table.id).where(waitsByColumns(table).remit),
    check('orders_held_and_owed', sql`${table.owedMinor} between 0 and ${table.heldMinor}`),
    check(
      'orders_delivery_days',
      sql`(${table.deliveryMinDays} is null) = (${table.deliveryMaxDays} is null) and (${table.deliveryMinDays} is null or ${table.deliveryMinDays} between 1 and ${table.deliveryMaxDays})`,
    ),
    check(
      'orders_haulage_in_delivery',
      sql`${table.haulageMinor} between 0 and coalesce(${table.shippingMinor}, 0)`,
    ),
    check('orders_currency', sql`${table.currency} in ('UAH', 'PLN')`),
    check(
      'orders_total_adds_up',
      sql`${table.totalMinor} = ${table.subtotalMinor} - ${table.discountMinor} + case ${table.taxMode} when 'added' then ${table.taxMinor} else 0 end + coalesce(${table.shippingMinor}, 0) + ${table.paymentFeeMinor} + ${table.depositMinor}`,
    ),
    check(
      'orders_amounts_not_negative',
      sql`least(${table.subtotalMinor}, ${table.discountMinor}, ${table.taxMinor}, coalesce(${table.shippingMinor}, 0), ${table.paymentFeeMinor}, ${table.depositMinor}) >= 0`,
    ),
  ],
);

/** A line as it was ordered: name, price and picture stay what they were. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    articleNumber: text().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    /** Of one piece, or of one machine for its whole rental. */
    unitMinor: minor(),
    lineMinor: minor(),
    /** The line's share of the order's discount; the shares sum to it. */
    discountMinor: minor().default(0),
    rentalDuration: text({ enum: ['day', 'week', 'month'] }),
    rentalCount: integer(),
    /** The first day of a rental; null for a purchase, and for rentals from before machines were booked by calendar. */
    rentalStart: date({ mode: 'string' }),
    /** What is rented with each machine, within its price; null for none. */
    options: jsonb().$type<readonly PaidOption[]>(),
    /**
     * What was promised of the goods when they were bought, in months: on themselves, and of panels on their power. A trigger takes it from the
     * product when the line is written (migration 0075), and no later change of the product reaches it. 0 for none, and for what is rented.
     */
    warrantyMonths: integer()
      .notNull()
      .$default(() => sql`null`),
    performanceMonths: integer()
      .notNull()
      .$default(() => sql`null`),
  },
  (table) => [
    check(
      'order_items_warranty_not_negative',
      sql`least(${table.warrantyMonths}, ${table.performanceMonths}) >= 0`,
    ),
    unique('order_items_position').on(table.orderId, table.position),
    index('order_items_product').on(table.productId),
    index('order_items_rented')
      .on(table.orderId)
      .where(sql`${table.rentalDuration} is not null`),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
    check('order_items_line_adds_up', sql`${table.lineMinor} = ${table.unitMinor} * ${table.quantity}`),
    check('order_items_discount_within_line', sql`${table.discountMinor} between 0 and ${table.lineMinor}`),
    check(
      'order_items_rental_whole',
      sql`(${table.rentalDuration} is null) = (${table.rentalCount} is null)`,
    ),
  ],
);
