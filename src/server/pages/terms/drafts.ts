import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { editionName } from '../../../domain/pages/terms/editions.ts';
import { readTermsTexts, type TermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { shownName } from '../../account/shown-name.ts';
import { users } from '../../account/tables.ts';
import type { Database } from '../../database/database.ts';
import type { TermsName } from '../../../content/pages/page-shapes.ts';
import { termsEditions } from './tables.ts';

/** Who wrote something, and when, ISO 8601; null for an account that is gone, and for a release. */
interface Changed {
  readonly changedBy: string | null;
  /** The account of whoever it was. */
  readonly changedById: string | null;
  readonly changedAt: string;
}

/** What staff work on and nobody sees yet. */
export interface TermsDraft extends Changed {
  readonly texts: TermsTexts;
  readonly revision: number;
}

/** An edition as its history has it. */
export interface PublishedTerms extends Changed {
  readonly id: number;
  readonly day: string;
  readonly number: number;
  readonly name: string;
  readonly isStaffs: boolean;
  readonly texts: TermsTexts;
  readonly digest: string;
  /** Which words the release of its time came with. */
  readonly releaseDigest: string;
  readonly why: string;
  /** When it was withdrawn before its day, ISO 8601; null for one that was not. */
  readonly withdrawnAt: string | null;
}

const changed = {
  changedBy: shownName,
  changedById: termsEditions.changedBy,
  changedAt: termsEditions.changedAt,
};

/** The draft of a page of terms; null without one. */
export const findTermsDraft =
  (database: Database) =>
  async (page: TermsName): Promise<TermsDraft | null> => {
    const [row] = await database
      .select({ texts: termsEditions.texts, revision: termsEditions.revision, ...changed })
      .from(termsEditions)
      .leftJoin(users, eq(users.id, termsEditions.changedBy))
      .where(and(eq(termsEditions.page, page), isNull(termsEditions.day)));
    const texts = row === undefined ? null : readTermsTexts(row.texts);
    return row === undefined || texts === null ? null : { ...row, texts };
  };

/** The editions of a page, the latest entered first, those that were withdrawn among them. */
export const listTermsEditions =
  (database: Database) =>
  async (page: TermsName): Promise<readonly PublishedTerms[]> => {
    const rows = await database
      .select({
        id: termsEditions.id,
        day: termsEditions.day,
        number: termsEditions.number,
        source: termsEditions.source,
        texts: termsEditions.texts,
        digest: termsEditions.digest,
        releaseDigest: termsEditions.releaseDigest,
        why: termsEditions.why,
        withdrawnAt: termsEditions.withdrawnAt,
        ...changed,
      })
      .from(termsEditions)
      .leftJoin(users, eq(users.id, termsEditions.changedBy))
      .where(and(eq(termsEditions.page, page), isNotNull(termsEditions.day)))
      .orderBy(desc(termsEditions.id));
    return rows.flatMap(({ day, number, source, texts, ...row }) => {
      const said = readTermsTexts(texts);
      if (day === null || number === null || said === null) return [];
      const name = editionName({ day, number });
      return [{ ...row, day, number, name, isStaffs: source === 'staff', texts: said }];
    });
  };

/** The pages of terms that have a draft, with who changed it last. */
export const listTermsDrafts = (database: Database) => async (): Promise<ReadonlyMap<TermsName, Changed>> => {
  const rows = await database
    .select({ page: termsEditions.page, ...changed })
    .from(termsEditions)
    .leftJoin(users, eq(users.id, termsEditions.changedBy))
    .where(isNull(termsEditions.day));
  return new Map(rows.map(({ page, ...row }) => [page, row] as const));
};
