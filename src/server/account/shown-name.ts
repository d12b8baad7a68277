import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** The name of an account as staff read it; null for one that has none, as the one that stands in for a deleted account. */
export const shownName = sql<string | null>`nullif(${users.name}, '')`;
