import { daysAfter, daysBetween, isRealDay, isWeekend } from '../calendar/days.ts';
import { publicHolidays } from '../calendar/public-holidays.ts';
import type { DaysOff } from '../calendar/working-days.ts';
import type { Market } from '../locale/market.ts';
import { textOf, type Fields, type ReadFields } from './read-fields.ts';

/** Closures at once; the form has a row for each and some that are empty. */
export const CLOSURES_MAX = 40;
/** So many days in a row the shop is closed at most, by one closure or by several that adjoin: more is a slip of the finger. */
const DAYS_MAX = 62;
/** So many days of a calendar year at most that would be worked otherwise; every day that is promised is counted over them. */
const DAYS_OF_YEAR_MAX = 120;
const NOTE_MAX = 100;
const MARKETS = ['UA', 'PL', 'both'] as const;

/** Days on which the shop is closed, the last one included, ISO 8601. */
interface Closure {
  readonly from: string;
  readonly to: string;
  /** One of `MARKETS`. */
  readonly market: string;
  /** What staff call it; customers do not see it. */
  readonly note: string;
}

/** The names of the fields of a row. */
export const closureFields = (row: number) =>
  ({ from: `from-${row}`, to: `to-${row}`, market: `market-${row}`, note: `note-${row}` }) as const;

const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text) && isRealDay(text);

/** Why the days of a row are none, as the message of one of its fields; null for a closure. */
function rowProblem({
  from,
  to,
  market,
  note,
}: Closure): { field: 'from' | 'to' | 'market' | 'note'; key: string } | null {
  if (!isDay(from)) return { field: 'from', key: 'backoffice.shop.problem.day' };
  if (!isDay(to)) return { field: 'to', key: 'backoffice.shop.problem.day' };
  if (to < from) return { field: 'to', key: 'backoffice.shop.problem.ends' };
  if (daysBetween(from, to) >= DAYS_MAX) return { field: 'to', key: 'backoffice.shop.problem.tooManyDays' };
  if (!MARKETS.some((each) => each === market))
    return { field: 'market', key: 'backoffice.shop.problem.missing' };
  return note.length > NOTE_MAX ? { field: 'note', key: 'backoffice.shop.problem.tooLong' } : null;
}

const rowOf = (typed: Readonly<Record<string, unknown>>, row: number): Closure | null => {
  const names = closureFields(row);
  const from = textOf(typed, names.from);
  const to = textOf(typed, names.to);
  const note = textOf(typed, names.note);
  if (`${from}${to}${note}` === '') return null;
  return { from, to: to === '' ? from : to, market: textOf(typed, names.market) || 'both', note };
};

const daysOf = ({ from, to }: Closure): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => daysAfter(from, index));

/** Whether nothing but a weekend, or nothing at all, is between two days. */
function adjoins(before: string, day: string): boolean {
  let next = daysAfter(before, 1);
  while (next < day && isWeekend(next)) next = daysAfter(next, 1);
  return next >= day;
}

/** The first day of closures of a market that is one too many, and why it is; null for none. Days are ISO 8601. */
function dayTooMany(closures: readonly Closure[], market: Market): { day: string; key: string } | null {
  const days = new Set(
    closures.filter((each) => each.market === market || each.market === 'both').flatMap(daysOf),
  );
  let first = '';
  let before = '';
  const ofYear = new Map<string, number>();
  for (const day of [...days].toSorted()) {
    if (before === '' || !adjoins(before, day)) first = day;
    before = day;
    if (daysBetween(first, day) >= DAYS_MAX) return { day, key: 'backoffice.shop.problem.tooManyDays' };
    const year = day.slice(0, 'YYYY'.length);
    if (isWeekend(day) || publicHolidays(market, Number(year)).has(day)) continue;
    const count = (ofYear.get(year) ?? 0) + 1;
    if (count > DAYS_OF_YEAR_MAX) return { day, key: 'backoffice.shop.problem.tooManyOfYear' };
    ofYear.set(year, count);
  }
  return null;
}

/** The rows by which there is a day too many, each as the message of its last day. */
function rowsTooMany(rows: readonly { row: number; closure: Closure | null }[]): [string, string][] {
  const closures = rows.flatMap(({ closure }) => closure ?? []);
  const over = dayTooMany(closures, 'UA') ?? dayTooMany(closures, 'PL');
  return rows.flatMap(({ row, closure }): [string, string][] =>
    over && closure && closure.from <= over.day && over.day <= closure.to
      ? [[closureFields(row).to, over.key]]
      : [],
  );
}

