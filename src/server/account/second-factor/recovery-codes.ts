import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../../domain/account/second-factor.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { keyFor } from '../../sealing.ts';
import { recoveryCodes } from './tables.ts';

/** Letters and digits that are not mistaken for each other: Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 50 random bits; that is enough where tries are few and each code is good for one. */
const newRecoveryCode = (): string =>
  Array.from(randomBytes(RECOVERY_CODES.length), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Makes and takes recovery codes; each call works within the caller's transaction. */
export function recoveryCodesOf(secret: string) {
  const key = keyFor(secret, 'recovery-code');
  /** What is kept of a code. */
  const hashOf = (code: string): string => createHmac('sha256', key).update(code).digest('base64url');
  return {
    /** Replaces an account's codes; answers the new ones, which nothing can show again. */
    async replace(transaction: Database, userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode);
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
      return codes;
    },
    /** Takes a code, each once; false for one that is wrong or was used before. */
    async take(transaction: Database, userId: string, code: string): Promise<boolean> {
      const used = await transaction
        .update(recoveryCodes)
        .set({ usedAt: sql`now()` })
        .where(
          and(
            eq(recoveryCodes.userId, userId),
            eq(recoveryCodes.hash, hashOf(code)),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ hash: recoveryCodes.hash });
      return used.length > 0;
    },
  };
}

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
