import { isWorkingDay, workingDaysFrom } from '../calendar/working-days.ts';
import { marketOf } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';
import type { ShippingRule } from './shipping-rules.ts';

/** Working days from an order until its parcel is with the carrier (C §9: orders are processed within 24 hours on working days). */
const HANDOVER_WORKING_DAYS = 1;

/**
 * The day, ISO 8601, by which a parcel that is ordered today is delivered wherever it goes in a market: the longest of the
 * standard deliveries, in working days from hand-over to the carrier. Null where nothing is delivered for the currency.
 * What is ordered on a day off is handed over as if it came on the next working day. `today` is a day of the market's own
 * time zone. Goods that are no parcels have no such day (`quotedDelivery`).
 */
export function parcelsByDay(
  rules: readonly ShippingRule[],
  { currency, today }: { readonly currency: Currency; readonly today: string },
): string | null {
  const market = marketOf(currency);
  const days = rules
    .filter((rule) => rule.currency === currency && rule.method === 'standard')
    .map((rule) => rule.days.max);
  if (days.length === 0) return null;
  const taken = isWorkingDay(today, market) ? today : workingDaysFrom(today, 1, market);
  return workingDaysFrom(taken, HANDOVER_WORKING_DAYS + Math.max(...days), market);
}
