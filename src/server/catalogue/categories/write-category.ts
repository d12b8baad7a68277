import { eq, sql } from 'drizzle-orm';
import type { EditedCategory } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { categories, categoryTexts } from '../tables.ts';
import type { StoredCategory } from './stored-categories.ts';

/** Writes what staff say of a category that is there; one that comes to the home page stands behind the other tiles. */
export async function writeCategory(
  transaction: Database,
  { id, homePlace }: Pick<StoredCategory, 'id' | 'homePlace'>,
  { name, description, picture, isInMenu, isOnHome, isHidden }: EditedCategory,
): Promise<void> {
  const behind = sql<number>`(select coalesce(max(placed.home_place), -1) + 1 from ${categories} as placed)`;
  await transaction
    .update(categories)
    .set({
      picture,
      isInMenu,
      isHidden,
      homePlace: isOnHome ? (homePlace ?? behind) : null,
      updatedAt: sql`now()`,
    })
    .where(eq(categories.id, id));
  await transaction
    .insert(categoryTexts)
    .values(
      LOCALES.map((locale) => ({
        categoryId: id,
        locale,
        name: name[locale],
        description: description[locale],
      })),
    )
    .onConflictDoUpdate({
      target: [categoryTexts.categoryId, categoryTexts.locale],
      set: { name: sql`excluded.name`, description: sql`excluded.description` },
    });
}
