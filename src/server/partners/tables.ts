import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '../../domain/partners/api-key.ts';
import { instant } from '../database/columns.ts';

/** Keys by which programs of partners call the API. Who made and revoked one says the audit log. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
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
  ],
);
