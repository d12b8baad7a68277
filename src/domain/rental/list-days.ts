import { daysAfter, daysBetween, isRealDay } from '../calendar/days.ts';
import { MAX_RENTAL_COUNT } from '../cart/cart-item.ts';
import { currencyIn, type Market } from '../locale/market.ts';
import { slowestParcelDays } from './parcel-travel.ts';
import { blockedDays, startFault, type DayRange, type RentalPeriod } from './rental-days.ts';

/** The names of a list's days in addresses and forms. */
export const LIST_DAYS = { from: 'rentFrom', to: 'rentTo' } as const;

const dayIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && isRealDay(text) ? text : null;

/**
 * The days on which a list of machines is asked for; one alone is a rental of one day, days the wrong way round are turned. Null for none, and for more
 * than a machine is rented at once.
 */
export function parseListDays(query: URLSearchParams): RentalPeriod | null {
  const given = [dayIn(query.get(LIST_DAYS.from)), dayIn(query.get(LIST_DAYS.to))];
  const [firstDay, lastDay = firstDay] = given.filter((day) => day !== null).toSorted();
  if (firstDay === undefined || lastDay === undefined) return null;
  return daysIn({ firstDay, lastDay }) > MAX_RENTAL_COUNT.day ? null : { firstDay, lastDay };
}

/** The days as names and values of a query. */
export const listDaysEntries = (days: RentalPeriod | null): string[][] =>
  days === null
    ? []
    : [
        [LIST_DAYS.from, days.firstDay],
        [LIST_DAYS.to, days.lastDay],
      ];

/** How many days a rental takes, the first and the last among them. */
export const daysIn = ({ firstDay, lastDay }: RentalPeriod): number => daysBetween(firstDay, lastDay) + 1;

/** Days on which a machine of a product has to be nobody's, in the depots of a market, where a vehicle brings it on the day. */
export interface WantedDays extends DayRange {
  readonly market: Market;
  /** The same where it goes by parcel; null where that comes too late for the first day. */
  readonly byParcel: DayRange | null;
  /** So many at once; one if it says nothing. */
  readonly machines?: number;
}

/** The days on which a machine has to be nobody's for a rental of some days that is ordered today. */
export function wantedDays(
  period: RentalPeriod,
  { market, today }: { readonly market: Market; readonly today: string },
): WantedDays {
  const place = { market, today, travelDays: slowestParcelDays(currencyIn(market)) };
  return {
    market,
    ...blockedDays(period, { market, travelDays: 0 }),
    byParcel: startFault(period.firstDay, place) === null ? blockedDays(period, place) : null,
  };
}

/** The latest last day of a rental that begins on a day. */
export const latestEnd = (firstDay: string): string => daysAfter(firstDay, MAX_RENTAL_COUNT.day - 1);
