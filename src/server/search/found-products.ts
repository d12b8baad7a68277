import { sql } from 'drizzle-orm';
import type { FoundProduct } from '../../domain/catalogue/facets/filter-listing.ts';
import type { Currency } from '../../domain/money/money.ts';
import { LISTED_PRICES, listedProducts, WHOLE_CATALOGUE } from '../catalogue/listing-tables.ts';
import { products, productSpecifications } from '../catalogue/tables.ts';
import { noteProducts } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { jsonObject, listOf } from '../database/sql.ts';
import { statement } from '../database/statement.ts';

/** All specs of a product, by key. */
const specs = sql`coalesce((select json_object_agg(spec.key,
    coalesce(to_json(spec.text), to_json(spec.number))) from ${productSpecifications} spec
    where spec.product_id = ${products.id}), '{}')`;

function readIn(currency: Currency) {
  const facts = jsonObject({
    id: products.id,
    categoryId: products.categoryId,
    brand: products.brand,
    isInStock: sql`${products.stock} > 0`,
    price: LISTED_PRICES[currency],
    createdAt: sql`extract(epoch from ${products.createdAt})`,
    specs,
  });
  return statement<{ found: readonly FoundProduct[] }>(
    `found_products_${currency}`,
    sql`select coalesce(json_agg(${facts} order by wanted.place), '[]') as found
      from unnest(${listOf('ids')}) with ordinality as wanted(id, place)
      join ${products} on ${products.id} = wanted.id
      join ${listedProducts} on ${listedProducts.productId} = wanted.id
        and ${listedProducts.categoryId} = ${sql.raw(String(WHOLE_CATALOGUE))}`,
  );
}
const read = { UAH: readIn('UAH'), PLN: readIn('PLN') };

/** What found products are narrowed by, in the order of their ids' list; one statement. */
export const foundProducts =
  (database: Database) =>
  async (ids: readonly number[], currency: Currency): Promise<readonly FoundProduct[]> => {
    if (ids.length === 0) return [];
    noteProducts(ids);
    const [row] = await read[currency](database, { ids });
    return row?.found ?? [];
  };
