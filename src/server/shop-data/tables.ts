import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Fields } from '../../domain/shop-data/read-fields.ts';
import type { ShopDataPart } from '../../domain/shop-data/shop-data.ts';
import { users } from '../account/tables.ts';
import { instant, jsonb } from '../database/columns.ts';

/** Each state of a part of the shop's data; rows are never changed, the newest of a part holds. */
export const shopDataVersions = pgTable(
  'shop_data_versions',
  {
    part: text().$type<ShopDataPart>().notNull(),
    version: integer().notNull(),
    /** Null where the settings of the server hold again. */
    fields: jsonb().$type<Fields>(),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.part, table.version] }),
    check('shop_data_versions_sound', sql`${table.version} > 0`),
  ],
);
