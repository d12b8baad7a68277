import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { products, productSpecifications } from '../tables.ts';

/** As many products of a category as say which specs its products have. */
const LIKE_IT = 50;

/** The specs that products of a category have, as its newest ones show. */
export const usualSpecifications =
  (database: Database) =>
  async (categoryId: number): Promise<ReadonlySet<string>> => {
    const newest = database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.categoryId, categoryId))
      .orderBy(desc(products.id))
      .limit(LIKE_IT)
      .as('newest');
    const rows = await database
      .selectDistinct({ key: productSpecifications.key })
      .from(productSpecifications)
      .innerJoin(newest, eq(newest.id, productSpecifications.productId));
    return new Set(rows.map(({ key }) => key));
  };
