import type { Locale } from './locale.ts';

/**
 * A percentage as the language writes it: `22,3 %` with a no-break space in Ukrainian, `22,3%` in Polish, `22.3%` in
 * English. For values of at most a few decimals; without Intl, whose first number format costs a browser 15 ms.
 */
export function formatPercent(percent: number, locale: Locale): string {
  const number = String(percent).replace('-', '−');
  return `${locale === 'en' ? number : number.replace('.', ',')}${percentSpace(locale)}%`;
}

/** What stands between a number and its per cent sign. */
export const percentSpace = (locale: Locale): string => (locale === 'uk' ? '\u00A0' : '');
