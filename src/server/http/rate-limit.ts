import { lt, sql, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { OWN_RECIPIENT_CALLS, type RateLimit, type GrowingDelay } from '../../domain/limits/rate-limits.ts';
import { users } from '../account/tables.ts';
import type { RateDecision } from '../../domain/limits/rate-decision.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { rateLimits } from './tables.ts';

const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`;
const isOver = sql`${rateLimits.windowEndsAt} <= now()`;

/** A count that is lost in a power cut harms nobody, so nobody waits until it is on the disk. */
const countInWindow = statement<{ count: number; secondsLeft: number }>(
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
    const [row] = await countInWindow(database, { subject: `${name}:${subject}`, seconds: windowSeconds });
    if (!row || row.count <= calls) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
  };

const isOwnAddress = sql`exists (select 1 from ${users} where ${users.id} = ${sql.placeholder('userId')}
  and ${users.emailVerified} and lower(${users.email}) = ${sql.placeholder('recipient')})`;
const asked = (column: string) => sql`(select ${sql.identifier(column)} from asked)`;

const countInLimit = statement<{ counted: number; secondsLeft: number | null }>(
  'count_email',
  sql`with asked as (
      select case when own then ${sql.placeholder('ownSubject')} else ${sql.placeholder('subject')} end as subject,
        case when own then ${sql.placeholder('ownCalls')}::int else ${sql.placeholder('calls')}::int end as calls
      from (select ${isOwnAddress} as own) as whose),
    counted as (
      insert into ${rateLimits} (subject, count, window_ends_at)
      select subject, 1, ${windowEnd} from asked
      on conflict (subject) do update set
        count = case when ${isOver} then 1 else ${rateLimits.count} + 1 end,
        window_ends_at = case when ${isOver} then ${windowEnd} else ${rateLimits.windowEndsAt} end
      where ${isOver} or ${rateLimits.count} < ${asked('calls')}
      returning 1)
    select (select count(*)::int from counted) as counted,
      (select ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int from ${rateLimits}
        where ${rateLimits.subject} = ${asked('subject')}) as "secondsLeft"`,
);

/**
 * Counts e-mails to an address by a limit, and apart from them those that an account asks for to its confirmed address; `subjectOf`
 * names an address without writing it down. What is counted is undone with the transaction, and others who write to the same address
 * wait for its end.
 */
export const countEmailTo =
  (subjectOf: (email: string) => string, { name, calls, windowSeconds }: RateLimit): CountEmail =>
  async (transaction, { recipient, userId }) => {
    const [row] = await countInLimit(transaction, {
      subject: `${name}:${subjectOf(recipient)}`,
      ownSubject: `${name}:own:${userId}`,
      seconds: windowSeconds,
      recipient: recipient.trim().toLowerCase(),
      userId,
      calls,
      ownCalls: OWN_RECIPIENT_CALLS,
    });
    if (!row || row.counted > 0) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft ?? 1) };
  };

/** Drops windows that are over; run now and then. */
export const forgetOldWindows = (database: Database) => async (): Promise<void> => {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
};

const seconds = (value: ReturnType<typeof sql>) => sql`make_interval(secs => ${value})`;
const forgetSeconds = sql`${sql.placeholder('forgetSeconds')}::int`;
const isForgotten = sql`${rateLimits.windowEndsAt} <= now()`;
/** A row is forgotten so long after its last try, so its end tells when that was. */
const lastTry = sql`${rateLimits.windowEndsAt} - ${seconds(forgetSeconds)}`;
const furtherTries = sql`${rateLimits.count} - ${sql.placeholder('freeTries')}::int`;
/** The wait after the tries so far; the exponent is bounded because the power is computed before the maximum. */
const wait = sql`case when ${furtherTries} < 0 then 0 else
  least(${sql.placeholder('firstSeconds')}::int * power(2, least(${furtherTries}, 20)), ${sql.placeholder('maxSeconds')}::int) end`;
const nextTry = sql`${lastTry} + ${seconds(wait)}`;

const countTried = statement<{ tried: number; secondsLeft: number | null }>(
  'count_try',
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true)),
    tried as (
      insert into ${rateLimits} (subject, count, window_ends_at)
      select ${sql.placeholder('subject')}, 1, now() + ${seconds(forgetSeconds)} from unhurried
      on conflict (subject) do update set
        count = case when ${isForgotten} then 1 else ${rateLimits.count} + 1 end,
        window_ends_at = now() + ${seconds(forgetSeconds)}
      where ${isForgotten} or ${nextTry} <= now()
      returning 1)
    select (select count(*)::int from tried) as tried,
      (select ceil(extract(epoch from ${nextTry} - now()))::int from ${rateLimits}
        where ${rateLimits.subject} = ${sql.placeholder('subject')}) as "secondsLeft"`,
);

/**
 * Counts a try of `subject`, or refuses it until the wait after its last one is over; refused tries are not counted. One
 * statement, so that instances and concurrent tries share the count. Never inside a transaction, as with `countCall`.
 */
export const countTry =
  (database: Database) =>
  async ({ name, ...delay }: GrowingDelay, subject: string): Promise<RateDecision> => {
    const [row] = await countTried(database, { ...delay, subject: `${name}:${subject}` });
    if (!row || row.tried > 0) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft ?? 1) };
  };

/** Forgets the tries of a subject, which has shown that it is in the right. */
export const forgetTries =
  (database: Database) =>
  async ({ name }: GrowingDelay, subject: string): Promise<void> => {
    await database.delete(rateLimits).where(eq(rateLimits.subject, `${name}:${subject}`));
  };
