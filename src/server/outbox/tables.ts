import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Letters to customers, written in the transaction of what they report. `occasion` makes each one unique. */
export const letters = pgTable(
  'letters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about, once: `order-placed:{order id}`. */
    occasion: text().notNull(),
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Null until a mail server took it. */
    sentAt: instant(),
  },
  (table) => [
    unique('letters_occasion').on(table.occasion, table.recipient),
    index('letters_unsent').on(table.sentAt, table.id),
  ],
);
