import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Role, StaffArea } from '../../domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { lifetimeOf, SESSION_MAX_SECONDS, sessionCookies } from './session-cookie.ts';
import { sessions, users } from './tables.ts';

/** Who is signed in, as far as pages and orders need it. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address is known to be the person's own. */
  readonly isConfirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly memberSince: string;
  readonly role: Role;
  /** Areas of the back office that were chosen for them; null while nobody chose. */
  readonly areas: readonly StaffArea[] | null;
}

/** A browser that is signed in. */
export interface Session {
  readonly id: string;
  readonly user: SignedInUser;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
  /** When it was last prolonged. */
  readonly prolongedAt: Date;
  readonly isRemembered: boolean;
  /** Whether the person gave a second factor, or signed in by a way that proves two (R22). */
  readonly hasSecondFactor: boolean;
}

/** A session that is nobody's until the second factor is given. */
export interface AwaitedSession {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly method: string;
  readonly isRemembered: boolean;
}

/** The browser that signs in, as its requests tell. */
export interface Browser {
  /** As `clientAddress` answers it. */
  readonly address: string;
  readonly userAgent: string | null;
}

/** So long the second factor is waited for. */
const AWAITED_SECONDS = 10 * 60;
/** A session in use is prolonged this often. */
const PROLONG_AFTER_MS = 60 * 60 * 1000;

/** More browsers than anybody uses; all are ended together, listed or not. */
const LISTED_MAX = 100;

/** No program of a browser names itself at greater length. */
const USER_AGENT_MAX = 400;

interface Found extends Omit<SignedInUser, 'memberSince'> {
  readonly sessionId: string;
  readonly createdAt: string;
  readonly authenticatedAt: string;
  readonly updatedAt: string;
  readonly isRemembered: boolean;
  readonly hasSecondFactor: boolean;
}

const find = statement<{ found: Found }>(
  'find_session',
  sql`select json_build_object(
      'id', ${users.id}, 'name', ${users.name}, 'email', ${users.email}, 'isConfirmed', ${users.emailVerified},
      'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'phone', ${users.phone}, 'role', ${users.role}, 'areas', ${users.staffAreas},
      'createdAt', ${users.createdAt}, 'sessionId', ${sessions.id}, 'authenticatedAt', ${sessions.authenticatedAt},
      'updatedAt', ${sessions.updatedAt}, 'isRemembered', ${sessions.isRemembered},
      'hasSecondFactor', ${sessions.secondFactorAt} is not null) as found
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.token} = ${sql.placeholder('token')} and ${sessions.expiresAt} > now()
      and not ${sessions.awaitsSecondFactor}`,
);

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const endOf = (isRemembered: boolean) => inSeconds(lifetimeOf(isRemembered));
const lastEnd = sql`${sessions.createdAt} + make_interval(secs => ${SESSION_MAX_SECONDS})`;

/** The settings of a shop that its sessions depend on. */
interface SessionOptions {
  readonly secret: string;
  readonly publicUrl: string;
}
const cookiesOf = ({ secret, publicUrl }: SessionOptions) =>
  sessionCookies(secret, publicUrl.startsWith('https:'));

/** A moment that a provider tells, never later than now, whatever its clock shows; none is long ago. */
const provedAt = (told: Date | null): Date => new Date(Math.min(told?.getTime() ?? 0, Date.now()));

/**
 * Signs a browser in, always with a token that nobody has seen before; what it was signed in to before is ended. Answers the
 * `Set-Cookie`.
 */
