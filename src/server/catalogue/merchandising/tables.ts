import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/locale/locale.ts';
import { categories } from '../tables.ts';
import { jsonb } from '../../database/columns.ts';

/** Whether an entry is shown, on which days of its market, and what its picture says to who cannot see it; an empty text says nothing. */
const shown = () => ({
  active: boolean().notNull().default(true),
  /** The first and the last day on which it is shown; null for no such end. */
  firstDay: date({ mode: 'string' }),
  lastDay: date({ mode: 'string' }),
  alt: jsonb().$type<Localized>().notNull().default({ uk: '', pl: '', en: '' }),
});

/** A promoted category's picture and title (S §3). Those of one place follow each other by id. */
export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    position: integer().notNull().default(0),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    picture: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    ...shown(),
  },
  (table) => [check('promotions_days', sql`${table.lastDay} >= ${table.firstDay}`)],
);

/** An advertisement: a picture or a video that opens a link in a new tab (S §2, §3). */
export const ads = pgTable(
  'ads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    position: integer().notNull().default(0),
    type: text({ enum: ['image', 'video'] }).notNull(),
    /** The path of a file, or the name of a scene or of a product's picture. */
    contentUrl: text().notNull(),
    link: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    ...shown(),
  },
  (table) => [check('ads_days', sql`${table.lastDay} >= ${table.firstDay}`)],
);

/** A slide of the home page (S §3). */
export const carouselSlides = pgTable(
  'carousel_slides',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    position: integer().notNull(),
    type: text({ enum: ['gif', 'video', 'image'] }).notNull(),
    /** The path of a file, or the name of a scene or of a product's picture. */
    src: text().notNull(),
    link: text().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    ...shown(),
  },
  (table) => [check('carousel_slides_days', sql`${table.lastDay} >= ${table.firstDay}`)],
);
