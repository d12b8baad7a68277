import { daysAfter } from '../calendar/days.ts';
import { readPeriod } from '../calendar/read-period.ts';
import type { Market } from '../locale/market.ts';
import type { RentalPeriod } from './rental-days.ts';

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

/** Reads the days that an address asks for; else the month of today. */
export const readUtilisationDays = (query: URLSearchParams, today: string): RentalPeriod =>
  readPeriod(query, monthOf(today));
