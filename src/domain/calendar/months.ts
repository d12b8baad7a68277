/** The days of the month that a calendar day, ISO 8601, lies in. */
const lastOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The calendar day so many whole months after another, ISO 8601: the day of the same number, or the last one of a month that has none
 * (Цивільний кодекс, ст. 254; kodeks cywilny, art. 112). 29 February and twelve months is 28 February.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), total % 12];
  const toDate = Math.min(date, lastOfMonth(toYear, toMonth));
  return new Date(Date.UTC(toYear, toMonth, toDate)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** What is left from one calendar day until another, in whole months and the days beyond them; nothing where it is over. */
export function timeUntil(from: string, until: string): { readonly months: number; readonly days: number } {
  if (until <= from) return { months: 0, days: 0 };
  const [a, b] = [from, until].map((day) => day.split('-').map(Number));
  let months = ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * 12 + ((b?.[1] ?? 0) - (a?.[1] ?? 0));
  if (monthsAfter(from, months) > until) months -= 1;
  const whole = monthsAfter(from, months);
  return { months, days: (Date.parse(until) - Date.parse(whole)) / (24 * 60 * 60 * 1000) };
}
