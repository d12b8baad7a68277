import { eq, sql } from 'drizzle-orm';
import {
  membersOf,
  reordered,
  type CategoryList,
} from '../../../domain/catalogue/category-editing/category-order.ts';
import { movedTo } from '../../../domain/catalogue/editing/product-pictures.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { categories } from '../tables.ts';
import { storedCategories } from './stored-categories.ts';

type CategoryMoved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'category-not-found' | 'order-changed' };

/** Gives categories their places in one of the two orders. */
async function writePlaces(
  transaction: Database,
  column: 'position' | 'homePlace',
  places: readonly { readonly id: number; readonly place: number }[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ id, place }) => sql`(${id}::int, ${place}::int)`);
  await transaction
    .update(categories)
    .set({ [column]: sql`placed.place` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as placed(id, place)`)
    .where(eq(categories.id, sql`placed.id`));
}

/**
 * Puts a member of a list (a category by its slug, a group by its name) at another place of it, counted from zero. `seen` is the order that was
 * shown: where others changed it since, nothing is moved. A move that is sent twice moves once.
 */
export const moveCategory =
  (database: Database) =>
  ({
    list,
    member,
    to,
    seen,
    staffId,
  }: {
    readonly list: CategoryList;
    readonly member: string;
    readonly to: number;
    readonly seen: readonly string[];
    readonly staffId: string;
  }): Promise<CategoryMoved> =>
    database.transaction(async (transaction) => {
      const stored = await storedCategories(transaction, { isLocked: true });
      const now = membersOf(list, stored);
      const from = now.indexOf(member);
      if (from === -1) return { ok: false, reason: 'category-not-found' };
      const wanted = movedTo(seen, member, to);
      if (now.join() === wanted.join()) return { ok: true };
      if (now.join() !== seen.join()) return { ok: false, reason: 'order-changed' };
      if (list.kind === 'home') {
        const moved = wanted.flatMap((slug) => stored.find((each) => each.slug === slug) ?? []);
        const places = moved.flatMap(({ homePlace }) => homePlace ?? []).toSorted((a, b) => a - b);
        await writePlaces(
          transaction,
          'homePlace',
          moved.map(({ id }, index) => ({ id, place: places[index] ?? index })),
        );
      } else
        await writePlaces(
          transaction,
          'position',
          reordered(stored, list, wanted).map(({ id }, place) => ({ id, place })),
        );
      await recordChanges(transaction, [
        {
          staffId,
          action: 'moved',
          subject: 'category',
          subjectId: member,
          changes: {
            [list.kind === 'home' ? 'homePlace' : 'place']: [
              String(from + 1),
              String(wanted.indexOf(member) + 1),
            ],
          },
        },
      ]);
      return { ok: true };
    });
