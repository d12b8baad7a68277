import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { CHANGED_MINUTES, OPEN_SECONDS, type OpenBy } from '../../domain/backoffice/open-page.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { openPages } from './tables.ts';

/** A member of staff, and the page of one record that is open (`openPageOf`). */
interface Opened {
  readonly staffId: string;
  readonly page: string;
}

/** Before this moment a page that was not heard of is left. */
const left = sql`now() - make_interval(secs => ${OPEN_SECONDS})`;
const forgotten = sql`now() - make_interval(mins => ${CHANGED_MINUTES})`;

/** How a page stands: the moment, by the database's clock, when whoever asks saved something on it lately, and the colleagues who have it open or saved something on it, the longest there first. */
interface OpenPage {
  readonly at: string;
  /** Null for nothing within `CHANGED_MINUTES`. */
  readonly ownChangedAt: string | null;
  readonly colleagues: readonly OpenBy[];
}

/** Notes that a page is open, and answers how it stands. */
export const noteOpen =
  (database: Database) =>
  async ({ staffId, page }: Opened): Promise<OpenPage> => {
    const [own] = await database
      .insert(openPages)
      .values({ staffId, page })
      .onConflictDoUpdate({
        target: [openPages.page, openPages.staffId],
        set: {
          since: sql`case when ${openPages.seenAt} < ${left} then now() else ${openPages.since} end`,
          seenAt: sql`now()`,
        },
      })
      .returning({
        at: openPages.seenAt,
        ownChangedAt: sql<
          string | null
        >`case when ${openPages.changedAt} > ${forgotten} then ${openPages.changedAt} end`.mapWith(
          openPages.changedAt,
        ),
      });
    const colleagues = await database
      .select({
        name: sql<string>`${shownName}`,
        isHere: sql<boolean>`${openPages.seenAt} >= ${left}`,
        since: openPages.since,
        changedAt: openPages.changedAt,
      })
      .from(openPages)
      .innerJoin(users, eq(users.id, openPages.staffId))
      .where(
        and(
          eq(openPages.page, page),
          ne(openPages.staffId, staffId),
          or(gt(openPages.seenAt, left), gt(openPages.changedAt, forgotten)),
        ),
      )
      .orderBy(asc(openPages.since), asc(openPages.staffId));
    const { at = new Date().toISOString(), ownChangedAt = null } = own ?? {};
    return { at, ownChangedAt, colleagues };
  };

/** Notes that something was saved on a page, for those who have it open. */
export const noteChanged =
  (database: Database) =>
  async ({ staffId, page }: Opened): Promise<void> => {
    const changed = { changedAt: sql`now()`, seenAt: sql`now()` };
    await database
      .insert(openPages)
      .values({ staffId, page, ...changed })
      .onConflictDoUpdate({ target: [openPages.page, openPages.staffId], set: changed });
  };

/** Forgets pages that were left and on which nothing was saved lately. */
export const forgetOpenPages = (database: Database) => async (): Promise<number> => {
  const rows = await database
    .delete(openPages)
    .where(
      and(
        lt(openPages.seenAt, forgotten),
        or(sql`${openPages.changedAt} is null`, lt(openPages.changedAt, forgotten)),
      ),
    )
    .returning({ page: openPages.page });
  return rows.length;
};