/** The field with the last day of martial law in Ukraine; empty while it goes on. */
export const MARTIAL_LAW_FIELD = 'martialLawTo';

/** The name of the box that says of a public holiday, ISO 8601, that the shop works on it. */
export const workedField = (market: Market, day: string) => `worked-${market}-${day}`;
const WORKED_FIELD = /^worked-(UA|PL)-(20\d{2}-\d{2}-\d{2})$/;
/** So many holidays are worked at once, the latest of those that are ticked: some two years of both countries. */
const WORKED_MAX = 40;

/** The holiday of a box; null for another field, and for a day that is no holiday between Monday and Friday. */
export function workedHoliday(name: string): { readonly market: Market; readonly day: string } | null {
  const [, country, day = ''] = WORKED_FIELD.exec(name) ?? [];
  if (country === undefined || !isDay(day) || isWeekend(day)) return null;
  const market = country === 'UA' ? 'UA' : 'PL';
  return publicHolidays(market, Number(day.slice(0, 'YYYY'.length))).has(day) ? { market, day } : null;
}

/** The holidays that are ticked, by their days. */
const workedOf = (typed: Readonly<Record<string, unknown>>) =>
  Object.keys(typed)
    .flatMap((name) => (textOf(typed, name) === 'on' ? (workedHoliday(name) ?? []) : []))
    .toSorted((a, b) => a.day.localeCompare(b.day) || b.market.localeCompare(a.market))
    .slice(-WORKED_MAX);

/**
 * Reads the form of the days on which the shop is closed besides weekends and holidays, and of the holidays that it works on: rows of which
 * nothing is said are left out, the others are numbered by their days. A row without a last day is one day.
 */
export const readClosures: ReadFields = (typed) => {
  const martialLawTo = textOf(typed, MARTIAL_LAW_FIELD);
  const rows = Array.from({ length: CLOSURES_MAX }, (_, row) => ({ row, closure: rowOf(typed, row) }));
  const errors = rows.flatMap(({ row, closure }): [string, string][] => {
    const problem = closure && rowProblem(closure);
    return problem ? [[closureFields(row)[problem.field], problem.key]] : [];
  });
  if (martialLawTo !== '' && !isDay(martialLawTo))
    errors.push([MARTIAL_LAW_FIELD, 'backoffice.shop.problem.day']);
  // Rows that are wrong by themselves have no days to count.
  if (errors.length === 0) errors.push(...rowsTooMany(rows));
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  const closures = rows
    .flatMap(({ closure }) => closure ?? [])
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const named = closures.flatMap((closure, row) => {
    const names = closureFields(row);
    return (['from', 'to', 'market', 'note'] as const).map((field) => [names[field], closure[field]]);
  });
  const worked = workedOf(typed).map(({ market, day }) => [workedField(market, day), 'on']);
  return { ok: true, fields: Object.fromEntries([[MARTIAL_LAW_FIELD, martialLawTo], ...named, ...worked]) };
};

/** How many rows of fields that were read have a closure. */
export const countClosures = (fields: Fields): number =>
  Object.keys(fields).filter((name) => name.startsWith('from-')).length;

/** The boxes of holidays, of fields that were read, on which a market works and is closed at once, each with its message. */
export function workedWhileClosed(fields: Fields): Fields {
  const { closed } = daysOffOf(fields);
  return Object.fromEntries(
    workedOf(fields)
      .filter(({ market, day }) => closed[market].includes(day))
      .map(({ market, day }) => [workedField(market, day), 'backoffice.shop.problem.workedAndClosed']),
  );
}

/** The days off that fields say, of those that were read. */
export function daysOffOf(fields: Fields): DaysOff {
  const closures = Array.from({ length: countClosures(fields) }, (_, row) => rowOf(fields, row) ?? []).flat();
  const closed = (market: Market) => [
    ...new Set(closures.filter((each) => each.market === market || each.market === 'both').flatMap(daysOf)),
  ];
  const worked = (market: Market) =>
    workedOf(fields).flatMap((holiday) => (holiday.market === market ? [holiday.day] : []));
  const { [MARTIAL_LAW_FIELD]: martialLawTo = '' } = fields;
  return {
    closed: { UA: closed('UA'), PL: closed('PL') },
    worked: { UA: worked('UA'), PL: worked('PL') },
    martialLawTo: martialLawTo === '' ? null : martialLawTo,
  };
}
