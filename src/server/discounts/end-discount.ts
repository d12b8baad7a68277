import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { discountCode } from '../../domain/discounts/discount.ts';
import type { Database } from '../database/database.ts';
import { discountCodes } from './tables.ts';

/** Ends a code now, before its time if it had not begun; answers whether there was one to end. */
export const endDiscount =
  (database: Database) =>
  async (typed: string): Promise<boolean> => {
    const { code, startsAt, endsAt } = discountCodes;
    const ended = await database
      .update(discountCodes)
      .set({
        startsAt: sql`least(${startsAt}, now() - interval '1 microsecond')`,
        endsAt: sql`now()`,
      })
      .where(and(eq(code, discountCode(typed) ?? ''), or(isNull(endsAt), gt(endsAt, sql`now()`))))
      .returning({ code });
    return ended.length > 0;
  };
