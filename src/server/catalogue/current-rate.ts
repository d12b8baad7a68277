import { and, desc, eq } from 'drizzle-orm';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import type { Database } from '../database/database.ts';
import { exchangeRates } from './tables.ts';

/** The newest stored rate of hryvnias for a zloty; null before any was stored (R7). */
export const currentRate = (database: Database) => async (): Promise<ExchangeRate | null> => {
  const [row] = await database
    .select({
      ratePerUnitE6: exchangeRates.ratePerUnitE6,
      date: exchangeRates.date,
      source: exchangeRates.source,
    })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.base, 'PLN'), eq(exchangeRates.quote, 'UAH')))
    .orderBy(desc(exchangeRates.date), desc(exchangeRates.id))
    .limit(1);
  return row ? { base: 'PLN', quote: 'UAH', ...row } : null;
};
