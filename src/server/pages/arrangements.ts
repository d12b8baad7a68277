import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { isArrangedPage, type ArrangedPageName } from '../../content/pages/page-shapes.ts';
import { readArrangement, type Arrangement } from '../../domain/pages/arrangement.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { pageArrangements } from './tables.ts';

/** Who made a state of a page, and when, ISO 8601; null for an account that is gone. */
interface Changed {
  readonly changedBy: string | null;
  /** The account of whoever it was. */
  readonly changedById: string | null;
  readonly changedAt: string;
}

/** What staff work on and nobody sees yet. */
export interface Draft extends Changed {
  readonly arrangement: Arrangement;
  readonly edition: number;
}

/** A state that a page had. */
export interface PublishedState extends Changed {
  readonly number: number;
  /** Null where it was as the shop came with it. */
  readonly arrangement: Arrangement | null;
  readonly why: string;
}

const HISTORY = 30;

const changed = {
  changedBy: shownName,
  changedById: pageArrangements.changedBy,
  changedAt: pageArrangements.changedAt,
};

/** The draft of a page; null without one. */
export const findDraft =
  (database: Database) =>
  async (page: ArrangedPageName): Promise<Draft | null> => {
    const [row] = await database
      .select({ arrangement: pageArrangements.arrangement, edition: pageArrangements.edition, ...changed })
      .from(pageArrangements)
      .leftJoin(users, eq(users.id, pageArrangements.changedBy))
      .where(and(eq(pageArrangements.page, page), isNull(pageArrangements.number)));
    const arrangement = row === undefined ? null : readArrangement(row.arrangement);
    return row === undefined || arrangement === null ? null : { ...row, arrangement };
  };

/** The last states of a page that were published, the newest first; none where nobody ever arranged it. */
export const listStates =
  (database: Database) =>
  async (page: ArrangedPageName, limit = HISTORY): Promise<readonly PublishedState[]> => {
    const rows = await database
      .select({
        number: pageArrangements.number,
        arrangement: pageArrangements.arrangement,
        why: pageArrangements.why,
        ...changed,
      })
      .from(pageArrangements)
      .leftJoin(users, eq(users.id, pageArrangements.changedBy))
      .where(and(eq(pageArrangements.page, page), isNotNull(pageArrangements.number)))
      .orderBy(desc(pageArrangements.number))
      .limit(limit);
    return rows.map(({ number, arrangement, ...row }) => ({
      ...row,
      number: number ?? 0,
      arrangement: readArrangement(arrangement),
    }));
  };

/** The pages that have a draft, with who changed it last. */
export const listDrafts =
  (database: Database) => async (): Promise<ReadonlyMap<ArrangedPageName, Changed>> => {
    const rows = await database
      .select({ page: pageArrangements.page, ...changed })
      .from(pageArrangements)
      .leftJoin(users, eq(users.id, pageArrangements.changedBy))
      .where(isNull(pageArrangements.number));
    return new Map(rows.flatMap(({ page, ...row }) => (isArrangedPage(page) ? [[page, row] as const] : [])));
  };
