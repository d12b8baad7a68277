import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { KEY_CALLS_USUAL, type KeyScope } from '../../domain/partners/api-key.ts';
import type { DeliveryEvent, DeliveryFailure, WebhookEvent } from '../../domain/partners/webhook.ts';
import { products } from '../catalogue/tables.ts';
import { instant } from '../database/columns.ts';
import { orders } from '../orders/tables.ts';

/** Keys by which programs of partners call the API. Who made and revoked one says the audit log. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    callsPerMinute: integer().notNull().default(KEY_CALLS_USUAL),
    /** SHA-256 of the key, in hex; a key is 32 random bytes, which no list of words finds. */
    hash: text().notNull().unique(),
    /** The last characters of the key. */
    ending: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('api_keys_name')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.revokedAt} is null`),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
    check('api_keys_calls', sql`${table.callsPerMinute} > 0`),
  ],
);

/** Programs of partners that the shop calls when something changed. Who added and changed one says the audit log. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    note: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** What deliveries are signed with, sealed under the id: the shop has to read it, whoever reads the table must not. */
    secret: text().notNull(),
    isOn: boolean().notNull().default(true),
    /** Until then its deliveries rest, because its program was down; null where it never was. */
    restsUntil: instant(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [check('webhooks_events', sql`cardinality(${table.events}) > 0`)],
);

/**
 * What is sent to webhooks, each row to one. The triggers `note_order` of the table `orders` and `note_stock` of `products` write them in the
 * transaction of the change; what is said of an order or a product is read when it is sent, so that nobody stands here.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The program knows it by this, and may see it more than once. */
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().$type<DeliveryEvent>().notNull(),
    /** Of news about an order. */
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** Of news about the stock. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** Whether further changes of the stock are covered by this row: until it is taken to be sent first, when the stock is read. */
    takesChanges: boolean().notNull().default(false),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    sentAt: instant(),
    givenUpAt: instant(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Of the last answer. */
    status: integer(),
    failure: text().$type<DeliveryFailure>(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt, table.position)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('webhook_deliveries_failed')
      .on(table.position)
      .where(sql`${table.givenUpAt} is not null`),
    index('webhook_deliveries_of_webhook').on(table.webhookId, table.sentAt),
    index('webhook_deliveries_of_order').on(table.orderId),
    index('webhook_deliveries_of_product').on(table.productId),
    uniqueIndex('webhook_deliveries_takes_changes')
      .on(table.webhookId, table.productId)
      .where(sql`${table.takesChanges}`),
    index('webhook_deliveries_created').on(table.createdAt),
    check(
      'webhook_deliveries_about',
      sql`(${table.event} in ('test', 'stock.changed')) = (${table.orderId} is null)
        and (${table.event} = 'stock.changed') = (${table.productId} is not null)`,
    ),
  ],
);
