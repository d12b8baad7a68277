import { isWorkingDay, workingDaysFrom } from '../calendar/working-days.ts';
import { marketOf, type Market } from '../locale/market.ts';
import type { Currency } from '../money/money.ts';
import type { ShippingRule } from './shipping-rules.ts';

/** Working days from an order until its parcel is with the carrier: orders are processed within 24 hours on working days (C §9). */
const DAYS_TO_HAND_OVER = 1;

/** The first and the last day on which goods arrive; calendar days, ISO 8601. */
export interface Arrival {
  readonly first: string;
  readonly last: string;
}

/** When the goods of an order arrive. */
export interface ExpectedArrival extends Arrival {
  /** The day, ISO 8601, on which it has to be paid for these days: today, until it is. Null once it is paid, or where it is paid at the door. */
  readonly ifPaidOn: string | null;
}

/** When goods arrive that are handed to the carrier on a day, ISO 8601, by the working days that a rule promises from then on (R10). */
export const arrivalOnTheWay = (
  handedOverOn: string,
  { days, market }: Pick<ShippingRule, 'days'> & { readonly market: Market },
): Arrival => ({
  first: workingDaysFrom(handedOverOn, days.min, market),
  last: workingDaysFrom(handedOverOn, days.max, market),
});

/**
 * When goods arrive that are ordered and paid on a day, by the working days that a rule promises from the hand-over (R10). What is ordered on
 * a day off is handed over as if it came on the next working day. `orderedOn` is a day of the market's own time zone, ISO 8601.
 */
export function arrivalOf(
  orderedOn: string,
  { days, market }: Pick<ShippingRule, 'days'> & { readonly market: Market },
): Arrival {
  const taken = isWorkingDay(orderedOn, market) ? orderedOn : workingDaysFrom(orderedOn, 1, market);
  return arrivalOnTheWay(workingDaysFrom(taken, DAYS_TO_HAND_OVER, market), { days, market });
}

/**
 * The day, ISO 8601, by which a parcel that is ordered today is delivered wherever it goes in a market: the last of the slowest
 * standard delivery. Null where nothing is delivered for the currency. Goods that are no parcels have no such day (`quotedDelivery`).
 */
export function parcelsByDay(
  rules: readonly ShippingRule[],
  { currency, today }: { readonly currency: Currency; readonly today: string },
): string | null {
  const slowest = rules
    .filter((rule) => rule.currency === currency && rule.method === 'standard')
    .toSorted((a, b) => b.days.max - a.days.max)[0];
  return slowest === undefined ? null : arrivalOf(today, { ...slowest, market: marketOf(currency) }).last;
}
