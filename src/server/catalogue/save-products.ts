import { inArray } from 'drizzle-orm';
import type { SeedProduct } from '../../content/seed/seed-product.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import type { Database } from '../database/database.ts';
import { productRows } from './product-rows.ts';
import { productPrices, products, productSpecifications, productTags, productTexts } from './tables.ts';

/**
 * Writes products with their texts, prices, figures and tags, replacing those with the same ids. Run it inside a
 * transaction: it is many statements, one for each table whatever the number of products. The texts come last, because
 * with them a product is listed.
 */
export const saveProducts =
  (database: Database) =>
  async (list: readonly SeedProduct[], rate: ExchangeRate): Promise<void> => {
    const rows = productRows(list, rate);
    const ids = rows.products.map(({ id }) => id);
    await database.delete(products).where(inArray(products.id, ids));
    await database.insert(products).values(rows.products);
    await database.insert(productPrices).values(rows.prices);
    await database.insert(productSpecifications).values(rows.specifications);
    if (rows.tags.length > 0) await database.insert(productTags).values(rows.tags);
    await database.insert(productTexts).values(rows.texts);
  };
