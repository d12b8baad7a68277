import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedFilter, SavedFilterForm } from '../../domain/backoffice/saved-filter.ts';
import { SAVED_FILTERS_MAX } from '../../domain/backoffice/saved-filter.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { savedFilters } from './tables.ts';

/** The views of a queue that a member of staff keeps, in the order of their names. */
export const listSavedFilters =
  (database: Database) =>
  ({ staffId, queue }: { readonly staffId: string; readonly queue: string }): Promise<SavedFilter[]> =>
    database
      .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
      .from(savedFilters)
      .where(and(eq(savedFilters.staffId, staffId), eq(savedFilters.queue, queue)))
      .orderBy(asc(savedFilters.name));

/** Keeps a view of a queue under a name; the same name again is the newer view. False where there are too many. */
export const saveFilter =
  (database: Database) =>
  (staffId: string, { queue, name, query }: SavedFilterForm): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId: staffId });
      const own = and(eq(savedFilters.staffId, staffId), eq(savedFilters.queue, queue));
      const isKnown = (await transaction.$count(savedFilters, and(own, eq(savedFilters.name, name)))) > 0;
      if (!isKnown && (await transaction.$count(savedFilters, own)) >= SAVED_FILTERS_MAX) return false;
      await transaction
        .insert(savedFilters)
        .values({ staffId, queue, name, query })
        .onConflictDoUpdate({
          target: [savedFilters.staffId, savedFilters.queue, savedFilters.name],
          set: { query, createdAt: sql`now()` },
        });
      return true;
    });

/** Forgets a view of one's own; one that is gone stays so. */
export const forgetFilter =
  (database: Database) =>
  async (staffId: string, id: string): Promise<void> => {
    if (!isOrderId(id)) return;
    await database
      .delete(savedFilters)
      .where(and(eq(savedFilters.id, id), eq(savedFilters.staffId, staffId)));
  };
