import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { RateLimit } from '../../domain/limits/rate-limits.ts';
import { rateLimits } from './tables.ts';

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
