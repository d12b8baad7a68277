import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { sql, lt } from 'drizzle-orm';
import type { Role } from '../../domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { sessions, users } from './tables.ts';

/** Who is signed in, as far as pages and orders need it. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly memberSince: string;
  readonly role: Role;
}

/** The token in the cookie `name`, written `token.signature` by the identity service; null if the shop did not sign it. */
export function sessionToken(
  cookies: string | null,
  { name, secret }: { name: string; secret: string },
): string | null {
  const value = cookies === null ? undefined : parse(cookies, name)[name];
  const end = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || end < 1) return null;
  const token = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

interface Session {
  readonly user: SignedInUser;
  /** When it ends unless it is prolonged. */
  readonly expiresAt: Date;
}

interface Found extends Omit<SignedInUser, 'memberSince'> {
  readonly createdAt: string;
  readonly expiresAt: string;
}

const find = statement<{ found: Found }>(
  'find_session',
  sql`select json_build_object(
      'id', ${users.id}, 'name', ${users.name}, 'email', ${users.email}, 'firstName', ${users.firstName},
      'lastName', ${users.lastName}, 'phone', ${users.phone}, 'role', ${users.role}, 'createdAt', ${users.createdAt},
      'expiresAt', ${sessions.expiresAt}) as found
    from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.token} = ${sql.placeholder('token')} and ${sessions.expiresAt} > now()`,
);

/** The session of a token with its user, in one query; null when it is over or was ended. */
export const findSession =
  (database: Database) =>
  async (token: string): Promise<Session | null> => {
    const [row] = await find(database, { token });
    if (!row) return null;
    const { createdAt, expiresAt, ...user } = row.found;
    return {
      user: { ...user, memberSince: new Date(createdAt).toISOString() },
      expiresAt: new Date(expiresAt),
    };
  };

/** Drops sessions that are over; run now and then. */
export const forgetOldSessions = (database: Database) => async (): Promise<void> => {
  await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
};
