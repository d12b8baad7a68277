import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_TOPICS } from '../../../domain/account/communication-preferences.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { instant } from '../../database/columns.ts';
import { users } from '../tables.ts';

/** What happened to a consent: it was asked for, it was given by the link of an e-mail, it was withdrawn. */
const CONSENT_ACTS = ['asked', 'given', 'withdrawn'] as const;
export type ConsentAct = (typeof CONSENT_ACTS)[number];

/** The log of consents to advertising (GDPR Art. 7(1)): rows are added, and none is changed. It holds no network address. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: CONSENT_TOPICS }).notNull(),
    act: text({ enum: CONSENT_ACTS }).notNull(),
    /** Where it was done: in the profile, or by a link of an e-mail. */
    way: text({ enum: ['profile', 'link'] }).notNull(),
    /** The account's address at that time, which the link was sent to. */
    email: text().notNull(),
    /** What the customer read beside the box, its version and language; a withdrawal has no words. */
    wording: text(),
    version: text(),
    locale: text().$type<Locale>(),
    /** The one-time link that asks for it, or gave it. */
    linkId: uuid(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('consents_of_user').on(table.userId, table.topic, table.id),
    check(
      'consents_worded',
      sql`${table.act} = 'withdrawn' or (${table.wording} is not null and ${table.version} is not null and ${table.locale} is not null and ${table.linkId} is not null)`,
    ),
  ],
);

/**
 * What customers want to be written of (C §3); who has no row has chosen nothing. Advertising names the consent that it rests on, so
 * that none is on without one; null for off.
 */
export const communicationPreferences = pgTable('communication_preferences', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  emailEnabled: boolean().notNull(),
  emailOrders: boolean().notNull(),
  emailLeases: boolean().notNull(),
  emailMarketing: bigint({ mode: 'number' }).references(() => consents.id),
  emailNewsletter: bigint({ mode: 'number' }).references(() => consents.id),
  smsEnabled: boolean().notNull(),
  smsOrders: boolean().notNull(),
  smsLeases: boolean().notNull(),
  smsMarketing: bigint({ mode: 'number' }).references(() => consents.id),
  updatedAt: instant()
    .notNull()
    .default(sql`now()`),
});
