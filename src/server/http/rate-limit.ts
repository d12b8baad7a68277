import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { rateLimits } from './tables.ts';

/** So many calls in a window, per subject. */
export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly windowSeconds: number;
}

/** Ten sign-ins in five minutes from an address; each costs the server 100 ms of hashing. */
export const SIGN_IN_LIMIT: RateLimit = { name: 'sign-in', calls: 10, windowSeconds: 300 };
export const REGISTRATION_LIMIT: RateLimit = { name: 'registration', calls: 10, windowSeconds: 3600 };
export const ORDER_LIMIT: RateLimit = { name: 'order', calls: 20, windowSeconds: 600 };

/** Of an address, which a household or an office shares; guests hold goods without being known to the shop. */
export const GUEST_ORDER_LIMIT: RateLimit = { name: 'guest-order', calls: 10, windowSeconds: 600 };

/** A feed reads the whole catalogue; who collects it comes a few times a day. */
export const FEED_LIMIT: RateLimit = { name: 'feed', calls: 20, windowSeconds: 3600 };
/** Nobody loses more orders in an hour; whoever guesses numbers is slowed to nothing. */
export const ORDER_LINK_LIMIT: RateLimit = { name: 'order-link', calls: 5, windowSeconds: 3600 };
/** Nobody withdraws from more contracts in an hour. */
export const WITHDRAWAL_LIMIT: RateLimit = { name: 'withdrawal', calls: 5, windowSeconds: 3600 };
/** Enough for a shopper's cart, which asks at each visit; too little to find a code by trying. */
export const DISCOUNT_LIMIT: RateLimit = { name: 'discount', calls: 30, windowSeconds: 600 };
/** Documents that have to be drawn first, each 0.15 s of processor; nobody prints more sheets in ten minutes. */
export const DRAWING_LIMIT: RateLimit = { name: 'drawing', calls: 30, windowSeconds: 600 };
/** Nobody asks a shop more questions in an hour. */
export const CONTACT_LIMIT: RateLimit = { name: 'contact', calls: 5, windowSeconds: 3600 };

/** Nobody plans more plants in an hour; each request is a letter to the shop and one to any address. */
export const QUOTE_LIMIT: RateLimit = { name: 'quote', calls: 5, windowSeconds: 3600 };

export type RateDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`;
const isOver = sql`${rateLimits.windowEndsAt} <= now()`;

/** A count that is lost in a power cut harms nobody, so nobody waits until it is on the disk. */
const count = statement<{ count: number; secondsLeft: number }>(
  'count_call',
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true))
    insert into ${rateLimits} (subject, count, window_ends_at)
    select ${sql.placeholder('subject')}, 1, ${windowEnd} from unhurried
    on conflict (subject) do update set
      count = case when ${isOver} then 1 else ${rateLimits.count} + 1 end,
      window_ends_at = case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end
    returning ${rateLimits.count},
      ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int as "secondsLeft"`,
);

/**
 * Counts a call of `subject` and decides whether it may go on. One statement, so that instances and concurrent calls
 * share the count; a window begins with its first call. Never inside a transaction, whose commit it would loosen.
 */
export const countCall =
  (database: Database) =>
  async ({ name, calls, windowSeconds }: RateLimit, subject: string): Promise<RateDecision> => {
    const [row] = await count(database, { subject: `${name}:${subject}`, seconds: windowSeconds });
    if (!row || row.count <= calls) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
  };

/** Drops windows that are over; run now and then. */
export const forgetOldWindows = (database: Database) => async (): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
};
