import { createHash } from 'node:crypto';
import {
  CONFIRM_EMAIL_DELAY,
  PASSWORD_RESET_DELAY,
  RATE_LIMITS,
  SECOND_FACTOR_DELAY,
  SIGN_IN_DELAY,
  SIGN_IN_ELSEWHERE_DELAY,
  type RateLimit,
} from '../domain/limits/rate-limits.ts';
import { and, eq, gt } from 'drizzle-orm';
import { KEY_CALLS_AT_ONCE } from '../domain/partners/api-key.ts';
import type { AskedKind } from '../domain/returns/return-request.ts';
import { users } from './account/tables.ts';
import type { Database } from './database/database.ts';
import { limitAtOnce } from './http/calls-at-once.ts';
import { networkOf } from './http/client-address.ts';
import { countCall, countEmailTo, countTry, forgetTries } from './http/rate-limit.ts';
import { countRefusals } from './metrics/count-calls.ts';
import type { Partner } from './partners/api-keys.ts';
import { countNoEmail, type CountEmail } from './outbox/count-email.ts';

/** An e-mail as a limit's subject: one for all its capitals, of one length, and not written down. */
const emailSubject = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** The limits of e-mails to one recipient, for the use cases that write them; refusals are counted. */
export function wireEmailLimits({
  onLimited,
  areEmailsCounted,
}: {
  onLimited: (limit: string) => void;
  areEmailsCounted: boolean;
}) {
  const by = (limit: RateLimit): CountEmail => {
    if (!areEmailsCounted) return countNoEmail;
    const count = countEmailTo(emailSubject, limit);
    return async (transaction, asked) => {
      const decision = await count(transaction, asked);
      if (!decision.ok) onLimited(limit.name);
      return decision;
    };
  };
  const countLink = by(RATE_LIMITS.orderLinkEmail);
  return {
    countEmail: by(RATE_LIMITS.recipient),
    /** Of those that ask to confirm an address. */
    countConfirmEmail: by(RATE_LIMITS.confirmEmail),
    /** Of links to orders, whoever asks for them. */
    countLinkEmail: ((transaction, { recipient }) =>
      countLink(transaction, { recipient, userId: null })) satisfies CountEmail,
  };
}

