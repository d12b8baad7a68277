import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { decideFirstSignIn, type ProviderPerson } from '../../../domain/account/provider-person.ts';
import { localeOf } from '../../../domain/locale/locale.ts';
import type { Database } from '../../database/database.ts';
import type { CountEmail } from '../../outbox/count-email.ts';
import { takeLink, type AccountLink } from '../account-links.ts';
import { lockAddress, ownerOf } from '../confirm-address.ts';
import { lockCustomer } from '../lock-customer.ts';
import { askToConfirm } from '../register.ts';
import { signInBy, type SignInOptions, type Visitor } from '../sign-in.ts';
import { acceptances, accounts, users } from '../tables.ts';
import { addIdentity, lockIdentity, ownerOfIdentity, type ProviderIdentity } from './linked-providers.ts';
import { addPending, linkToOwner, takePending } from './pending-links.ts';
import type { VisitAim } from './visits.ts';

/** The outcome of signing in through a provider. */
export type ProviderSignIn =
  | {
      readonly ok: true;
      readonly headers: Headers;
      readonly email: string;
      readonly isConfirmed: boolean;
      readonly awaitsSecondFactor: boolean;
    }
  /** Nobody is signed in: the person has to show more first. */
  | { readonly ok: false; readonly reason: 'more-is-asked'; readonly headers: Headers }
  | { readonly ok: false; readonly reason: 'link-used' };

/** The settings of a shop that signing in through providers depends on. */
export interface ProviderSignInOptions extends SignInOptions {
  /** Counts e-mails that ask to confirm an address. */
  readonly countConfirmEmail: CountEmail;
  readonly countryOf: (address: string) => Promise<string | null>;
}

/** Notes that an identity is used; false where it was taken off the account meanwhile. Locks the account first, as whoever takes it off does. */
async function isUsed(
  transaction: Database,
  { provider, subject, userId }: ProviderIdentity & { userId: string },
): Promise<boolean> {
  await lockCustomer(transaction, { userId });
  const own = and(eq(accounts.providerId, provider), eq(accounts.accountId, subject));
  const used = await transaction
    .update(accounts)
    .set({ usedAt: sql`now()` })
    .where(and(own, eq(accounts.userId, userId)))
    .returning({ id: accounts.id });
  return used.length > 0;
}

const setting = (cookie: string): Headers => new Headers([['Set-Cookie', cookie]]);

/** What is said of a person when an account is made for them. */
type Newcomer = Pick<ProviderPerson, 'subject' | 'firstName' | 'lastName'> & {
  readonly provider: string;
  readonly email: string;
  readonly isConfirmed: boolean;
};

