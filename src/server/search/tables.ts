import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { byteText } from '../database/columns.ts';

/**
 * Every word that search has seen, in its normalised form: where parts of words and mistyped ones are looked up,
 * because there are far fewer words than texts. Kept by a trigger of migration 0002; a word may outlive its product.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: byteText().primaryKey(),
    /** Whether a name has it, a brand or an article number: only those are offered for a mistyped word. */
    inName: boolean().notNull(),
  },
  (table) => [index('search_words_likeness').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Searches that found nothing, by the day of Kyiv and the language: how often the same was asked for. Of nobody (`missedTerm`). */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull(),
    locale: text().notNull(),
    term: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.term] })],
);
