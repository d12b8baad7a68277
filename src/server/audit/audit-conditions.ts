import { and, eq, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AuditSubject } from '../../domain/audit/audit-entry.ts';
import type { AuditFilter } from '../../domain/audit/audit-query.ts';
import { wordsBegun } from '../../domain/search/words-begun.ts';
import { productTexts } from '../catalogue/tables.ts';
import { auditEntries } from './tables.ts';

/** The beginning of a day in the time of Kyiv, so many days later. */
const startOf = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Kyiv')`;

/**
 * The first entry that was written at a moment or after it, give or take those of transactions that were open then. Ids and moments rise together, so that it is found
 * by halving in the primary key: the log has no index of its moments, and its newest page costs the same with a period as without one.
 */
const entryAt = (moment: SQL): SQL =>
  sql`(with recursive halved(low, high) as (
    select min(id), max(id) + 1 from ${auditEntries}
    union all
    select case when probed.at < ${moment} then probed.middle + 1 else halved.low end,
      case when probed.at < ${moment} then halved.high else probed.middle end
    from halved cross join lateral (
      select (halved.low + halved.high) / 2 as middle, (select near.at from ${auditEntries} as near
        where near.id >= (halved.low + halved.high) / 2 order by near.id limit 1) as at) as probed
    where halved.low < halved.high)
    select low from halved where low >= high limit 1)`;

/** A transaction that changes thousands of products takes less. */
const MARGIN = sql`interval '1 hour'`;

const isFrom = (day: string) =>
  and(gte(auditEntries.at, startOf(day)), gte(auditEntries.id, entryAt(sql`(${startOf(day)} - ${MARGIN})`)));
const isUntil = (day: string) =>
  and(
    lt(auditEntries.at, startOf(day, 1)),
    lte(auditEntries.id, entryAt(sql`(${startOf(day, 1)} + ${MARGIN})`)),
  );

const says = (text: SQL | typeof auditEntries.why, word: string) =>
  sql`position(lower(${word}) in lower(${text})) > 0`;

/** Fewer letters begin too many names. */
const NAMED_MIN = 3;

/** Entries of products whose name, brand or article number has the words, found by their index. */
function ofProducts(search: string): SQL | undefined {
  const query = wordsBegun(search);
  if (query === null || search.length < NAMED_MIN) return undefined;
  return and(
    eq(auditEntries.subject, 'product'),
    sql`${auditEntries.subjectId} in (select ${productTexts.productId}::text from ${productTexts}
      where array_to_tsvector(string_to_array(${productTexts.searchName}, ' ')) @@ ${query}::tsquery)`,
  );
}

/** The entries of one thing. */
export const isAbout = (subject: AuditSubject, subjectId: string) =>
  and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId));

/** Which entries a filter means. */
export const isAsked = ({ staffId, subject, firstDay, lastDay, search }: Partial<AuditFilter>) =>
  and(
    subject ? eq(auditEntries.subject, subject) : undefined,
    staffId ? eq(auditEntries.staffId, staffId) : undefined,
    firstDay ? isFrom(firstDay) : undefined,
    lastDay ? isUntil(lastDay) : undefined,
    search
      ? or(
          says(auditEntries.why, search),
          says(sql`${auditEntries.subjectId}`, search),
          says(sql`coalesce(${auditEntries.changes} -> 'order' ->> 1, '')`, search),
          says(sql`coalesce(${auditEntries.program}, '')`, search),
          ofProducts(search),
        )
      : undefined,
  );
