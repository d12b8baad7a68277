import type { Locale } from './locale.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const LANGUAGE_TAG: Readonly<Record<Locale, string>> = { uk: 'uk', pl: 'pl', en: 'en-GB' };
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  uk: ['Б', 'КБ', 'МБ', 'ГБ'],
  pl: UNITS,
  en: UNITS,
};

/** The size of a file in the largest unit of which it is one at least, with one place behind the comma from MB on: `820 B`, `14 KB`, `1,2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  let [value, unit] = [Math.max(0, bytes), 0];
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit++;
  }
  const digits = unit >= 2 ? 1 : 0;
  const printed = new Intl.NumberFormat(LANGUAGE_TAG[locale], { maximumFractionDigits: digits }).format(
    value,
  );
  return `${printed}\u00A0${NAMES[locale][unit] ?? ''}`;
}
