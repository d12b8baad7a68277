import { eq } from 'drizzle-orm';
import type { AutomaticRates, AutomaticRatesForm } from '../../domain/money/official-rate.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import { automaticRates } from './tables.ts';

const PAIR = 'PLN/UAH';

/** Where rates come from by themselves: what staff chose last, else what the settings say. */
export const readAutomatic =
  (database: Database, usual: AutomaticRates) => async (): Promise<AutomaticRates> => {
    const [row] = await database
      .select({ automatic: automaticRates.automatic })
      .from(automaticRates)
      .where(eq(automaticRates.pair, PAIR));
    return row?.automatic ?? usual;
  };

export type AutomaticRatesChosen =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'automatic-moved' };

/**
 * Keeps where rates come from by themselves, in force on every instance, and logs who chose it; what is so already is not logged. It is refused
 * where another choice holds by now than the page showed. Stored rates stay.
 */
export const chooseAutomatic =
  (database: Database, usual: AutomaticRates) =>
  ({
    automatic,
    seen,
    staffId,
  }: AutomaticRatesForm & { readonly staffId: string }): Promise<AutomaticRatesChosen> =>
    database.transaction(async (transaction): Promise<AutomaticRatesChosen> => {
      await lockName(transaction, 'automatic-rates');
      const before = await readAutomatic(transaction, usual)();
      if (before !== automatic && before !== seen) return { ok: false, reason: 'automatic-moved' };
      await transaction
        .insert(automaticRates)
        .values({ pair: PAIR, automatic })
        .onConflictDoUpdate({ target: automaticRates.pair, set: { automatic } });
      if (before !== automatic)
        await recordChanges(transaction, [
          {
            staffId,
            action: 'automatic-rates-set',
            subject: 'rate',
            subjectId: PAIR,
            changes: { automatic: [before, automatic] },
          },
        ]);
      return { ok: true };
    });
