import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from './tables.ts';

/**
 * Locks products for the rest of the transaction and answers their stock by id. Always in the order of ids, so that
 * two orders of the same goods wait for each other instead of deadlocking.
 */
export async function lockStock(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Takes pieces of locked products, in one statement; the database refuses to go below zero. */
export async function takeStock(transaction: Database, pieces: ReadonlyMap<number, number>): Promise<void> {
  if (pieces.size === 0) return;
  const rows = [...pieces].map(([id, quantity]) => sql`(${id}::int, ${quantity}::int)`);
  await transaction
    .update(products)
    .set({ stock: sql`${products.stock} - taken.quantity`, updatedAt: sql`now()` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as taken(id, quantity)`)
    .where(eq(products.id, sql`taken.id`));
}
