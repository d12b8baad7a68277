import type { Market } from '../locale/market.ts';
import { daysAfter, isWeekend } from './days.ts';
import { easternEaster, westernEaster } from './easter.ts';

interface Holidays {
  /** Months and days, each with the first year in which it was one, where that is later than 2023. */
  readonly fixed: readonly (readonly [monthAndDay: string, since?: number])[];
  readonly easter: (year: number) => string;
  /** Days after Easter Sunday. */
  readonly afterEaster: readonly number[];
  /** Whether a holiday on a Saturday or a Sunday gives the next working day off instead. */
  readonly isMovedFromWeekends: boolean;
}

const HOLIDAYS: Readonly<Record<Market, Holidays>> = {
  /**
   * The Labour Code of Ukraine, article 73 as of law 3107-IX of 14 July 2023: Christmas on 25 December alone, Statehood on
   * 15 July, Defenders on 1 October; article 67, part 3 moves the day off. Easter and Trinity are Sundays.
   */
  UA: {
    fixed: [
      ['01-01'],
      ['03-08'],
      ['05-01'],
      ['05-08'],
      ['06-28'],
      ['07-15'],
      ['08-24'],
      ['10-01'],
      ['12-25'],
    ],
    easter: easternEaster,
    afterEaster: [0, 49],
    isMovedFromWeekends: true,
  },
  /**
   * Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy, article 1; Christmas Eve by the act of 6 December 2024, from
   * 2025. Easter and its Monday, Pentecost and Corpus Christi.
   */
  PL: {
    fixed: [
      ['01-01'],
      ['01-06'],
      ['05-01'],
      ['05-03'],
      ['08-15'],
      ['11-01'],
      ['11-11'],
      ['12-24', 2025],
      ['12-25'],
      ['12-26'],
    ],
    easter: westernEaster,
    afterEaster: [0, 1, 49, 60],
    isMovedFromWeekends: false,
  },
};

/** The days, ISO 8601, that holidays on weekends are moved to: each to the first day after it that is no day off yet. */
function movedFrom(holidays: readonly string[]): string[] {
  const off = new Set(holidays);
  const moved: string[] = [];
  for (const holiday of holidays.filter(isWeekend)) {
    let day = holiday;
    while (off.has(day) || isWeekend(day)) day = daysAfter(day, 1);
    off.add(day);
    moved.push(day);
  }
  return moved;
}

function holidaysOf(market: Market, year: number): ReadonlySet<string> {
  const { fixed, easter, afterEaster, isMovedFromWeekends } = HOLIDAYS[market];
  const sunday = easter(year);
  const holidays = [
    ...fixed.filter(([, since = year]) => year >= since).map(([monthAndDay]) => `${year}-${monthAndDay}`),
    ...afterEaster.map((days) => daysAfter(sunday, days)),
  ].toSorted();
  return new Set(isMovedFromWeekends ? [...holidays, ...movedFrom(holidays)] : holidays);
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * The days off of a market in a year besides its weekends, ISO 8601, as its law names them in peace; some may fall on a
 * weekend. For years from 2024.
 */
export function publicHolidays(market: Market, year: number): ReadonlySet<string> {
  const key = `${market}-${year}`;
  const holidays = known.get(key) ?? holidaysOf(market, year);
  known.set(key, holidays);
  return holidays;
}
