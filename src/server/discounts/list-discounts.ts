import { desc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { discountCodes } from './tables.ts';

const MOST = 200;

/** The newest codes with how often each is used, for staff; at most 200. */
export const listDiscounts = (database: Database) => async () =>
  database.select().from(discountCodes).orderBy(desc(discountCodes.id)).limit(MOST);
