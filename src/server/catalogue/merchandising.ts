import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { ads, carouselSlides, promotions } from './merchandising-tables.ts';

/** The active promotions, of one category or of all (S §7). */
export const listPromotions =
  (database: Database) =>
  async (locale: Locale, categoryId: number | null = null) => {
    const rows = await database
      .select()
      .from(promotions)
      .where(
        and(
          eq(promotions.active, true),
          categoryId === null ? undefined : eq(promotions.categoryId, categoryId),
        ),
      )
      .orderBy(asc(promotions.id));
    return rows.map((row) => ({ ...row, title: row.title[locale] }));
  };

/** The active advertisements (S §7). */
export const listAds = (database: Database) => async (locale: Locale) => {
  const rows = await database.select().from(ads).where(eq(ads.active, true)).orderBy(asc(ads.id));
  return rows.map((row) => ({ ...row, title: row.title[locale], description: row.description[locale] }));
};

/** The slides of the home page in their order (S §7). */
export const listSlides = (database: Database) => async (locale: Locale) => {
  const rows = await database.select().from(carouselSlides).orderBy(asc(carouselSlides.position));
  return rows.map((row) => ({ ...row, title: row.title[locale], description: row.description[locale] }));
};
