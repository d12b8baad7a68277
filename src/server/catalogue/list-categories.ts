import { and, asc, eq, sql } from 'drizzle-orm';
import { OWN_CATEGORIES_FROM } from '../../domain/catalogue/category-kind.ts';
import type { CategoryView } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { listingSizes } from './listing-tables.ts';
import { categories, categoryTexts } from './tables.ts';

/** A category with the moments that the API tells (S §3). */
export interface CategoryRow extends CategoryView {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
}

/** Whether a category is listed: one that staff made or hid is while it, or one below it, holds a published product. */
export const isListed = sql<boolean>`(not ${categories.isHidden} and ${categories.id} <= ${sql.raw(String(OWN_CATEGORIES_FROM))} or exists (select from ${listingSizes}
  where ${listingSizes.categoryId} = ${categories.id} and ${listingSizes.total} > 0))`;

/** Every category that is listed, in one language, in the order of menus; a few dozen rows at most. */
export const listCategories =
  (database: Database) =>
  (locale: Locale): Promise<CategoryRow[]> =>
    database
      .select({
        id: categories.id,
        slug: categories.slug,
        name: categoryTexts.name,
        description: categoryTexts.description,
        group: categories.menuGroup,
        parentId: categories.parentId,
        picture: categories.picture,
        kind: categories.kind,
        isInMenu: categories.isInMenu,
        homePlace: categories.homePlace,
        createdAt: categories.createdAt,
        updatedAt: categories.updatedAt,
        publishedAt: categories.publishedAt,
      })
      .from(categories)
      .innerJoin(
        categoryTexts,
        and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.locale, locale)),
      )
      .where(isListed)
      .orderBy(asc(categories.position), asc(categories.id));
