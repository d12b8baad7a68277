import { desc, eq, inArray } from 'drizzle-orm';
import { kindOf } from '../../../domain/catalogue/categories.ts';
import { kindIdOf } from '../../../domain/catalogue/category-kind.ts';
import { CATEGORY_SPECS } from '../../../domain/catalogue/facets/category-specs.ts';
import type { Database } from '../../database/database.ts';
import { products, productSpecifications } from '../tables.ts';

/** As many products of a category as say which specs its products have. */
const LIKE_IT = 50;

/** The specs that products of a category have, and of the one that it is like, as the newest ones show, and those that shoppers choose by in it. */
export const usualSpecifications =
  (database: Database) =>
  async (categoryId: number): Promise<ReadonlySet<string>> => {
    const newest = database
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.categoryId, [categoryId, kindIdOf(categoryId)]))
      .orderBy(desc(products.id))
      .limit(LIKE_IT)
      .as('newest');
    const rows = await database
      .selectDistinct({ key: productSpecifications.key })
      .from(productSpecifications)
      .innerJoin(newest, eq(newest.id, productSpecifications.productId));
    const slug = kindOf(categoryId)?.slug;
    const chosenBy = slug === undefined ? [] : Object.keys(CATEGORY_SPECS[slug]);
    return new Set([...rows.map(({ key }) => key), ...chosenBy]);
  };