/** The limits of calls that cost the shop most, or write to strangers; every network is counted as a whole. */
export function wireLimits(database: Database, { onLimited }: { onLimited: (limit: string) => void }) {
  const count = countRefusals(countCall(database), onLimited);
  const countAttempt = countRefusals(countTry(database), onLimited);
  const enterByKey = limitAtOnce(KEY_CALLS_AT_ONCE);
  const byNetwork = (limit: RateLimit) => (address: string) => count(limit, networkOf(address));
  /** Whether the account that owns an address ended all sessions since a browser was signed in to it. */
  const isStranger = async (email: string, knownSince: Date) => {
    const owner = and(eq(users.email, email.trim().toLowerCase()), users.emailVerified);
    return (await database.$count(users, and(owner, gt(users.strangersBefore, knownSince)))) > 0;
  };
  /** The try as it counts: a browser that was signed in before all sessions were ended is a stranger's. */
  const asOf = async <Try extends Pick<SignInTry, 'email' | 'knownSince'>>(attempt: Try): Promise<Try> => {
    const { email, knownSince } = attempt;
    return knownSince !== null && (await isStranger(email, knownSince))
      ? { ...attempt, knownSince: null }
      : attempt;
  };
  /** Who tries to sign in: strangers all together, and apart from them each browser that the account knows. */
  const trier = ({ email, knownSince }: Pick<SignInTry, 'email' | 'knownSince'>) =>
    `${knownSince === null ? 'new' : `known ${knownSince.getTime().toString(36)}`}:${emailSubject(email)}`;
  const elsewhere = ({ email, address }: SignInTry) => `${networkOf(address)}:${emailSubject(email)}`;
  /** Strangers keep the e-mail waiting: a network that has not failed itself may try all the same. */
  async function countElsewhere(attempt: SignInTry) {
    const ofNetwork = await countAttempt(SIGN_IN_ELSEWHERE_DELAY, elsewhere(attempt));
    return ofNetwork.ok ? count(RATE_LIMITS.signInElsewhere, emailSubject(attempt.email)) : ofNetwork;
  }
  return {
    signIn: byNetwork(RATE_LIMITS.signIn),
    /** Waiting times between tries to sign in to one e-mail. */
    signInTo: async (brought: SignInTry) => {
      const attempt = await asOf(brought);
      const decision = await countAttempt(SIGN_IN_DELAY, trier(attempt));
      return decision.ok || attempt.knownSince !== null ? decision : countElsewhere(attempt);
    },
    /** The try was right: the next ones of this browser, or of this network, need no wait. */
    signedInTo: async (brought: SignInTry) => {
      const attempt = await asOf(brought);
      await forgetTries(database)(SIGN_IN_DELAY, trier(attempt));
      await forgetTries(database)(SIGN_IN_ELSEWHERE_DELAY, elsewhere(attempt));
    },
    /** Waiting times between codes of one account. */
    secondFactor: (userId: string) => countAttempt(SECOND_FACTOR_DELAY, userId),
    secondFactorGiven: (userId: string) => forgetTries(database)(SECOND_FACTOR_DELAY, userId),
    passkeyChallenge: byNetwork(RATE_LIMITS.passkeyChallenge),
    registration: byNetwork(RATE_LIMITS.registration),
    providerVisit: byNetwork(RATE_LIMITS.providerVisit),
    passwordReset: byNetwork(RATE_LIMITS.passwordReset),
    /** Waiting times between e-mails by which the password of one address is set anew. */
    passwordResetOf: async (attempt: Pick<SignInTry, 'email' | 'knownSince'>) =>
      countAttempt(PASSWORD_RESET_DELAY, trier(await asOf(attempt))),
    linkPassword: byNetwork(RATE_LIMITS.linkPassword),
    /** Of a session. */
    passwordProof: (sessionId: string) => count(RATE_LIMITS.passwordProof, sessionId),
    /** Of an account. */
    accountChange: (userId: string) => count(RATE_LIMITS.accountChange, userId),
    /** Waiting times between e-mails that ask anew to confirm an account's address. */
    confirmEmail: (userId: string) => countAttempt(CONFIRM_EMAIL_DELAY, userId),
    /** Of a key of the API, by its own number. */
    apiKey: ({ id, callsPerMinute }: Partner) => count({ ...RATE_LIMITS.apiKey, calls: callsPerMinute }, id),
    /** A place for a call of a key among those in progress, null where it has as many as it may; refusals are counted. */
    apiKeyAtOnce: ({ id }: Pick<Partner, 'id'>) => {
      const leave = enterByKey(id);
      if (leave === null) onLimited('api-key-at-once');
      return leave;
    },
    contact: byNetwork(RATE_LIMITS.contact),
    stockNotice: byNetwork(RATE_LIMITS.stockNotice),
    /** Of an account, as are the next two. */
    order: (userId: string) => count(RATE_LIMITS.order, userId),
    billingFile: (userId: string) => count(RATE_LIMITS.billingFile, userId),
    avatar: (userId: string) => count(RATE_LIMITS.avatar, userId),
    /** Of an account, or of a return of a guest. */
    returnPhotograph: (subject: string) => count(RATE_LIMITS.returnPhotograph, subject),
    /** Of an account, or of a review of a guest. */
    reviewPhotograph: (subject: string) => count(RATE_LIMITS.reviewPhotograph, subject),
    /** Of an account, or of a network where there is none. */
    review: (userId: string | null, address: string) =>
      count(RATE_LIMITS.review, userId === null ? networkOf(address) : `account:${userId}`),
    /** Of an order, by what is asked for of it. */
    returnRequest: (orderId: string, what: AskedKind | 'exchange') =>
      count(RATE_LIMITS.returnRequest, `${orderId}:${what}`),
    guestOrder: byNetwork(RATE_LIMITS.guestOrder),
    /** Of an account, or of a network where there is none. */
    rentalHold: (userId: string | null, address: string) =>
      count(RATE_LIMITS.rentalHold, userId === null ? networkOf(address) : `account:${userId}`),
    /** Of an account, or of a network where there is none. */
    ticket: (userId: string | null, address: string) =>
      count(RATE_LIMITS.ticket, userId === null ? networkOf(address) : `account:${userId}`),
    /** Of an address that e-mails come from, of a network that brings new tickets, and of a ticket that they are sent to. */
    incomingEmail: (from: string) => count(RATE_LIMITS.incomingEmail, emailSubject(from)),
    emailedTickets: async (broughtFrom: string) => {
      const ofNetwork = await count(RATE_LIMITS.emailedTickets, networkOf(broughtFrom));
      return ofNetwork.ok ? count(RATE_LIMITS.allEmailedTickets, 'all') : ofNetwork;
    },
    ticketEmail: (ticketId: string) => count(RATE_LIMITS.ticketEmail, ticketId),
    orderLink: byNetwork(RATE_LIMITS.orderLink),
    /** Of an order number within a network, and of the network. The first to be counted is the number's: who presses too often uses up nothing of their neighbours'. */
    withdrawal: async (address: string, orderNumber: string) => {
      const ofOrder = await count(RATE_LIMITS.withdrawal, `${networkOf(address)}:${orderNumber}`);
      return ofOrder.ok ? count(RATE_LIMITS.withdrawals, networkOf(address)) : ofOrder;
    },
    discount: byNetwork(RATE_LIMITS.discount),
    quote: byNetwork(RATE_LIMITS.quote),
    drawing: byNetwork(RATE_LIMITS.drawing),
    feed: byNetwork(RATE_LIMITS.feed),
  };
}

export interface SignInTry {
  readonly email: string;
  /** When this browser was signed in to the account last; null for a stranger's. */
  readonly knownSince: Date | null;
  /** Where it comes from, as `clientAddress` answers it. */
  readonly address: string;
}