/** Signs in who comes back from a provider, which is one factor: the second one is asked for as after a password (R22). */
export function signInByProvider(database: Database, options: ProviderSignInOptions) {
  const { countConfirmEmail, countryOf } = options;
  const begin = signInBy(options);

  /** Makes an account without a password; what was agreed to is kept (GDPR Art. 7(1)). */
  async function addAccount(
    transaction: Database,
    { provider, subject, email, isConfirmed, firstName, lastName }: Newcomer,
    { region, termsVersion }: VisitAim,
  ): Promise<string> {
    const [userId, locale] = [randomUUID(), localeOf(region)];
    await transaction.insert(users).values({
      id: userId,
      name: `${firstName} ${lastName}`.trim(),
      email,
      emailVerified: isConfirmed,
      firstName,
      lastName,
      locale,
    });
    if (!(await addIdentity(transaction, { userId, provider, subject, email })))
      throw new Error('The identity belongs to an account');
    await transaction
      .insert(acceptances)
      .values({ userId, document: 'terms', version: termsVersion, locale });
    if (!isConfirmed) await askToConfirm(transaction, { userId, email, locale }, countConfirmEmail);
    return userId;
  }

  /** Looks up where a browser is, which may take a service outside: before anything is locked. */
  const located = async (visitor: Visitor) => ({
    ...visitor,
    country: await countryOf(visitor.browser.address),
  });

  async function enter(
    transaction: Database,
    owner: { userId: string; email: string; isConfirmed: boolean },
    entered: {
      readonly method: string;
      readonly visitor: Awaited<ReturnType<typeof located>>;
      readonly isRemembered: boolean;
      /** As in `ProvenSignIn`. */
      readonly authenticatedAt?: Date | null;
    },
  ): Promise<ProviderSignIn> {
    const { userId, email, isConfirmed } = owner;
    const { country } = entered.visitor;
    const begun = await begin(transaction, { userId, isConfirmed, country, ...entered });
    const { cookie, awaitsSecondFactor } = begun;
    return { ok: true, headers: setting(cookie), email, isConfirmed, awaitsSecondFactor };
  }

  return {
    /**
     * Signs in the account that the identity is linked to, whatever address the provider tells by now. A person whom no account
     * knows gets one, unless their address belongs to an account or there is none: then more is asked.
     */
    signIn: async (
      person: ProviderPerson,
      from: { provider: string; aim: VisitAim; visitor: Visitor },
    ): Promise<ProviderSignIn> => {
      const { provider, aim } = from;
      const visitor = await located({ ...from.visitor, locale: localeOf(aim.region) });
      return database.transaction(async (transaction) => {
        const { subject, email, authenticatedAt } = person;
        const identity = { provider, subject };
        const entered = { method: provider, visitor, isRemembered: aim.isRemembered };
        await lockIdentity(transaction, identity);
        const known = await ownerOfIdentity(transaction, identity);
        if (known !== null && (await isUsed(transaction, { ...identity, userId: known.userId })))
          return enter(transaction, known, { ...entered, authenticatedAt });
        if (email !== null) await lockAddress(transaction, email);
        const ownerId = email === null ? null : await ownerOf(transaction, email);
        const decision = decideFirstSignIn(person, { isOwned: ownerId !== null });
        if (email === null || decision === 'ask-for-address' || decision === 'prove-address') {
          const { firstName, lastName } = person;
          const { region, target, isRemembered, termsVersion } = aim;
          const then = { region, target, isRemembered, termsVersion };
          const pending = { ...identity, email, firstName, lastName, ownerId, ...then };
          const cookie = await addPending(transaction, pending, options);
          return { ok: false, reason: 'more-is-asked', headers: setting(cookie) };
        }
        const isConfirmed = decision === 'new-account';
        const userId = await addAccount(transaction, { ...person, provider, email, isConfirmed }, aim);
        return enter(transaction, { userId, email, isConfirmed }, entered);
      });
    },

    /** Makes the account of a person whose provider told no address; it claims the one that they typed. */
    claimAddress: async (email: string, from: Visitor): Promise<ProviderSignIn> => {
      const visitor = await located(from);
      return database.transaction(async (transaction): Promise<ProviderSignIn> => {
        const pending = await takePending(transaction, visitor.headers, options);
        if (!pending || pending.ownerId !== null) return { ok: false, reason: 'link-used' };
        const entered = { method: pending.provider, visitor, isRemembered: pending.isRemembered };
        await lockIdentity(transaction, pending);
        const known = await ownerOfIdentity(transaction, pending);
        if (known !== null) return enter(transaction, known, { ...entered, authenticatedAt: null });
        const newcomer = { ...pending, email, isConfirmed: false };
        const userId = await addAccount(transaction, newcomer, pending);
        return enter(transaction, { userId, email, isConfirmed: false }, entered);
      });
    },

    /**
     * Links the provider by the e-mail to the address's owner, and signs them in. It takes the browser that the provider named
     * them in: an inattentive click on somebody else's e-mail links nobody's account.
     */
    linkByEmail: async (link: AccountLink, from: Visitor): Promise<ProviderSignIn> => {
      const visitor = await located(from);
      return database
        .transaction(async (transaction): Promise<ProviderSignIn> => {
          const taken = await takeLink(transaction, link);
          const pending = taken && (await takePending(transaction, visitor.headers, options));
          if (!pending || pending.linkId !== taken.id || pending.ownerId !== taken.userId)
            throw new NotThisBrowser();
          const { userId, email } = taken;
          if ((await ownerOf(transaction, email)) !== userId) throw new NotThisBrowser();
          await lockIdentity(transaction, pending);
          await linkToOwner(transaction, { ...pending, userId }, options);
          const known = await ownerOfIdentity(transaction, pending);
          if (known?.userId !== userId) throw new NotThisBrowser();
          const { provider: method, isRemembered } = pending;
          return enter(transaction, known, { method, visitor, isRemembered, authenticatedAt: null });
        })
        .catch((error: unknown) => {
          if (error instanceof NotThisBrowser) return { ok: false, reason: 'link-used' };
          throw error;
        });
    },
  };
}

/** Undoes the use of a link that somebody else has to use. */
class NotThisBrowser extends Error {}
