import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TermsTexts } from '../../../domain/pages/terms/terms-text.ts';
import type { TermsName } from '../../../content/pages/page-shapes.ts';
import { users } from '../../account/tables.ts';
import { instant, jsonb } from '../../database/columns.ts';

/**
 * The terms that customers agree to: every edition that staff published or a release came with, whole, and one draft of each page at most. The database lets nothing
 * of an edition be changed but who made it, and that it was withdrawn before its day.
 */
export const termsEditions = pgTable(
  'terms_editions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page: text().$type<TermsName>().notNull(),
    /** The day from which it holds; null while it is a draft. */
    day: date(),
    /** Which of the editions of its day it is, counted from 1; null while it is a draft. */
    number: integer(),
    source: text({ enum: ['staff', 'release'] }).notNull(),
    texts: jsonb().$type<TermsTexts>().notNull(),
    /** Which words these are (`digestOfTerms`), and those that the release came with when they were published. */
    digest: text().notNull(),
    releaseDigest: text().notNull(),
    /** Which text of a draft it is, of a number that comes once: a change of another is refused. */
    revision: integer().notNull().default(1),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** When it was published; of a draft, when it was changed. */
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
    why: text().notNull().default(''),
    /** When an announced edition was withdrawn: it never holds. */
    withdrawnAt: instant(),
  },
  (table) => [
    // Of one that was withdrawn too: a name is never that of another text.
    unique('terms_editions_name').on(table.page, table.day, table.number),
    uniqueIndex('terms_editions_draft')
      .on(table.page)
      .where(sql`${table.day} is null`),
    uniqueIndex('terms_editions_release')
      .on(table.page, table.digest)
      .where(sql`${table.source} = 'release'`),
    check(
      'terms_editions_sound',
      sql`(${table.day} is null) = (${table.number} is null) and ${table.number} > 0 and ${table.revision} > 0
        and (${table.source} = 'staff' or ${table.day} is not null)`,
    ),
  ],
);
