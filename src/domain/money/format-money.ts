import type { Locale } from '../locale/locale.ts';
import type { Currency, Money } from './money.ts';

const LABELS: Readonly<Record<Currency, string>> = { UAH: 'грн', PLN: 'zł' };
/** What the shop calls a currency beside its amounts, in every language (R8). */
export const currencyLabel = (currency: Currency): string => LABELS[currency];

const NO_BREAK_SPACE = '\u00A0';

/**
 * As Intl.NumberFormat writes it. Not by it: in browsers the first of them takes 15 ms to be made, on a phone four times
 * that, and every page with a price would wait for it.
 */
function figures({ minor }: Money, locale: Locale, minus: string): string {
  const [group, point] = locale === 'en' ? [',', '.'] : [NO_BREAK_SPACE, ','];
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3}){1,6}$)/g, group);
  return `${minor < 0 ? minus : ''}${whole}${point}${digits.slice(-2)}`;
}

/** The figures alone, `1 234,50`, for tables whose heading names the currency; negative ones with a true minus. */
export const formatAmount = (m: Money, locale: Locale): string => figures(m, locale, '−');

/**
 * The amount as the shopper reads it in any screen, mail or document: the language's own grouping, two decimals, then
 * the shop's label after a no-break space, `1 234,50 грн`, `1,234.50 zł` (R8).
 */
export const formatMoney = (m: Money, locale: Locale): string =>
  `${figures(m, locale, '-')}${NO_BREAK_SPACE}${LABELS[m.currency]}`;
