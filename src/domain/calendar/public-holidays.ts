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

/** What holidays are called; the names themselves are the messages `holiday.{name}`. */
export const HOLIDAY_NAMES = [
  'new-year',
  'epiphany',
  'women',
  'easter',
  'easter-monday',
  'labour',
  'constitution-pl',
  'victory',
  'trinity',
  'corpus-christi',
  'constitution-ua',
  'statehood',
  'assumption',
  'independence-ua',
  'defenders',
  'all-saints',
  'independence-pl',
  'christmas-eve',
  'christmas',
  'second-christmas',
] as const;
export type HolidayName = (typeof HOLIDAY_NAMES)[number];

interface Holidays {
  /** Months and days, each with the first year in which it was one, where that is later than 2023. */
  readonly fixed: readonly (readonly [monthAndDay: string, name: HolidayName, since?: number])[];
  readonly easter: (year: number) => string;
  /** Days after Easter Sunday. */
  readonly afterEaster: readonly (readonly [days: number, name: HolidayName])[];
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
      ['01-01', 'new-year'],
      ['03-08', 'women'],
      ['05-01', 'labour'],
      ['05-08', 'victory'],
      ['06-28', 'constitution-ua'],
      ['07-15', 'statehood'],
      ['08-24', 'independence-ua'],
      ['10-01', 'defenders'],
      ['12-25', 'christmas'],
    ],
    easter: easternEaster,
    afterEaster: [
      [0, 'easter'],
      [49, 'trinity'],
    ],
    isMovedFromWeekends: true,
  },
  /**
   * Ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy, article 1; Christmas Eve by the act of 6 December 2024, from
   * 2025. Easter and its Monday, Pentecost and Corpus Christi.
   */
  PL: {
    fixed: [
      ['01-01', 'new-year'],
      ['01-06', 'epiphany'],
      ['05-01', 'labour'],
      ['05-03', 'constitution-pl'],
      ['08-15', 'assumption'],
      ['11-01', 'all-saints'],
      ['11-11', 'independence-pl'],
      ['12-24', 'christmas-eve', 2025],
      ['12-25', 'christmas'],
      ['12-26', 'second-christmas'],
    ],
    easter: westernEaster,
    afterEaster: [
      [0, 'easter'],
      [1, 'easter-monday'],
      [49, 'trinity'],
      [60, 'corpus-christi'],
    ],
    isMovedFromWeekends: false,
  },
};

/** A day off of a market. */
export interface PublicHoliday {
  /** ISO 8601. */
  readonly day: string;
  readonly name: HolidayName;
  /** Whether the holiday itself is on a weekend, and this is the day off that stands in for it. */
  readonly isMoved: boolean;
}

/** What holidays on weekends are moved to: each to the first day after it that is no day off yet. */
function movedFrom(holidays: readonly PublicHoliday[]): PublicHoliday[] {
  const off = new Set(holidays.map(({ day }) => day));
  const moved: PublicHoliday[] = [];
  for (const holiday of holidays.filter(({ day }) => isWeekend(day))) {
    let { day } = holiday;
    while (off.has(day) || isWeekend(day)) day = daysAfter(day, 1);
    off.add(day);
    moved.push({ day, name: holiday.name, isMoved: true });
  }
  return moved;
}

/** The days off of a market in a year besides its weekends, as `publicHolidays` has them, each with its name, in their order. */
export function namedHolidays(market: Market, year: number): readonly PublicHoliday[] {
  const { fixed, easter, afterEaster, isMovedFromWeekends } = HOLIDAYS[market];
  const sunday = easter(year);
  const inOrder = (a: PublicHoliday, b: PublicHoliday) => a.day.localeCompare(b.day);
  const holidays = [
    ...fixed
      .filter(([, , since = year]) => year >= since)
      .map(([monthAndDay, name]) => ({ day: `${year}-${monthAndDay}`, name, isMoved: false })),
    ...afterEaster.map(([days, name]) => ({ day: daysAfter(sunday, days), name, isMoved: false })),
  ].toSorted(inOrder);
  return isMovedFromWeekends ? [...holidays, ...movedFrom(holidays)].toSorted(inOrder) : holidays;
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * The days off of a market in a year besides its weekends, ISO 8601, as its law names them in peace; some may fall on a
 * weekend. For years from 2024.
 */
export function publicHolidays(market: Market, year: number): ReadonlySet<string> {
  const key = `${market}-${year}`;
  const holidays = known.get(key) ?? new Set(namedHolidays(market, year).map(({ day }) => day));
  known.set(key, holidays);
  return holidays;
}
