import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { Database } from '../../database/database.ts';
import { trustedBrowsers } from './tables.ts';

/** Holds the tokens of a browser that is not asked for codes: one for each account, the latest first. */
const TRUST_COOKIE = 'trustedBrowser';
const TRUST_TOKEN = /^[\w-]{43}$/;
/** More accounts than one browser has; of the one longest ago a code is asked again. */
const TRUST_TOKENS_MAX = 8;
const TRUST_DAYS = 30;
const USER_AGENT_MAX = 400;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const isCurrent = sql`${trustedBrowsers.expiresAt} > now()`;

/** Browsers of an account whose 30 days are not over. */
export const trustedNow = (userId: string) => and(eq(trustedBrowsers.userId, userId), isCurrent);

/** The browsers that are not asked for codes; each call works within the caller's transaction. */
export function browserTrust({ publicUrl }: { readonly publicUrl: string }) {
  const isSecure = publicUrl.startsWith('https:');
  const cookieName = isSecure ? `__Host-${TRUST_COOKIE}` : TRUST_COOKIE;
  const tokensIn = (headers: Headers): string[] =>
    (parse(headers.get('cookie') ?? '', cookieName)[cookieName] ?? '')
      .split('.')
      .filter((token) => TRUST_TOKEN.test(token))
      .slice(0, TRUST_TOKENS_MAX);
  /** The rows of a browser that its own account has. */
  const knownBy = (userId: string, tokens: readonly string[]) =>
    and(eq(trustedBrowsers.userId, userId), inArray(trustedBrowsers.tokenHash, tokens.map(hashOf)));

  return {
    /** Whether an account asks this browser for no codes. */
    isTrusted: async (
      transaction: Database,
      { userId, headers }: { userId: string; headers: Headers },
    ): Promise<boolean> => {
      const found = await transaction
        .select({ userId: trustedBrowsers.userId })
        .from(trustedBrowsers)
        .where(and(knownBy(userId, tokensIn(headers)), isCurrent));
      return found.length > 0;
    },
    /**
     * Asks this browser for no codes of an account for 30 days; answers the `Set-Cookie`. The token is new: one that somebody
     * noted, who used this browser before, opens their own account alone.
     */
    trust: async (
      transaction: Database,
      { userId, headers, userAgent }: { userId: string; headers: Headers; userAgent: string | null },
    ): Promise<string> => {
      const token = randomBytes(32).toString('base64url');
      const former = tokensIn(headers);
      const replaced = await transaction
        .delete(trustedBrowsers)
        .where(knownBy(userId, former))
        .returning({ hash: trustedBrowsers.tokenHash });
      const ofOthers = former.filter((each) => !replaced.some(({ hash }) => hash === hashOf(each)));
      await transaction.insert(trustedBrowsers).values({
        userId,
        tokenHash: hashOf(token),
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        expiresAt: sql`now() + make_interval(days => ${TRUST_DAYS})`,
      });
      const tokens = [token, ...ofOthers].slice(0, TRUST_TOKENS_MAX).join('.');
      return `${cookieName}=${tokens}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}; Max-Age=${TRUST_DAYS * 86_400}`;
    },
  };
}

/** Asks every browser for codes of an account again. */
export async function forgetTrust(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, userId));
}

/** Drops browsers whose 30 days are over; run now and then. */
export const forgetOldTrust = (database: Database) => async (): Promise<void> => {
  await database.delete(trustedBrowsers).where(lt(trustedBrowsers.expiresAt, sql`now()`));
};
