import type { Locale } from '../locale/locale.ts';
import { LOCALES } from '../locale/locale.ts';
import { toMajor } from './major.ts';
import type { Currency, Money } from './money.ts';

const LABELS: Readonly<Record<Currency, string>> = { UAH: 'грн', PLN: 'zł' };
/** What the shop calls a currency beside its amounts, in every language (R8). */
export const currencyLabel = (currency: Currency): string => LABELS[currency];

const NO_BREAK_SPACE = '\u00A0';
const NARROW_NO_BREAK_SPACE = '\u202F';

const FORMATTERS = new Map(
  LOCALES.map((locale) => [
    locale,
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }),
  ]),
);

/** The figures alone, `1 234,50`, for tables whose heading names the currency; negative ones with a true minus. */
export const formatAmount = (m: Money, locale: Locale): string =>
  (FORMATTERS.get(locale)?.format(toMajor(m)) ?? '')
    .replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE)
    .replace('-', '−');

/**
 * The amount as the shopper reads it in any screen, mail or document: the language's own grouping, two decimals, then
 * the shop's label after a no-break space, `1 234,50 грн`, `1,234.50 zł` (R8). The currency style of Intl is not used,
 * because servers and browsers print different signs for the hryvnia.
 */
export function formatMoney(m: Money, locale: Locale): string {
  const amount = FORMATTERS.get(locale)?.format(toMajor(m)) ?? '';
  return `${amount.replaceAll(NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE)}${NO_BREAK_SPACE}${LABELS[m.currency]}`;
}
