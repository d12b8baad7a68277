import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AGREED_TO, isTermsName, type TermsName } from '../../../content/pages/page-shapes.ts';
import { momentOf } from '../../../domain/calendar/days.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { editionName } from '../../../domain/pages/terms/editions.ts';
import { readTermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import { TERMS_CHANGED, type ChangeFeed } from '../../changes/change-feed.ts';
import { followData } from '../../changes/follow-data.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import {
  setTermsEditions,
  shippedTerms,
  termsEditions as inForceNow,
  termsVersion,
  type TermsEdition,
} from '../../messages/terms-in-force.ts';
import { termsEditions } from './tables.ts';

/** What of the rows of a page counts: published, and not withdrawn. */
const counts = and(isNotNull(termsEditions.day), isNull(termsEditions.withdrawnAt));

type ByPage = ReadonlyMap<TermsName, readonly TermsEdition[]>;

/** All editions that hold, held or are announced; one statement. */
export const readTermsEditions = (database: Database) => async (): Promise<ByPage> => {
  const rows = await database.select().from(termsEditions).where(counts).orderBy(asc(termsEditions.id));
  const read = rows.flatMap(({ page, day, number, source, texts, digest, changedAt }) => {
    const said = readTermsTexts(texts);
    if (!isTermsName(page) || day === null || number === null || said === null) return [];
    const made = { madeAt: changedAt, madeOn: dayIn('Europe/Kyiv', changedAt) };
    return [{ page, edition: { day, number, isStaffs: source === 'staff', ...made, texts: said, digest } }];
  });
  return new Map(
    AGREED_TO.map((page) => [page, read.flatMap((each) => (each.page === page ? [each.edition] : []))]),
  );
};

/** The number that the next edition of a day has, those that were withdrawn counted. */
export async function nextNumber(
  transaction: Database,
  { page, day }: { readonly page: TermsName; readonly day: string },
): Promise<number> {
  const [row] = await transaction
    .select({ number: sql<number>`coalesce(max(${termsEditions.number}), 0) + 1` })
    .from(termsEditions)
    .where(and(eq(termsEditions.page, page), eq(termsEditions.day, day)));
  return Number(row?.number ?? 1);
}

/** Makes those who change the editions of one page follow each other. */
export const lockTerms = (transaction: Database, page: TermsName): Promise<void> =>
  lockName(transaction, `terms ${page}`);

/** Enters what this release came with, if it never was: so that it can be read for ever. At start, before anything else is done. */
export const enterShippedTerms = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    const known = await transaction
      .select({ page: termsEditions.page, digest: termsEditions.digest })
      .from(termsEditions)
      .where(
        or(
          ...AGREED_TO.map((page) =>
            and(
              eq(termsEditions.page, page),
              eq(termsEditions.source, 'release'),
              eq(termsEditions.digest, shippedTerms(page).digest),
            ),
          ),
        ),
      );
    for (const page of AGREED_TO.filter((each) => known.every((row) => row.page !== each))) {
      const { texts, digest, day } = shippedTerms(page);
      await lockTerms(transaction, page);
      const number = await nextNumber(transaction, { page, day });
      await transaction
        .insert(termsEditions)
        .values({ page, day, number, source: 'release', texts, digest, releaseDigest: digest })
        .onConflictDoNothing();
    }
  });

/** What of each page everybody sees: a change of it makes answers old. */
const seenOf = (page: TermsName): string => {
  const { announced, held } = inForceNow(page);
  return [
    termsVersion(page),
    announced === null ? '' : editionName(announced),
    ...held.map(editionName),
  ].join(' ');
};

/** Timers take no longer time. */
const TIMER_MAX_MS = 24 * 60 * 60 * 1000;

/** Milliseconds until the next edition takes over, a day at most; null where none is announced. */
function untilNext(): number | null {
  const days = AGREED_TO.flatMap((page) => inForceNow(page).announced?.day ?? []);
  const [first] = days.toSorted();
  if (first === undefined) return null;
  const left = Date.parse(momentOf(first, 0, 'Europe/Kyiv')) - Date.now();
  return Math.min(Math.max(left, 0) + 50, TIMER_MAX_MS);
}

/**
 * The same feed, in which the editions of terms are in force on this instance; no page asks the database for them. Answers that are made with one are
 * forgotten when it changes, and when an announced one takes over.
 */
export async function followTerms(
  feed: ChangeFeed,
  {
    read,
    onFailure,
  }: {
    readonly read: () => Promise<ByPage>;
    /** Called when they could not be read; what was in force stays so, and they are read again. */
    readonly onFailure: (error: unknown) => void;
  },
): Promise<ChangeFeed> {
  const subscribers = new Set<(change: ReadonlySet<string>) => void>();
  let seen = new Map(AGREED_TO.map((page) => [page, seenOf(page)]));
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What everybody sees otherwise than before. */
  const changedPages = (): ReadonlySet<string> => {
    const now = new Map(AGREED_TO.map((page) => [page, seenOf(page)]));
    const changed = AGREED_TO.filter((page) => now.get(page) !== seen.get(page));
    seen = now;
    return new Set(changed.map((page) => `page:${page}`));
  };
  const takeOver = () => {
    const changed = changedPages();
    if (changed.size > 0) subscribers.forEach((onChange) => onChange(changed));
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    const left = untilNext();
    if (left !== null && !isClosed) timer = setTimeout(takeOver, left).unref();
  };
  const followed = await followData(feed, {
    tag: TERMS_CHANGED,
    read: async () => {
      setTermsEditions(await read());
      wait();
      const changed = changedPages();
      return changed.size === 0 ? null : changed;
    },
    onFailure,
  });
  return {
    ...followed,
    subscribe: (onChange) => {
      followed.subscribe(onChange);
      subscribers.add(onChange);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await followed.close();
    },
  };
}
