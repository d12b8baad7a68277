import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { likePattern } from './like-pattern.ts';

/** Parts of a text that normalising keeps as they are: long enough not to be a unit, which would join its number. */
const KEPT_PART = /\p{L}{4,}|(?<![\p{L}\p{N}])\p{N}{3,}(?![\p{L}\p{N}])/gu;
/** Units and their joined spellings (`кВт год` as one word); they are written anew when texts are indexed. */
const UNITS = ['квтгод', 'kwгод', 'квтh', 'kwh'];
const PARTS_MAX = 3;

/** What every text that contains `text` has among its indexed words, as parts of them; empty if nothing is sure. */
function partsOf(text: string): readonly string[] {
  const parts = (text.match(KEPT_PART) ?? [])
    .map(normaliseSearch)
    .filter((part) => /^[\p{L}\p{N}]{3,}$/u.test(part) && !UNITS.some((unit) => unit.includes(part)));
  return [...new Set(parts)].toSorted((a, b) => b.length - a.length).slice(0, PARTS_MAX);
}

/**
 * Narrows texts of products to those whose indexed words can contain a text; undefined if any text might.
 * What is left must still be compared. The words that have a part are few, and found among words alone.
 */
export function hasWordsOf(text: string, indexed: AnyColumn): SQL | undefined {
  const parts = partsOf(text);
  if (parts.length === 0) return undefined;
  const words = parts.map(
    (part) =>
      sql`(select string_agg(quote_literal(word), '|')::tsquery from search_words where word like ${likePattern(part)})`,
  );
  return sql`array_to_tsvector(string_to_array(${indexed}, ' ')) @@ (${sql.join(words, sql` && `)})`;
}
