import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../domain/locale/locale.ts';
import { categories } from './tables.ts';

/** A promoted category's picture and title (S §3). */
export const promotions = pgTable('promotions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  active: boolean().notNull().default(true),
  picture: text().notNull(),
  title: jsonb().$type<Localized>().notNull(),
});

/** An advertisement: a picture or a video that opens a link in a new tab (S §2, §3). */
export const ads = pgTable('ads', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  type: text({ enum: ['image', 'video'] }).notNull(),
  contentUrl: text().notNull(),
  link: text().notNull(),
  active: boolean().notNull().default(true),
  title: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
});

/** A slide of the home page (S §3). */
export const carouselSlides = pgTable('carousel_slides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  type: text({ enum: ['gif', 'video', 'image'] }).notNull(),
  src: text().notNull(),
  link: text().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
});
