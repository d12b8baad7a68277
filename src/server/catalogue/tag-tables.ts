import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { products } from './tables.ts';

/** The labels that products may carry. */
export const tags = pgTable('tags', {
  slug: text().primaryKey(),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
});

export const tagTexts = pgTable(
  'tag_texts',
  {
    tag: text()
      .notNull()
      .references(() => tags.slug, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.locale] })],
);

export const productTags = pgTable(
  'product_tags',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tag: text()
      .notNull()
      .references(() => tags.slug),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.tag] }),
    index('product_tags_tag').on(table.tag, table.productId),
  ],
);
