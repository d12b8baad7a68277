import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { categories } from '../tables.ts';

/**
 * Of these ids, those of categories that the shop does not have any more, though this instance may know them still. The others are held until the
 * end of the transaction: who takes one away at the same moment waits for what comes into it, or is waited for here.
 */
export async function goneCategories(
  transaction: Database,
  asked: Iterable<number>,
): Promise<ReadonlySet<number>> {
  const gone = new Set(asked);
  if (gone.size === 0) return gone;
  const rows = await transaction
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...gone]))
    .orderBy(categories.id)
    .for('key share');
  for (const { id } of rows) gone.delete(id);
  return gone;
}
