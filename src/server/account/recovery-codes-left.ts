import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { recoveryCodes } from './second-factor/tables.ts';

const count = statement<{ made: number; left: number }>(
  'recovery_codes_left',
  sql`select count(*)::int as made, (count(*) filter (where ${recoveryCodes.usedAt} is null))::int as left
    from ${recoveryCodes} where ${recoveryCodes.userId} = ${sql.placeholder('userId')}`,
);

/** How many recovery codes an account has left; null where it never had any, so has no second factor. */
export const recoveryCodesLeft =
  (database: Database) =>
  async (userId: string): Promise<number | null> => {
    const [row] = await count(database, { userId });
    return row === undefined || row.made === 0 ? null : row.left;
  };
