import { eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import {
  decidePreferences,
  DEFAULT_PREFERENCES,
  type CommunicationPreferences,
  type ConsentTopic,
  type PreferencesDecision,
} from '../../../domain/account/communication-preferences.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { RateDecision } from '../../../domain/limits/rate-decision.ts';
import type { Database } from '../../database/database.ts';
import type { CountEmail } from '../../outbox/count-email.ts';
import { takeLink, type AccountLink } from '../account-links.ts';
import { lockCustomer } from '../lock-customer.ts';
import { users } from '../tables.ts';
import {
  askForConsent,
  newestConsents,
  noteGiven,
  noteWithdrawn,
  pendingConsents,
  type Withdrawn,
} from './consents.ts';
import { communicationPreferences } from './tables.ts';

type Row = InferSelectModel<typeof communicationPreferences>;

const toPreferences = (row: Row): CommunicationPreferences => ({
  email: {
    enabled: row.emailEnabled,
    orders: row.emailOrders,
    leases: row.emailLeases,
    marketing: row.emailMarketing !== null,
    newsletter: row.emailNewsletter !== null,
  },
  sms: {
    enabled: row.smsEnabled,
    orders: row.smsOrders,
    leases: row.smsLeases,
    marketing: row.smsMarketing !== null,
  },
});

/** What each of these customers chose, in one query; of others, guests (null) among them, the defaults. */
export async function preferencesOf(
  database: Database,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => CommunicationPreferences> {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return () => DEFAULT_PREFERENCES;
  const rows = await database
    .select()
    .from(communicationPreferences)
    .where(inArray(communicationPreferences.userId, ids));
  const chosen = new Map(rows.map((row) => [row.userId, toPreferences(row)]));
  return (userId) => (userId === null ? undefined : chosen.get(userId)) ?? DEFAULT_PREFERENCES;
}

/** What a customer chose, the advertising that waits for its link, and when and in which words the rest was agreed to. */
export const findPreferences = (database: Database) => async (userId: string) => {
  const log = await newestConsents(database, userId);
  return {
    preferences: (await preferencesOf(database, [userId]))(userId),
    pending: await pendingConsents(database, userId, log),
    given: log.flatMap(({ act, topic, wording, at }) =>
      act === 'given' && wording !== null ? [{ topic, wording, at }] : [],
    ),
  };
};

const COLUMNS = {
  'email-marketing': 'emailMarketing',
  'email-newsletter': 'emailNewsletter',
  'sms-marketing': 'smsMarketing',
} as const satisfies Readonly<Record<ConsentTopic, keyof Row>>;
/** The same value in the column of each of these kinds of advertising. */
const columnsOf = <Value>(topics: readonly ConsentTopic[], valueOf: (topic: ConsentTopic) => Value) =>
  Object.fromEntries(topics.map((topic) => [COLUMNS[topic], valueOf(topic)]));

/** What is sent of orders and leases, as its columns. */
export const ordersAndLeases = ({ email, sms }: PreferencesDecision['kept']) => ({
  emailEnabled: email.enabled,
  emailOrders: email.orders,
  emailLeases: email.leases,
  smsEnabled: sms.enabled,
  smsOrders: sms.orders,
  smsLeases: sms.leases,
});

/** Changes some of what a customer chose; the rest stays as it is, or is the default. */
export async function changePreferences(
  transaction: Database,
  userId: string,
  changed: Partial<Omit<Row, 'userId' | 'updatedAt'>>,
): Promise<void> {
  await transaction
    .insert(communicationPreferences)
    .values({
      userId,
      ...ordersAndLeases(DEFAULT_PREFERENCES),
      ...changed,
    })
    .onConflictDoUpdate({
      target: communicationPreferences.userId,
      set: { ...changed, updatedAt: sql`now()` },
    });
}

/** The advertising ends, and the log says so. */
export async function withdrawConsents(transaction: Database, withdrawn: Withdrawn): Promise<void> {
  const { userId, topics } = withdrawn;
  if (topics.length === 0) return;
  await noteWithdrawn(transaction, withdrawn);
  await changePreferences(
    transaction,
    userId,
    columnsOf(topics, () => null),
  );
}

/** Locks a customer and answers their address; null where there is no such account. */
export async function lockedEmail(transaction: Database, userId: string): Promise<string | null> {
  await lockCustomer(transaction, { userId });
  const [found] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found?.email ?? null;
}

type PreferencesSaved =
  | { readonly ok: true; readonly isAsked: boolean }
  /** No more e-mails may be written to the address for now; nothing is changed. */
  | Exclude<RateDecision, { readonly ok: true }>;

/**
 * Keeps what a customer chose (C §3). Advertising that is chosen begins when the link of an e-mail confirms it; what is not chosen any
 * more ends at once.
 */
export const savePreferences =
  (database: Database, { countEmail }: { readonly countEmail: CountEmail }) =>
  (given: {
    readonly userId: string;
    readonly chosen: CommunicationPreferences;
    readonly locale: Locale;
  }): Promise<PreferencesSaved> =>
    database.transaction(async (transaction) => {
      const { userId, chosen, locale } = given;
      const email = await lockedEmail(transaction, userId);
      if (email === null) return { ok: true, isAsked: false };
      const before = (await preferencesOf(transaction, [userId]))(userId);
      const pending = await pendingConsents(transaction, userId);
      const { kept, toConfirm, toWithdraw } = decidePreferences(before, chosen, pending);
      const isAsked = toConfirm.length > 0;
      const counted = isAsked ? await countEmail(transaction, { recipient: email, userId }) : null;
      if (counted?.ok === false) return counted;
      await changePreferences(transaction, userId, ordersAndLeases(kept));
      await withdrawConsents(transaction, { userId, email, topics: toWithdraw, way: 'profile' });
      if (isAsked) {
        // The newest link alone can be used: it confirms what still waited too.
        const waiting = pending.filter((topic) => !toWithdraw.includes(topic));
        await askForConsent(transaction, { userId, email, locale, topics: [...waiting, ...toConfirm] });
      }
      return { ok: true, isAsked };
    });

/** Sends the link anew that confirms what still waits; without anything that waits nothing is sent. */
export const askForConsentAgain =
  (database: Database, { countEmail }: { readonly countEmail: CountEmail }) =>
  ({ userId, locale }: { readonly userId: string; readonly locale: Locale }): Promise<PreferencesSaved> =>
    database.transaction(async (transaction) => {
      const email = await lockedEmail(transaction, userId);
      const topics = await pendingConsents(transaction, userId);
      if (email === null || topics.length === 0) return { ok: true, isAsked: false };
      const counted = await countEmail(transaction, { recipient: email, userId });
      if (!counted.ok) return counted;
      await askForConsent(transaction, { userId, email, locale, topics });
      return { ok: true, isAsked: true };
    });

type ConsentConfirmed = { readonly ok: true } | { readonly ok: false; readonly reason: 'link-used' };

/** Uses the link that confirms advertising: what it asks for, and was not taken back meanwhile, begins. */
export const confirmConsent =
  (database: Database) =>
  (link: AccountLink): Promise<ConsentConfirmed> =>
    database.transaction(async (transaction) => {
      const taken = await takeLink(transaction, link);
      if (!taken) return { ok: false, reason: 'link-used' };
      const given = await noteGiven(transaction, taken);
      if (given.length === 0) return { ok: false, reason: 'link-used' };
      const idOf = new Map(given.map(({ id, topic }) => [topic, id]));
      await changePreferences(
        transaction,
        taken.userId,
        columnsOf([...idOf.keys()], (topic) => idOf.get(topic) ?? null),
      );
      return { ok: true };
    });
