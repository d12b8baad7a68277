import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/integer.ts';
import { categoriesOf } from './categories-of.ts';
import { factsOf } from './facts-of.ts';
import { productsByIds } from './list-products.ts';
import { specificationsOf } from './specifications-of.ts';
import { tagsOf } from './tags-of.ts';

/** A published product with all that its page shows, in one language; null when there is none. */
export const findProduct =
  (database: Database) =>
  async (id: number, locale: Locale): Promise<ProductDetail | null> => {
    if (!fitsInteger(id)) return null;
    const [[product], facts, specifications, categories, tags] = await Promise.all([
      productsByIds(database)([id], locale),
      factsOf(database, [id], locale),
      specificationsOf(database, [id]),
      categoriesOf(database, [id], locale),
      tagsOf(database, [id], locale),
    ]);
    const own = facts.get(id);
    if (!product || !own) return null;
    const { type: _, ...rest } = own;
    return {
      ...product,
      ...rest,
      specifications: specifications.get(id) ?? [],
      categories: categories.get(id) ?? [],
      tags: tags.get(id) ?? [],
    };
  };