export const beginSession = (options: SessionOptions) => {
  const cookies = cookiesOf(options);
  return async (
    transaction: Database,
    begun: {
      userId: string;
      isRemembered: boolean;
      browser: Browser;
      headers: Headers;
      method?: string;
      /** When the person proved who they are: now, unless a provider tells another moment; null where it tells none. */
      authenticatedAt?: Date | null;
      /** Whether the second factor was given, is still awaited, or is none that the account has. */
      secondFactor?: 'given' | 'awaited' | 'none';
    },
  ): Promise<string> => {
    const { userId, isRemembered, browser, headers, method = 'password', secondFactor = 'none' } = begun;
    const { authenticatedAt } = begun;
    const former = cookies.tokenIn(headers);
    if (former !== null) await transaction.delete(sessions).where(eq(sessions.token, former));
    const token = randomBytes(32).toString('base64url');
    await transaction.insert(sessions).values({
      id: randomUUID(),
      userId,
      token,
      expiresAt: secondFactor === 'awaited' ? inSeconds(AWAITED_SECONDS) : endOf(isRemembered),
      isRemembered,
      method,
      awaitsSecondFactor: secondFactor === 'awaited',
      secondFactorAt: secondFactor === 'given' ? sql`now()` : null,
      ...(authenticatedAt === undefined ? {} : { authenticatedAt: provedAt(authenticatedAt) }),
      ipAddress: browser.address,
      userAgent: browser.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    });
    return cookies.write(token, isRemembered);
  };
};

/** The sessions of a shop, which is reached under `publicUrl`. */
export function sessionsOf(database: Database, options: SessionOptions) {
  const cookies = cookiesOf(options);
  const ofUser = (userId: string) => eq(sessions.userId, userId);
  return {
    /** The session of a request's cookie, with its user, by one query; null when there is none, it is over or it was ended. */
    async find(headers: Headers): Promise<Session | null> {
      const token = cookies.tokenIn(headers);
      const [row] = token === null ? [] : await find(database, { token });
      if (!row) return null;
      const { createdAt, sessionId, authenticatedAt, updatedAt, isRemembered, hasSecondFactor, ...user } =
        row.found;
      return {
        id: sessionId,
        user: { ...user, memberSince: new Date(createdAt).toISOString() },
        authenticatedAt: new Date(authenticatedAt),
        prolongedAt: new Date(updatedAt),
        isRemembered,
        hasSecondFactor,
      };
    },
    /** The session of a request's cookie that waits for the second factor; null without one. */
    async findAwaited(headers: Headers): Promise<AwaitedSession | null> {
      const token = cookies.tokenIn(headers);
      if (token === null) return null;
      const [found] = await database
        .select({
          id: sessions.id,
          userId: users.id,
          email: users.email,
          isConfirmed: users.emailVerified,
          method: sessions.method,
          isRemembered: sessions.isRemembered,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(eq(sessions.token, token), sessions.awaitsSecondFactor, sql`${sessions.expiresAt} > now()`),
        );
      return found ?? null;
    },
    /** Notes that the person of a session has proved again who they are. */
    proveAgain: async (id: string): Promise<void> => {
      await database
        .update(sessions)
        .set({ authenticatedAt: sql`now()` })
        .where(eq(sessions.id, id));
    },
    /** Prolongs a session that is in use, once an hour, up to its greatest age; answers the `Set-Cookie`, null where none is needed. */
    async prolong({ id, isRemembered, prolongedAt }: Session, headers: Headers): Promise<string | null> {
      if (Date.now() - prolongedAt.getTime() < PROLONG_AFTER_MS) return null;
      await database
        .update(sessions)
        .set({ expiresAt: sql`least(${endOf(isRemembered)}, ${lastEnd})`, updatedAt: sql`now()` })
        .where(eq(sessions.id, id));
      const token = cookies.tokenIn(headers);
      return isRemembered && token !== null ? cookies.write(token, true) : null;
    },
    /** Ends the request's session, whatever state it is in; answers the `Set-Cookie` that removes it. */
    async end(headers: Headers): Promise<string> {
      const token = cookies.tokenIn(headers);
      if (token !== null) await database.delete(sessions).where(eq(sessions.token, token));
      return cookies.remove;
    },
    /** Where a customer is signed in, the browser used last first. */
    list: (userId: string) =>
      database
        .select({
          id: sessions.id,
          address: sessions.ipAddress,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          usedAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(and(ofUser(userId), sql`${sessions.expiresAt} > now()`, not(sessions.awaitsSecondFactor)))
        .orderBy(desc(sessions.updatedAt), sessions.id)
        .limit(LISTED_MAX),
  };
}
export type Sessions = ReturnType<typeof sessionsOf>;

/** Makes sure that a session still waits for the second factor, and that nothing else answers it at the same time. */
export async function lockAwaited(transaction: Database, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), sessions.awaitsSecondFactor))
    .for('update');
  return found.length > 0;
}
