import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { KINDS, OWN_CATEGORIES_FROM } from '../../domain/catalogue/category-kind.ts';
import {
  FREIGHT_KEYS,
  PARCEL_MAX_KG,
  PARCEL_MAX_MM,
  SOLAR_PANELS,
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

/** Whether goods of a category are panels; the same as by `kindIdOf`, in the database. */
const arePanels = (categoryId: SQL): SQL =>
  sql`case when ${categoryId} > ${OWN_CATEGORIES_FROM} then ${categoryId} % ${KINDS} else ${categoryId} end = ${SOLAR_PANELS}`;

/** Whether a piece of a product is no parcel, by its weight or its longest side; the same as `isHeavy` of `freightOf`, in the database. */
export const isNoParcel = (productId: SQLWrapper): SQL => sql`exists (
  select from ${productSpecifications} as sized where sized.product_id = ${productId} and (
    (sized.key = 'weightKg' and sized.number * coalesce((
      select pieces.number from ${productSpecifications} as pieces join ${products} as whole on whole.id = pieces.product_id
      where pieces.product_id = ${productId} and pieces.key = 'panelsCount' and pieces.number > 0 and ${arePanels(sql`whole.category_id`)}), 1) > ${PARCEL_MAX_KG})
    or (sized.key = 'dimensionsMm' and exists (
      select from regexp_matches(sized.text, '\\d+(?:[.,]\\d+)?', 'g') as side
      where replace(side[1], ',', '.')::numeric > ${PARCEL_MAX_MM}))))`;

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
