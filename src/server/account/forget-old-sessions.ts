import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sessions } from './tables.ts';

/** Drops sessions that are over; run now and then. */
export const forgetOldSessions = (database: Database) => async (): Promise<void> => {
  await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
};
