import { daysAfter } from './days.ts';

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
