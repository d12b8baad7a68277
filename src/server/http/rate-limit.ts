import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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

export type RateDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Counts a call of `subject` and decides whether it may go on. One statement, so that instances and concurrent calls
 * share the count; a window begins with its first call.
 */
export const countCall =
  (database: Database) =>
  async (limit: RateLimit, subject: string): Promise<RateDecision> => {
    const windowEnd = sql`now() + make_interval(secs => ${limit.windowSeconds})`;
    const [row] = await database
      .insert(rateLimits)
      .values({ subject: `${limit.name}:${subject}`, count: 1, windowEndsAt: windowEnd })
      .onConflictDoUpdate({
        target: rateLimits.subject,
        set: {
          count: sql`case when ${rateLimits.windowEndsAt} <= now() then 1 else ${rateLimits.count} + 1 end`,
          windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= now() then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning({
        count: rateLimits.count,
        secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
      });
    if (!row || row.count <= limit.calls) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
  };

/** Drops windows that are over; run now and then. */
export const forgetOldWindows = (database: Database) => async (): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
};
