import { daysAfter, isWeekend } from '../../../../domain/calendar/days.ts';
import { isWorkingDay } from '../../../../domain/calendar/working-days.ts';
import { dateFormat } from '../../../../domain/locale/date-format.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import type { Market } from '../../../../domain/locale/market.ts';

/** A column of the planning board. */
export interface BoardDay {
  readonly day: string;
  readonly number: string;
  readonly weekday: string;
  /** Its whole name, which is read out. */
  readonly name: string;
  /** The month's name above its first day on the board; null above the others. */
  readonly month: string | null;
  readonly isWeekend: boolean;
}

const TAG = { uk: 'uk', pl: 'pl', en: 'en-GB' } as const satisfies Record<Locale, string>;

const daysFrom = (from: string, length: number): string[] =>
  Array.from({ length }, (_, index) => daysAfter(from, index));

/** The columns of the planning board from a day on. Printed by the server alone: engines differ in names of days. */
export function boardDays(from: string, length: number, locale: Locale): BoardDay[] {
  const print = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(TAG[locale], 'UTC', options).format(new Date(day));
  return daysFrom(from, length).map((day, index) => ({
    day,
    number: String(Number(day.slice(-2))),
    weekday: print(day, { weekday: 'short' }),
    name: print(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    month: index === 0 || day.endsWith('-01') ? print(day, { month: 'short' }) : null,
    isWeekend: isWeekend(day),
  }));
}

/** Columns of days on which the depots of a market are closed: the first and the one after the last, counted from 0. */
export type ClosedColumns = readonly (readonly [number, number])[];

/** The columns of weekends and holidays of a market, those beside each other as one. */
export function closedColumns(from: string, length: number, market: Market): ClosedColumns {
  const runs: [number, number][] = [];
  for (const [index, day] of daysFrom(from, length).entries()) {
    if (isWorkingDay(day, market)) continue;
    const last = runs.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}
