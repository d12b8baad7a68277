import { isRealDay, daysAfter, daysBetween } from '../calendar/days.ts';
import type { Market } from '../locale/market.ts';
import type { RentalPeriod } from './rental-days.ts';

/** So many days utilisation is reckoned over at most: a leap year. */
const DAYS_MAX = 366;

/** How machines of one product in one depot were used on some days; days of all of them together. */
export interface Utilisation {
  readonly productId: number;
  readonly productName: string;
  readonly depotName: string;
  readonly market: Market;
  /** Machines that were in service on any of the days. */
  readonly machines: number;
  readonly serviceDays: number;
  readonly rentedDays: number;
  readonly maintenanceDays: number;
}

/** Days rented of a hundred days in service. */
export const rentedPercent = ({
  rentedDays,
  serviceDays,
}: Pick<Utilisation, 'rentedDays' | 'serviceDays'>): number =>
  serviceDays === 0 ? 0 : Math.round((rentedDays * 1000) / serviceDays) / 10;

/** The month of a day, from its first to its last day. */
export function monthOf(day: string): RentalPeriod {
  const firstDay = `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const next = `${daysAfter(firstDay, 31).slice(0, 'YYYY-MM'.length)}-01`;
  return { firstDay, lastDay: daysAfter(next, -1) };
}

const dayIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-/.test(text) && isRealDay(text) ? text : null;

/** Reads the days that an address asks for, both of them in it; without them, or where they make no range, the month of today. */
export function readUtilisationDays(query: URLSearchParams, today: string): RentalPeriod {
  const [firstDay, lastDay] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const isRange = firstDay !== null && lastDay !== null && firstDay <= lastDay;
  return isRange && daysBetween(firstDay, lastDay) < DAYS_MAX ? { firstDay, lastDay } : monthOf(today);
}
