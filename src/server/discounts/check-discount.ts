import { discountCode, offerDiscount, type OfferedDiscount } from '../../domain/discounts/discount.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { findDiscount } from './find-discount.ts';

/** Whether a typed code may be used just now, and what it gives in a currency; `userId` null for a visitor. */
export const checkDiscount =
  (database: Database) =>
  async (
    typed: string,
    { userId, currency }: { userId: string | null; currency: Currency },
  ): Promise<OfferedDiscount> => {
    const code = discountCode(typed);
    const found = code === null ? null : await findDiscount(database, { code, userId, guestEmail: null });
    return offerDiscount(found?.state ?? null, {
      currency,
      now: found?.now ?? 0,
      usesByCustomer: found?.usesByCustomer ?? 0,
    });
  };
