import type { Market } from '../locale/market.ts';
import { daysAfter, isWeekend } from './days.ts';
import { publicHolidays } from './public-holidays.ts';

/** What the shop itself adds to the calendars of its markets; days are ISO 8601. */
export interface DaysOff {
  /** Days on which it is closed, besides weekends and holidays. */
  readonly closed: Readonly<Record<Market, readonly string[]>>;
  /** Public holidays on which it works all the same, unless it is closed; banks and offices keep them. */
  readonly worked: Readonly<Record<Market, readonly string[]>>;
  /** The last day of martial law in Ukraine; null while no end is known. */
  readonly martialLawTo: string | null;
}

export const NO_DAYS_OFF: DaysOff = {
  closed: { UA: [], PL: [] },
  worked: { UA: [], PL: [] },
  martialLawTo: null,
};

/** Days off that are still of use: nothing is counted from days that are longer ago than a rental and its way back. */
const KEPT_DAYS = 120;

/** What of the shop's days off a page has to know at a moment, ISO 8601; null for nothing, as of most shops on most days. */
export function daysOffAhead({ closed, worked, martialLawTo }: DaysOff, now: string): DaysOff | null {
  const first = daysAfter(now.slice(0, 'YYYY-MM-DD'.length), -KEPT_DAYS);
  const ahead = (days: DaysOff['closed']) => ({
    UA: days.UA.filter((day) => day >= first),
    PL: days.PL.filter((day) => day >= first),
  });
  const kept = { closed: ahead(closed), worked: ahead(worked), martialLawTo };
  const count = [kept.closed, kept.worked].flatMap(({ UA, PL }) => [...UA, ...PL]).length;
  return martialLawTo === null && count === 0 ? null : kept;
}

/**
 * The first day on which public holidays were worked in Ukraine: under martial law the Labour Code's articles on holidays are not applied, neither
 * the days themselves nor the moving of days off (law 2136-IX of 15 March 2022, article 6, part 6), and banks work as on any other day.
 */
const HOLIDAYS_WORKED_FROM = '2022-03-24';

/** Whose days are counted: the shop's own, or those on which banks and offices work, too. */
type Whose = 'shop' | 'bank';

/** The working day after a day, and before it, of those that were asked for. */
interface Walked {
  readonly next: Map<string, string>;
  readonly previous: Map<string, string>;
}

/** Days off in force, and what was computed of them. */
interface Calendar {
  readonly given: DaysOff;
  readonly closed: Readonly<Record<Market, ReadonlySet<string>>>;
  readonly worked: Readonly<Record<Market, ReadonlySet<string>>>;
  readonly walked: Readonly<Record<Market, Readonly<Record<Whose, Walked>>>>;
}

const byMarket = <T>(make: (market: Market) => T): Readonly<Record<Market, T>> => ({
  UA: make('UA'),
  PL: make('PL'),
});

const calendarOf = (given: DaysOff): Calendar => ({
  given,
  closed: byMarket((market) => new Set(given.closed[market])),
  worked: byMarket((market) => new Set(given.worked[market])),
  walked: byMarket(() => ({
    shop: { next: new Map(), previous: new Map() },
    bank: { next: new Map(), previous: new Map() },
  })),
});

let inForce = calendarOf(NO_DAYS_OFF);

/** Puts the shop's own days off in force: on the server when admins change them, in a browser with the page. */
export function setDaysOff(daysOff: DaysOff): void {
  if (daysOff !== inForce.given) inForce = calendarOf(daysOff);
}

/** The shop's own days off that are in force in this process. */
export const daysOffInForce = (): DaysOff => inForce.given;

/** What comes out as if other days off were in force; `compute` waits for nothing. */
export function underDaysOff<Result>(daysOff: DaysOff, compute: () => Result): Result {
  const kept = inForce;
  inForce = calendarOf(daysOff);
  try {
    return compute();
  } finally {
    inForce = kept;
  }
}

const areHolidaysWorked = (day: string, market: Market): boolean =>
  market === 'UA' &&
  day >= HOLIDAYS_WORKED_FROM &&
  (inForce.given.martialLawTo === null || day <= inForce.given.martialLawTo);

/**
 * Whether money moves and periods of the law can end on a calendar day of a market, ISO 8601: Monday to Friday but for public holidays and
 * the days on which the shop is closed. A holiday on which the shop works is none.
 */
export function isBankDay(day: string, market: Market): boolean {
  if (isWeekend(day) || inForce.closed[market].has(day)) return false;
  return (
    areHolidaysWorked(day, market) || !publicHolidays(market, Number(day.slice(0, 'YYYY'.length))).has(day)
  );
}

/** Whether the shop works on a calendar day of a market, ISO 8601: as banks and offices do, and on the public holidays that it says. */
export const isWorkingDay = (day: string, market: Market): boolean =>
  isBankDay(day, market) ||
  (inForce.worked[market].has(day) && !isWeekend(day) && !inForce.closed[market].has(day));

const IS_DAY: Readonly<Record<Whose, typeof isWorkingDay>> = { shop: isWorkingDay, bank: isBankDay };

/** So many neighbours are remembered, a few years of days; then they are computed anew. */
const REMEMBERED = 4000;

/** The nearest working day after a day, or before it: days off in a row are walked over once, not again for each who asks. */
function nextWorkingDay(
  day: string,
  step: 1 | -1,
  { market, whose }: { market: Market; whose: Whose },
): string {
  const walks = inForce.walked[market][whose];
  const known = step > 0 ? walks.next : walks.previous;
  const walked: string[] = [];
  let reached = day;
  let found = known.get(day);
  while (found === undefined) {
    walked.push(reached);
    reached = daysAfter(reached, step);
    found = IS_DAY[whose](reached, market) ? reached : known.get(reached);
  }
  if (known.size > REMEMBERED) known.clear();
  for (const each of walked) known.set(each, found);
  return found;
}

function daysFrom(day: string, count: number, of: { market: Market; whose: Whose }): string {
  let reached = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    reached = nextWorkingDay(reached, count < 0 ? -1 : 1, of);
  }
  return reached;
}

/** The working day of the shop in a market that is so many after a calendar day, or before it where `count` is negative; ISO 8601. */
export const workingDaysFrom = (day: string, count: number, market: Market): string =>
  daysFrom(day, count, { market, whose: 'shop' });

/** The same of the days on which banks of the market move money (`isBankDay`). */
export const bankDaysFrom = (day: string, count: number, market: Market): string =>
  daysFrom(day, count, { market, whose: 'bank' });
