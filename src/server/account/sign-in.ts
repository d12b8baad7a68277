import { and, eq, ne } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { newBrowserEmail } from './account-emails.ts';
import { addLink } from './account-links.ts';
import { lockCustomer } from './lock-customer.ts';
import { nameBrowser } from './name-browser.ts';
import { linkPending } from './providers/pending-links.ts';
import { secondFactorGate } from './second-factor/second-factor-gate.ts';
import { beginSession, type Browser } from './session.ts';
import { noteSignIn } from './sign-in-log.ts';
import { users } from './tables.ts';

/** The browser that is to be signed in, and what its request brought. */
export interface Visitor {
  readonly browser: Browser;
  readonly headers: Headers;
  /** When it was signed in to the account of an address last; null if it never was. */
  readonly knownSince: (email: string) => Date | null;
  /** The language of its page, in which the account is written to from now on; left out where no page was seen. */
  readonly locale?: Locale;
}

/** A browser of which nothing is known: of commands and tests. */
export const NO_VISITOR: Visitor = {
  browser: { address: '', userAgent: null },
  headers: new Headers(),
  knownSince: () => null,
};

/** A person who has proved to be an account's owner. */
export interface ProvenSignIn {
  readonly userId: string;
  /** Whether the account's address is known to be its owner's. */
  readonly isConfirmed: boolean;
  /** By what: `password`, `passkey`, or a provider's name. */
  readonly method: string;
  readonly visitor: Visitor;
  /** Where the browser is, ISO 3166-1 alpha-2; null if not known. */
  readonly country: string | null;
  readonly isRemembered: boolean;
  /** When the person proved it, where that is not now: a provider tells another moment, or none, which is null. */
  readonly authenticatedAt?: Date | null;
  /** Whether the second factor was given, or the method proves two. */
  readonly provesSecondFactor?: boolean;
}

export interface BegunSession {
  /** The `Set-Cookie` of the session. */
  readonly cookie: string;
  /** The account asks for a second factor first: until then nobody is signed in by the session. */
  readonly awaitsSecondFactor: boolean;
}

/**
 * Tells the owner of an account that somebody signed in from a browser that was not signed in to it since its owner ended
 * all sessions, by a new password too: who came in before is a stranger again.
 */
async function tellOfNewBrowser(
  transaction: Database,
  { userId, visitor, country }: Pick<ProvenSignIn, 'userId' | 'visitor' | 'country'>,
): Promise<void> {
  const { browser, knownSince } = visitor;
  const [found] = await transaction
    .select({ recipient: users.email, locale: users.locale, strangersBefore: users.strangersBefore })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) return;
  const { strangersBefore, ...owner } = found;
  const since = knownSince(owner.recipient);
  if (since !== null && (strangersBefore === null || since >= strangersBefore)) return;
  const linkId = await addLink(transaction, { purpose: 'end-sessions', userId, email: owner.recipient });
  await transaction.insert(emails).values(
    newBrowserEmail(
      { ...owner, userId },
      {
        linkId,
        at: new Date().toISOString(),
        browser: nameBrowser(browser.userAgent),
        country,
      },
    ),
  );
}

/** The settings of a shop that signing in depends on. */
export type SignInOptions = Parameters<typeof beginSession>[0] & Parameters<typeof linkPending>[0];

/**
 * Begins the session of a person who proved who they are, whatever by: the one place that asks for the second factor, writes the
 * login history, tells the owner of a new browser, and links the provider that waited for the account's owner in this browser.
 */
export const signInBy = (options: SignInOptions) => {
  const secondFactor = secondFactorGate(options);
  const begin = beginSession(options);
  const link = linkPending(options);
  return async (transaction: Database, proven: ProvenSignIn): Promise<BegunSession> => {
    const { userId, isConfirmed, method, country, isRemembered } = proven;
    const { browser, headers, locale } = proven.visitor;
    const { authenticatedAt } = proven;
    const at = authenticatedAt === undefined ? {} : { authenticatedAt };
    // Whoever ends the account's sessions or takes its ways in has done it, or finds this session.
    await lockCustomer(transaction, { userId });
    const begun = { userId, method, isRemembered, browser, headers, ...at };
    const asked = proven.provesSecondFactor
      ? 'given'
      : await secondFactor.isAsked(transaction, { userId, headers });
    if (asked === 'awaited') {
      const cookie = await begin(transaction, { ...begun, secondFactor: 'awaited' });
      return { cookie, awaitsSecondFactor: true };
    }
    if (locale !== undefined)
      await transaction
        .update(users)
        .set({ locale })
        .where(and(eq(users.id, userId), ne(users.locale, locale)));
    const isFirst = await noteSignIn(transaction, userId, { outcome: 'signed-in', method, browser, country });
    if (isConfirmed && !isFirst) await tellOfNewBrowser(transaction, proven);
    await link(transaction, { userId, headers });
    const cookie = await begin(transaction, { ...begun, secondFactor: asked });
    return { cookie, awaitsSecondFactor: false };
  };
};
