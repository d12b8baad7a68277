import { daysAfter, isWeekend } from '../../../domain/calendar/days.ts';
import { dateFormat } from '../../../domain/locale/date-format.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { BOARD_DAYS } from '../../../domain/rental/board.ts';

/** A column of the planning board. */
export interface BoardDay {
  readonly day: string;
  readonly number: string;
  readonly weekday: string;
  /** The month's name above its first day on the board; null above the others. */
  readonly month: string | null;
  readonly isWeekend: boolean;
}

const TAG = { uk: 'uk', pl: 'pl', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** The columns of the planning board from a day on. Printed by the server alone: engines differ in names of days. */
export function boardDays(from: string, locale: Locale): BoardDay[] {
  const print = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(TAG[locale], 'UTC', options).format(new Date(day));
  return Array.from({ length: BOARD_DAYS }, (_, index) => {
    const day = daysAfter(from, index);
    return {
      day,
      number: String(Number(day.slice(-2))),
      weekday: print(day, { weekday: 'short' }),
      month: index === 0 || day.endsWith('-01') ? print(day, { month: 'short' }) : null,
      isWeekend: isWeekend(day),
    };
  });
}
