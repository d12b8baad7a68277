import { and, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Currency } from '../../../domain/money/money.ts';
import type { Database } from '../../database/database.ts';
import { savedPaymentMethods } from '../methods/tables.ts';
import type { Chargers } from '../providers.ts';

/** Whether a saved method pays its owner's rentals in a currency: chosen for that, not expired, and of who charges in it. */
export function paysRentalsIn(currency: Currency, chargers: Chargers): SQL {
  const charger = chargers[currency];
  if (charger === null) return sql`false`;
  const { paysRentals, provider, expiryYear, expiryMonth } = savedPaymentMethods;
  const now = new Date();
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const isValid = or(isNull(expiryYear), gte(sql`${expiryYear} * 12 + ${expiryMonth}`, thisMonth));
  return and(eq(paysRentals, true), eq(provider, charger), isValid) ?? sql`false`;
}

/** Whether the months of a customer's rentals are charged in a currency without their being asked each time. */
export const paysByItself =
  (chargers: Chargers) =>
  async (
    database: Database,
    { userId, currency }: { readonly userId: string | null; readonly currency: Currency },
  ): Promise<boolean> => {
    if (userId === null) return false;
    const isPaying = and(eq(savedPaymentMethods.userId, userId), paysRentalsIn(currency, chargers));
    return (await database.$count(savedPaymentMethods, isPaying)) > 0;
  };
