import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { RateDecision } from '../../../domain/limits/rate-decision.ts';
import type { Database } from '../../database/database.ts';
import type { CountEmail } from '../../outbox/count-email.ts';
import { emails } from '../../outbox/tables.ts';
import { linkEmail } from '../account-emails.ts';
import { addLink } from '../account-links.ts';
import { users } from '../tables.ts';
import { tellOwner } from '../tell-owner.ts';
import { addIdentity, type ProviderNames } from './linked-providers.ts';
import { pendingLinks } from './tables.ts';
import { browserToken, hashOf, type VisitAim } from './visits.ts';

const PENDING_COOKIE = 'pendingLink';
/** As long as the link of the e-mail can be used. */
const PENDING_SECONDS = 60 * 60;

/** The settings of a shop that pending links depend on. */
interface PendingOptions {
  readonly publicUrl: string;
  /** Names of providers, for e-mails. */
  readonly providerNames?: ProviderNames;
}

const cookieOf = ({ publicUrl }: PendingOptions) =>
  browserToken(PENDING_COOKIE, { isSecure: publicUrl.startsWith('https:'), seconds: PENDING_SECONDS });

export type PendingLink = typeof pendingLinks.$inferSelect;

const ofBrowser = (options: PendingOptions, headers: Headers) => {
  const token = cookieOf(options).read(headers);
  return token === null
    ? null
    : and(eq(pendingLinks.tokenHash, hashOf(token)), gt(pendingLinks.expiresAt, sql`now()`));
};

/** Keeps a person whom a provider has named until they have shown more; answers the `Set-Cookie` of their browser. */
export async function addPending(
  transaction: Database,
  pending: Omit<PendingLink, 'tokenHash' | 'linkId' | 'createdAt' | 'expiresAt' | keyof VisitAim> & VisitAim,
  options: PendingOptions,
): Promise<string> {
  const cookie = cookieOf(options);
  const token = cookie.make();
  await transaction.insert(pendingLinks).values({
    ...pending,
    tokenHash: hashOf(token),
    expiresAt: sql`now() + make_interval(secs => ${PENDING_SECONDS})`,
  });
  return cookie.write(token);
}

/** The person who waits in a browser; null for none. */
export const findPending =
  (database: Database, options: PendingOptions) =>
  async (headers: Headers): Promise<PendingLink | null> => {
    const own = ofBrowser(options, headers);
    const [found] = own === null ? [] : await database.select().from(pendingLinks).where(own);
    return found ?? null;
  };

/** Takes it, once. */
export async function takePending(
  transaction: Database,
  headers: Headers,
  options: PendingOptions,
): Promise<PendingLink | null> {
  const own = ofBrowser(options, headers);
  const [taken] = own === null ? [] : await transaction.delete(pendingLinks).where(own).returning();
  return taken ?? null;
}

/** Links the provider that waits in the browser of an account's owner, who has just signed in by another way, and tells them. */
export const linkPending =
  (options: PendingOptions) =>
  async (transaction: Database, { userId, headers }: { userId: string; headers: Headers }): Promise<void> => {
    const own = ofBrowser(options, headers);
    if (own === null) return;
    const [pending] = await transaction
      .delete(pendingLinks)
      .where(and(own, eq(pendingLinks.ownerId, userId)))
      .returning();
    if (pending) await linkToOwner(transaction, { ...pending, userId }, options);
  };

/** Writes the identity down and tells the owner; nothing where the account has one of the provider. */
export async function linkToOwner(
  transaction: Database,
  linked: Pick<PendingLink, 'provider' | 'subject' | 'email'> & { userId: string },
  { providerNames }: PendingOptions,
): Promise<void> {
  const { provider, userId } = linked;
  if (!(await addIdentity(transaction, linked))) return;
  await tellOwner(transaction, userId, {
    about: 'provider-linked',
    values: { provider: providerNames?.get(provider) ?? provider },
  });
}

/** Writes the e-mail by which the owner of the address shows that it is theirs, unless too many were written; null where nobody waits any more. */
export const sendLinkEmail =
  (database: Database, { countEmail, ...options }: PendingOptions & { countEmail: CountEmail }) =>
  async (headers: Headers): Promise<RateDecision | null> =>
    database.transaction(async (transaction) => {
      const own = ofBrowser(options, headers);
      const [pending] =
        own === null ? [] : await transaction.select().from(pendingLinks).where(own).for('update');
      if (!pending || pending.ownerId === null || pending.email === null) return null;
      const { ownerId: userId, email, provider } = pending;
      const [owner] = await transaction
        .select({ locale: users.locale })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.email, email), users.emailVerified));
      if (!owner) return null;
      const counted = await countEmail(transaction, { recipient: email, userId });
      if (!counted.ok) return counted;
      const purpose = 'link-provider' as const;
      const id = await addLink(transaction, { purpose, userId, email });
      await transaction
        .update(pendingLinks)
        .set({ linkId: id })
        .where(eq(pendingLinks.tokenHash, pending.tokenHash));
      const values = { provider: options.providerNames?.get(provider) ?? provider };
      await transaction
        .insert(emails)
        .values(linkEmail({ recipient: email, locale: owner.locale, userId }, { id, purpose, values }));
      return { ok: true };
    });

/** Drops those that nobody came back to; run now and then. */
export const forgetOldPending = (database: Database) => async (): Promise<void> => {
  await database.delete(pendingLinks).where(lt(pendingLinks.expiresAt, sql`now()`));
};
