import type { Market } from '../locale/market.ts';
import { daysAfter, isWeekend } from './days.ts';

const dayOf = (year: number, { month, day }: { month: number; day: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * Easter Sunday by the Gregorian computus, as Poland keeps it, ISO 8601 (the algorithm of Meeus, Jones and Butcher). For
 * years from 1583.
 */
export function westernEaster(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapsSkipped = century - Math.floor(century / 4);
  const moonMoved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + leapsSkipped - moonMoved + 15) % 30;
  const ofYear = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofYear / 4) - moon - (ofYear % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const count = moon + toSunday - 7 * late + 114;
  return dayOf(year, { month: Math.floor(count / 31), day: (count % 31) + 1 });
}

/**
 * Easter Sunday by the Julian computus, as the churches of Ukraine keep it, in the Gregorian calendar, ISO 8601 (the
 * algorithm of Meeus). For years from 1583.
 */
export function easternEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const count = moon + toSunday + 114;
  const julian = dayOf(year, { month: Math.floor(count / 31), day: (count % 31) + 1 });
  const century = Math.floor(year / 100);
  return daysAfter(julian, century - Math.floor(century / 4) - 2);
}

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
