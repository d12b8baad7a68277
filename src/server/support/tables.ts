import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactSubject } from '../../domain/support/contact-form.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { users } from '../account/tables.ts';
import { instant } from '../database/columns.ts';

/** What visitors wrote to the shop. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Sender, words and day: the same words sent twice on one day are one message. */
    digest: text().notNull().unique(),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Whose address it was until their account had another; null for what is told by the address. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** E.164; null if none was given. */
    phone: text(),
    subject: text().$type<ContactSubject>().notNull(),
    message: text().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('contact_messages_email').on(sql`lower(${table.email})`),
    index('contact_messages_of_account')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
