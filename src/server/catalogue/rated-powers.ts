import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { productSpecifications } from './tables.ts';

/** The rated power in watts of products that state one, by id. */
export async function ratedPowers(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: productSpecifications.productId, powerW: productSpecifications.number })
    .from(productSpecifications)
    .where(and(inArray(productSpecifications.productId, [...ids]), eq(productSpecifications.key, 'powerW')));
  return new Map(rows.map(({ id, powerW }) => [id, powerW ?? 0]));
}
