import { workingDaysFrom } from '../../src/domain/calendar/working-days.ts';
import { dayIn, timeZoneOf, type Market } from '../../src/domain/locale/market.ts';

/** A day on which a rental that is ordered now can begin, so many working days from today; the further the better for tests that run at midnight. */
export const rentalStart = (workingDays = 5, market: Market = 'UA'): string =>
  workingDaysFrom(dayIn(timeZoneOf(market), new Date().toISOString()), workingDays, market);
