import type { PriceList } from '../../domain/catalogue/product.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { RentalTiers } from '../../domain/rental/tiers.ts';

/** The rental prices of a price list; null if the product is not rented by day, week and month. */
export function tiersIn({ day, week, month }: PriceList, currency: Currency): RentalTiers | null {
  if (day === null || week === null || month === null) return null;
  return { day: money(day, currency), week: money(week, currency), month: money(month, currency) };
}
