import type { Locale } from '../locale/locale.ts';

/** An average of stars as it is written: `4,8` in Ukrainian and Polish, `4.8` in English. */
export const printAverage = (average: number, locale: Locale): string => {
  const text = average.toFixed(1);
  return locale === 'en' ? text : text.replace('.', ',');
};
