import { inArray, sql } from 'drizzle-orm';
import {
  FREIGHT_KEYS,
  freightOf,
  type Freight,
  type FreightSpecifications,
} from '../../domain/checkout/freight.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { productSpecifications, products } from './tables.ts';

const KEYS = sql.raw(FREIGHT_KEYS.map((key) => `'${key}'`).join(', '));

/** The specifications of the row of `products` that decide how it travels, as one JSON value; null for none. */
export const freightSpecifications = sql<FreightSpecifications | null>`(
  select json_object_agg(${productSpecifications.key}, coalesce(to_json(${productSpecifications.number}), to_json(${productSpecifications.text})))
  from ${productSpecifications}
  where ${productSpecifications.productId} = ${products.id} and ${productSpecifications.key} in (${KEYS}))`;

/** How one piece of each product travels, by id; unknown ids are left out. */
export async function freightsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Freight>> {
  const rows = await database
    .select({ id: products.id, categoryId: products.categoryId, freight: freightSpecifications })
    .from(products)
    .where(inArray(products.id, ids.filter(fitsInteger)));
  return new Map(rows.map(({ id, categoryId, freight }) => [id, freightOf(categoryId, freight ?? {})]));
}
