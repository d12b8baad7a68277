import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { sessions, users } from './tables.ts';

export interface Session {
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
