import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { orders } from '../orders/tables.ts';
import type { ShopRules } from './shop-rules.ts';

/**
 * How further days of a lease are taxed: at the market's rate of the day, and added or included as when the lease was ordered, because the
 * rates of a lease are the prices of then.
 */
export const leaseTaxRule = (
  { currency, taxMode: mode }: Pick<typeof orders.$inferSelect, 'currency' | 'taxMode'>,
  { tax }: Pick<ShopRules, 'tax'>,
): TaxRule => ({ ...tax[currency], mode });
