import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fitsInteger } from '../../database/integer.ts';
import { priceReductions } from './tables.ts';

/** Ends a reduction now, or drops one that has not begun; the next sweep gives the price back. False if there is none. */
export const endReduction =
  (database: Database) =>
  async (id: number): Promise<boolean> => {
    if (!fitsInteger(id)) return false;
    const ended = await database
      .update(priceReductions)
      .set({
        endsAt: sql`case when opened_at is null then ends_at else now() end`,
        closedAt: sql`case when opened_at is null then now() end`,
      })
      .where(and(eq(priceReductions.id, id), isNull(priceReductions.closedAt)))
      .returning({ id: priceReductions.id });
    return ended.length > 0;
  };
