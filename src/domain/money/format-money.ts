import type { Locale } from '../locale/locale.ts';
import type { Currency, Money } from './money.ts';

const LABELS: Readonly<Record<Currency, string>> = { UAH: 'грн', PLN: 'zł' };
/** What the shop calls a currency beside its amounts: its code in English, which has no sign for either (R8). */
export const currencyLabel = (currency: Currency, locale: Locale): string =>
  locale === 'en' ? currency : LABELS[currency];

/** What a currency is called where it is chosen, apart from any amount: a Polish page has no Cyrillic there. */
export const currencyChoice = (currency: Currency, locale: Locale): string =>
  locale === 'uk' ? LABELS[currency] : currency;

/** What a negative amount begins with; a hyphen is shorter than the digits, and lines break behind it. */
const MINUS = '−';
const NO_BREAK_SPACE = '\u00A0';

/**
 * As Intl.NumberFormat writes it. Not by it: in browsers the first of them takes 15 ms to be made, on a phone four times
 * that, and every page with a price would wait for it.
 */
function figures(minor: number, locale: Locale): string {
  const [group, point] = locale === 'en' ? [',', '.'] : [NO_BREAK_SPACE, ','];
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3}){1,6}$)/g, group);
  return whole + point + digits.slice(-2);
}

/** The figures alone, `1 234,50`, for tables whose heading names the currency; negative ones with a true minus. */
export const formatAmount = ({ minor }: Money, locale: Locale): string =>
  (minor < 0 ? MINUS : '') + figures(minor, locale);

/** The amount as a field begins with it, to be typed on: no grouping, and the language's own decimal mark, `1234,50`. */
export const editableAmount = ({ minor }: Money, locale: Locale): string =>
  (minor / 100).toFixed(2).replace('.', locale === 'en' ? '.' : ',');

/**
 * The amount as the shopper reads it in any screen, mail or document: the language's own grouping, two decimals and the
 * currency's label, `1 234,50 грн`, `1 234,50 zł`, in English before them, `UAH 1,234.50` (R8). It never breaks.
 */
export function formatMoney({ minor, currency }: Money, locale: Locale): string {
  const parts = [figures(minor, locale), currencyLabel(currency, locale)];
  return (minor < 0 ? MINUS : '') + (locale === 'en' ? parts.reverse() : parts).join(NO_BREAK_SPACE);
}

/** The same with the decimals of a whole amount left out, `4 680 грн`: for prices on cards, and for sums by `columnFormat`. */
export const formatPrice = (m: Money, locale: Locale): string =>
  formatMoney(m, locale).replace(/[.,]00(?!\d)/, '');

/** How amounts that stand under each other are written: without decimals while all of them are whole, else each with two. */
export const columnFormat = (amounts: readonly Money[]): typeof formatMoney =>
  amounts.every(({ minor }) => minor % 100 === 0) ? formatPrice : formatMoney;

/** How each of two columns is written, of which a reader sees one large and the other small: prices with tax, and without it. */
export interface TwoFormats {
  readonly gross: typeof formatMoney;
  readonly net: typeof formatMoney;
}

/** The formats of amounts with tax and without it that stand under each other: the cents of the one are no reason for any of the other. */
export const columnFormats = (
  amounts: readonly { readonly gross: Money; readonly net: Money }[],
): TwoFormats => ({
  gross: columnFormat(amounts.map(({ gross }) => gross)),
  net: columnFormat(amounts.map(({ net }) => net)),
});
