import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Browser } from './session.ts';
import { signIns, users, type SIGN_IN_OUTCOMES } from './tables.ts';

export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** A try to sign in, as it is kept. */
export interface SignInTried {
  readonly outcome: SignInOutcome;
  /** `password`, `passkey`, or a provider's name. */
  readonly method: string;
  readonly browser: Browser;
  /** ISO 3166-1 alpha-2, null if not known. */
  readonly country: string | null;
}

const USER_AGENT_MAX = 400;

const rowOf = (userId: string, { outcome, method, browser, country }: SignInTried) => ({
  userId,
  outcome,
  method,
  country,
  ipAddress: browser.address,
  userAgent: browser.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
});

/** Writes down that somebody signed in; answers whether it was the first time. */
export async function noteSignIn(
  transaction: Database,
  userId: string,
  tried: SignInTried,
): Promise<boolean> {
  const [noted] = await transaction
    .insert(signIns)
    .values(rowOf(userId, tried))
    .returning({ id: signIns.id });
  const [former] = await transaction
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.outcome, 'signed-in'), ne(signIns.id, noted?.id ?? 0)))
    .limit(1);
  return former === undefined;
}

/** One statement whether or not there is such an account, and no wait for the disk: the answer takes as long either way. */
const noteFailed = statement(
  'note_failed_sign_in',
  sql`with unhurried as (select set_config('synchronous_commit', 'off', true)),
    account as (
      select ${users.id} from ${users}, unhurried where ${users.email} = ${sql.placeholder('email')}
      order by ${users.emailVerified} desc, ${users.createdAt} desc, ${users.id} desc limit 1)
    insert into ${signIns} (user_id, outcome, method, ip_address, user_agent, country)
    select account.id, ${sql.placeholder('outcome')}, ${sql.placeholder('method')}, ${sql.placeholder('address')},
      ${sql.placeholder('userAgent')}, ${sql.placeholder('country')} from account`,
);

/** Writes a failed try down in the history of the address's account, if it has one. Never inside a transaction. */
export async function noteFailedSignIn(database: Database, email: string, tried: SignInTried): Promise<void> {
  const { outcome, method, browser, country } = tried;
  await noteFailed(database, {
    email: email.trim().toLowerCase(),
    outcome,
    method,
    address: browser.address,
    userAgent: browser.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    country,
  });
}

/** Tries on one page of the history. */
const PAGE_SIZE = 10;

/** The tries to sign in to an account, the newest first; `before` is the id of the last one that was shown. */
export const listSignIns =
  (database: Database) =>
  async (userId: string, { before, pages = 1 }: { before?: number; pages?: number } = {}) => {
    const rows = await database
      .select({
        id: signIns.id,
        outcome: signIns.outcome,
        method: signIns.method,
        address: signIns.ipAddress,
        userAgent: signIns.userAgent,
        country: signIns.country,
        at: signIns.at,
      })
      .from(signIns)
      .where(and(eq(signIns.userId, userId), before === undefined ? undefined : lt(signIns.id, before)))
      .orderBy(desc(signIns.id))
      .limit(PAGE_SIZE * pages + 1);
    return { signIns: rows.slice(0, PAGE_SIZE * pages), hasMore: rows.length > PAGE_SIZE * pages };
  };

/** Drops what is older than a year; run now and then. */
export const forgetOldSignIns = (database: Database) => async (): Promise<void> => {
  await database.delete(signIns).where(lt(signIns.at, sql`now() - interval '1 year'`));
};
