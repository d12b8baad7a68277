import { createHash } from 'node:crypto';
import { RATE_LIMITS, SIGN_IN_DELAY, type RateLimit } from '../domain/limits/rate-limits.ts';
import type { Database } from './database/database.ts';
import { networkOf } from './http/client-address.ts';
import { countCall, type RateDecision, countTry, forgetTries } from './http/rate-limit.ts';
import { countRefusals } from './metrics/count-calls.ts';

/** An e-mail as a limit's subject: one for all its capitals, of one length, and not written down. */
const emailSubject = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** The limits of what costs the shop most, or writes to strangers; every network is counted as a whole. */
export function wireLimits(
  database: Database,
  { onLimited, areLettersCounted }: { onLimited: (limit: string) => void; areLettersCounted: boolean },
) {
  const count = countRefusals(countCall(database), onLimited);
  const countSignIn = countRefusals(countTry(database), onLimited);
  const byNetwork = (limit: RateLimit) => (address: string) => count(limit, networkOf(address));
  /** Who tries to sign in: strangers all together, and apart from them the browsers that the account knows. */
  const trier = ({ email, isKnown }: SignInTry) => `${isKnown ? 'known' : 'new'}:${emailSubject(email)}`;
  return {
    signIn: byNetwork(RATE_LIMITS.signIn),
    /** Waiting times between tries to sign in to one e-mail. */
    signInTo: (attempt: SignInTry) => countSignIn(SIGN_IN_DELAY, trier(attempt)),
    /** The try was right: the next ones need no wait. */
    signedInTo: (attempt: SignInTry) => forgetTries(database)(SIGN_IN_DELAY, trier(attempt)),
    registration: byNetwork(RATE_LIMITS.registration),
    contact: byNetwork(RATE_LIMITS.contact),
    /** Of an account. */
    order: (userId: string) => count(RATE_LIMITS.order, userId),
    guestOrder: byNetwork(RATE_LIMITS.guestOrder),
    /** Of an e-mail that is written to because somebody asked who need not own it. */
    recipient: async (email: string): Promise<RateDecision> =>
      areLettersCounted ? count(RATE_LIMITS.recipient, emailSubject(email)) : { ok: true },
    orderLink: byNetwork(RATE_LIMITS.orderLink),
    withdrawal: byNetwork(RATE_LIMITS.withdrawal),
    discount: byNetwork(RATE_LIMITS.discount),
    quote: byNetwork(RATE_LIMITS.quote),
    drawing: byNetwork(RATE_LIMITS.drawing),
    feed: byNetwork(RATE_LIMITS.feed),
  };
}

export interface SignInTry {
  readonly email: string;
  /** Whether this browser was signed in to the account before. */
  readonly isKnown: boolean;
}
