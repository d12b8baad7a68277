import { and, inArray } from 'drizzle-orm';
import type { WantedDays } from '../../domain/rental/list-days.ts';
import { noteTag } from '../changes/tags.ts';
import type { Database } from '../database/database.ts';
import { hasFreeMachine } from './product-condition.ts';
import { products } from './tables.ts';

/** Those of some products of which a machine is nobody's on some days. */
export const freeProducts =
  (database: Database) =>
  async (ids: readonly number[], days: WantedDays): Promise<ReadonlySet<number>> => {
    noteTag('machines');
    const free = await database
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, [...ids]), hasFreeMachine(days, products.id)));
    return new Set(free.map(({ id }) => id));
  };
