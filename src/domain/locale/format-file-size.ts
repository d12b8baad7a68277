import type { Locale, Localized } from './locale.ts';

/** Units of a file's size (C §9), each a thousand of the one before, as languages write them. */
const UNITS: Localized<readonly [bytes: string, kilobytes: string, megabytes: string]> = {
  uk: ['Б', 'КБ', 'МБ'],
  pl: ['B', 'KB', 'MB'],
  en: ['B', 'KB', 'MB'],
};

const STEP = 1000;

/**
 * The size of a file as it is read: `512 B`, `46 KB`, `1.2 MB`; of ten megabytes on without a fraction, with a no-break space before the unit.
 * `bytes` is a whole number, zero or more. What would be a thousand of a unit is one of the next.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [small, middle, large] = UNITS[locale];
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  if (bytes < STEP) return `${bytes}\u00A0${small}`;
  if (kilobytes < STEP) return `${kilobytes}\u00A0${middle}`;
  const megabytes = bytes / STEP ** 2;
  const number = megabytes < 9.95 ? String(Math.round(megabytes * 10) / 10) : String(Math.round(megabytes));
  return `${locale === 'en' ? number : number.replace('.', ',')}\u00A0${large}`;
}
