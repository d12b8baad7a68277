import { workingDaysFrom } from '../../src/domain/calendar/working-days.ts';
import { dayIn, timeZoneOf, type Market } from '../../src/domain/locale/market.ts';

/**
 * A day on which a rental that is ordered now can begin, so many working days from today: what goes by parcel can from the seventh on. The further the
 * better for tests that run at midnight.
 */
export const rentalStart = (workingDays = 10, market: Market = 'UA'): string =>
  workingDaysFrom(dayIn(timeZoneOf(market), new Date().toISOString()), workingDays, market);

/** How machines come in Ukraine that are no parcels. */
export const BY_VEHICLE = { market: 'UA', travelDays: 0 } as const;

/** How those come that are parcels. */
export const BY_PARCEL = { market: 'UA', travelDays: 5 } as const;
