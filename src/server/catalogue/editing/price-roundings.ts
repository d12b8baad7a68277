import { CURRENCIES } from '../../../domain/money/money.ts';
import { USUAL_ROUNDING, type PriceRoundings } from '../../../domain/prices/price-rounding.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import type { Database } from '../../database/database.ts';
import { lockName } from '../../database/lock-name.ts';
import { priceRoundings } from './tables.ts';

/** How prices that are changed by a per cent are rounded, by currency. */
export const readRoundings = (database: Database) => async (): Promise<PriceRoundings> => {
  const rows = await database.select().from(priceRoundings);
  const of = (currency: (typeof CURRENCIES)[number]) =>
    rows.find((row) => row.currency === currency)?.rounding ?? USUAL_ROUNDING;
  return { UAH: of('UAH'), PLN: of('PLN') };
};

/** Keeps the rounding of each currency, and logs who changed which; the same again changes nothing. No stored price changes by it. */
export const setRoundings =
  (database: Database) =>
  ({ staffId, ...wanted }: PriceRoundings & { readonly staffId: string }): Promise<{ readonly ok: true }> =>
    database.transaction(async (transaction) => {
      await lockName(transaction, 'price-roundings');
      const before = await readRoundings(transaction)();
      const changed = CURRENCIES.filter((currency) => before[currency] !== wanted[currency]);
      for (const currency of changed) {
        const rounding = wanted[currency];
        await transaction
          .insert(priceRoundings)
          .values({ currency, rounding })
          .onConflictDoUpdate({ target: priceRoundings.currency, set: { rounding } });
      }
      await recordChanges(
        transaction,
        changed.map((currency) => ({
          staffId,
          action: 'rounding-set',
          subject: 'rounding',
          subjectId: currency,
          changes: { rounding: [before[currency], wanted[currency]] },
        })),
      );
      return { ok: true };
    });
