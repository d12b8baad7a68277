import { inArray } from 'drizzle-orm';
import type { SpecificationEntry } from '../../domain/catalogue/product.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../../domain/catalogue/specifications.ts';
import type { Database } from '../database/database.ts';
import { productSpecifications } from './tables.ts';

const KEY_ORDER = Object.keys(SPECIFICATIONS);
const isSpecificationKey = (key: string): key is SpecificationKey => key in SPECIFICATIONS;

/** The technical figures of several products by product id, each list in the order of product pages; one query. */
export async function specificationsOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly SpecificationEntry[]>> {
  const rows = await database
    .select()
    .from(productSpecifications)
    .where(inArray(productSpecifications.productId, [...ids]));
  const byProduct = new Map<number, SpecificationEntry[]>();
  for (const { productId, key, number, text } of rows) {
    const value = number ?? text;
    if (!isSpecificationKey(key) || value === null) continue;
    const entries = byProduct.get(productId);
    if (entries) entries.push({ key, value });
    else byProduct.set(productId, [{ key, value }]);
  }
  for (const entries of byProduct.values()) {
    entries.sort((a, b) => KEY_ORDER.indexOf(a.key) - KEY_ORDER.indexOf(b.key));
  }
  return byProduct;
}
