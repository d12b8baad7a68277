import { and, desc, eq } from 'drizzle-orm';
import { CONSENT_VERSION, type ConsentTopic } from '../../../domain/account/communication-preferences.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import { emails } from '../../outbox/tables.ts';
import { consentEmail, consentWording } from '../account-emails.ts';
import { addLink, isOpenLink, type AccountLink } from '../account-links.ts';
import { accountLinks } from '../link-tables.ts';
import { consents } from './tables.ts';

/** The newest row of the log for each kind of advertising. */
export const newestConsents = (database: Database, userId: string) =>
  database
    .selectDistinctOn([consents.topic])
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(consents.topic, desc(consents.id));

/** What was asked for and waits for its link, which can still be used. `log` is what `newestConsents` found. */
export async function pendingConsents(
  database: Database,
  userId: string,
  log?: Awaited<ReturnType<typeof newestConsents>>,
): Promise<readonly ConsentTopic[]> {
  const asked = (log ?? (await newestConsents(database, userId))).filter(({ act }) => act === 'asked');
  if (asked.length === 0) return [];
  const open = await database
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'confirm-consent'), isOpenLink));
  const ids = new Set(open.map(({ id }) => id));
  return asked.filter(({ linkId }) => linkId !== null && ids.has(linkId)).map(({ topic }) => topic);
}

interface Asked {
  readonly userId: string;
  readonly email: string;
  readonly locale: Locale;
  readonly topics: readonly ConsentTopic[];
}

/** Sends the one-time link that confirms these kinds of advertising, and notes what was read and asked for. */
export async function askForConsent(
  transaction: Database,
  { userId, email, locale, topics }: Asked,
): Promise<void> {
  const linkId = await addLink(transaction, { purpose: 'confirm-consent', userId, email });
  const wordings = topics.map((topic) => ({ topic, wording: consentWording(topic, locale) }));
  await transaction.insert(consents).values(
    wordings.map(({ topic, wording }) => ({
      userId,
      topic,
      act: 'asked' as const,
      way: 'profile' as const,
      email,
      wording,
      version: CONSENT_VERSION,
      locale,
      linkId,
    })),
  );
  const texts = wordings.map(({ wording }) => wording);
  await transaction
    .insert(emails)
    .values(consentEmail({ recipient: email, locale, userId }, { id: linkId, wordings: texts }));
}

/** What a link would confirm, in the words that were read; empty when all of it was taken back. */
export const consentsOfLink = (database: Database) => async (link: AccountLink) =>
  (await newestConsents(database, link.userId)).flatMap(({ act, linkId, wording }) =>
    act === 'asked' && linkId === link.id && wording !== null ? [wording] : [],
  );

/** Notes that what a link asks for, and was not taken back meanwhile, is given; answers the rows, none where all of it was. */
export async function noteGiven(transaction: Database, { id: linkId, userId, email }: AccountLink) {
  const asked = (await newestConsents(transaction, userId)).filter(
    (row) => row.act === 'asked' && row.linkId === linkId,
  );
  if (asked.length === 0) return [];
  return transaction
    .insert(consents)
    .values(
      asked.map(({ topic, wording, version, locale }) => ({
        userId,
        topic,
        act: 'given' as const,
        way: 'link' as const,
        email,
        wording,
        version,
        locale,
        linkId,
      })),
    )
    .returning({ id: consents.id, topic: consents.topic });
}

/** What is taken back, and where. */
export type Withdrawn = Omit<Asked, 'locale'> & { readonly way: 'profile' | 'link' };

/** Notes that advertising was taken back. */
export async function noteWithdrawn(
  transaction: Database,
  { userId, email, topics, way }: Withdrawn,
): Promise<void> {
  await transaction
    .insert(consents)
    .values(topics.map((topic) => ({ userId, topic, act: 'withdrawn' as const, way, email })));
}
