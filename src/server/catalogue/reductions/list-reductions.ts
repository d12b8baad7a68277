import { asc, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { priceReductions } from './tables.ts';

const MOST = 500;

/** The reductions that run or are to come, the next first; at most 500. */
export const listReductions = (database: Database) => async () =>
  database
    .select()
    .from(priceReductions)
    .where(isNull(priceReductions.closedAt))
    .orderBy(asc(priceReductions.startsAt))
    .limit(MOST);
