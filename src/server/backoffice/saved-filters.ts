import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { strikeContacts } from '../../domain/audit/strike-contacts.ts';
import { mayChangeOf, type StaffPerson } from '../../domain/account/role.ts';
import {
  mayBeShared,
  SAVED_FILTERS_MAX,
  SHARED_FILTERS_SHOWN,
  type FilterProblem,
  type SavedFilter,
  type SavedFilterForm,
} from '../../domain/backoffice/saved-filter.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { savedFilters } from './tables.ts';

/** `gone`: there is no such view any more; `not-author`: it is a colleague's, and whoever asks is no admin; `personal`: shared, it could name a customer. */
export type FilterChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'gone' | 'not-author' | 'personal' };

/** What a shared view asks for that could name a customer (`isPersonalView`), in the words of the database. */
const namesNobody = sql`${savedFilters.query} !~ '(^|&)(q|customer)=[^&]'`;

/** The views of a queue that a member of staff keeps, and those that colleagues share; each group in the order of the names. */
export const listSavedFilters =
  (database: Database) =>
  async ({
    staff,
    queue,
  }: {
    readonly staff: StaffPerson;
    readonly queue: string;
  }): Promise<SavedFilter[]> => {
    const isOwn = sql<boolean>`${savedFilters.staffId} = ${staff.id}`;
    const rows = await database
      .select({
        id: savedFilters.id,
        name: savedFilters.name,
        query: savedFilters.query,
        isShared: savedFilters.isShared,
        staffId: savedFilters.staffId,
        authorName: shownName,
      })
      .from(savedFilters)
      .innerJoin(users, eq(users.id, savedFilters.staffId))
      .where(and(eq(savedFilters.queue, queue), or(isOwn, and(savedFilters.isShared, namesNobody))))
      .orderBy(sql`${isOwn} desc`, asc(savedFilters.name), asc(savedFilters.id))
      .limit(SAVED_FILTERS_MAX + SHARED_FILTERS_SHOWN);
    return rows.map(({ staffId, authorName, ...filter }) => ({
      ...filter,
      isOwn: staffId === staff.id,
      authorName,
      mayChange: mayChangeOf(staff, staffId),
    }));
  };

/** Writes down what became of a view that colleagues see; what staff keep for themselves is not logged. */
const recordShared = (
  transaction: Database,
  staffId: string,
  {
    action,
    filter: { id, name },
  }: {
    readonly action: 'view-shared' | 'view-unshared' | 'view-changed' | 'view-removed';
    readonly filter: { readonly id: string; readonly name: string };
  },
): Promise<void> =>
  recordChanges(transaction, [
    {
      staffId,
      action,
      subject: 'saved-filter',
      subjectId: id,
      changes: { view: ['', strikeContacts(name)] },
    },
  ]);

type FilterKept = { readonly ok: true } | { readonly ok: false; readonly reason: FilterProblem };

/**
 * Keeps a view of a queue under a name; the same name again is the newer view, which stays shared where it was. Refused where there are too many, and where colleagues would see
 * what could name a customer.
 */
export const saveFilter =
  (database: Database) =>
  (staffId: string, { queue, name, query, isShared }: SavedFilterForm): Promise<FilterKept> =>
    database.transaction(async (transaction) => {
      await lockCustomer(transaction, { userId: staffId });
      const own = and(eq(savedFilters.staffId, staffId), eq(savedFilters.queue, queue));
      const [before] = await transaction
        .select({ isShared: savedFilters.isShared, query: savedFilters.query })
        .from(savedFilters)
        .where(and(own, eq(savedFilters.name, name)));
      if (!before && (await transaction.$count(savedFilters, own)) >= SAVED_FILTERS_MAX)
        return { ok: false, reason: 'full' };
      if ((isShared || before?.isShared === true) && !mayBeShared({ query, name }))
        return { ok: false, reason: 'personal' };
      const [filter] = await transaction
        .insert(savedFilters)
        .values({ staffId, queue, name, query, isShared })
        .onConflictDoUpdate({
          target: [savedFilters.staffId, savedFilters.queue, savedFilters.name],
          set: {
            query,
            isShared: sql`${savedFilters.isShared} or excluded.is_shared`,
            createdAt: sql`now()`,
          },
        })
        .returning({ id: savedFilters.id, name: savedFilters.name });
      if (!filter) throw new Error('A view that was kept is not there');
      if (isShared && before?.isShared !== true) {
        await recordShared(transaction, staffId, { action: 'view-shared', filter });
      } else if (before?.isShared === true && before.query !== query) {
        await recordShared(transaction, staffId, { action: 'view-changed', filter });
      }
      return { ok: true };
    });

interface ChosenFilter {
  readonly staff: StaffPerson;
  readonly queue: string;
  readonly id: string;
}

/** A view that somebody sees, locked; with why they may not change it, null where they may. What others keep for themselves is not there. */
async function lockFilter(transaction: Database, { staff, queue, id }: ChosenFilter) {
  if (!isOrderId(id)) return null;
  const isSeen: SQL | undefined = or(eq(savedFilters.staffId, staff.id), savedFilters.isShared);
  const [filter] = await transaction
    .select({
      id: savedFilters.id,
      name: savedFilters.name,
      staffId: savedFilters.staffId,
      query: savedFilters.query,
      isShared: savedFilters.isShared,
    })
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.queue, queue), isSeen))
    .for('update');
  if (!filter) return null;
  return { filter, problem: mayChangeOf(staff, filter.staffId) ? null : ('not-author' as const) };
}

/** Shows a view to all who may open its queue, or to its author alone; what is so already stays so. One that could name a customer is never shown. */
export const shareFilter =
  (database: Database) =>
  ({ isShared, ...chosen }: ChosenFilter & { readonly isShared: boolean }): Promise<FilterChanged> =>
    database.transaction(async (transaction) => {
      const found = await lockFilter(transaction, chosen);
      if (found === null) return { ok: false, reason: 'gone' };
      const { filter, problem } = found;
      if (problem !== null) return { ok: false, reason: problem };
      if (filter.isShared === isShared) return { ok: true };
      if (isShared && !mayBeShared(filter)) return { ok: false, reason: 'personal' };
      await transaction.update(savedFilters).set({ isShared }).where(eq(savedFilters.id, filter.id));
      const action = isShared ? 'view-shared' : 'view-unshared';
      await recordShared(transaction, chosen.staff.id, { action, filter });
      return { ok: true };
    });

/** Forgets a view of one's own, an admin one that is shared; one that is gone stays so. */
export const forgetFilter =
  (database: Database) =>
  (chosen: ChosenFilter): Promise<FilterChanged> =>
    database.transaction(async (transaction) => {
      const found = await lockFilter(transaction, chosen);
      if (found === null) return { ok: true };
      const { filter, problem } = found;
      if (problem !== null) return { ok: false, reason: problem };
      await transaction.delete(savedFilters).where(eq(savedFilters.id, filter.id));
      if (filter.isShared) {
        await recordShared(transaction, chosen.staff.id, { action: 'view-removed', filter });
      }
      return { ok: true };
    });
