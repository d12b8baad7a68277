import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { formatAmount, formatMoney } from '../../../domain/money/format-money.ts';
import { CURRENCIES, money, type Currency } from '../../../domain/money/money.ts';

const AMOUNT = /^(-?\d+\.\d{2}) ([A-Z]{3})/;
const DAY = /(?<!\d)\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const QUOTED = /“([^“”]*)”/g;
const QUOTES: Readonly<Record<Locale, string>> = { uk: '«$1»', pl: '„$1”', en: '“$1”' };

/** Fields that begin with an amount as the log says it, `36000.00 UAH`, and may end with a day. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'purchase',
  'lineAmount',
  'refundAmount',
  'endFee',
  'deducted',
  'credited',
  'released',
  'deliveryFee',
]);
/** Days as the log says them, ISO 8601. */
const DAYS: ReadonlySet<string> = new Set(['lineDay', 'validUntil', 'firstDay', 'lastDay']);
/** Moments by the clock of the shop. */
const MOMENTS: ReadonlySet<string> = new Set(['publishFrom', 'publishUntil']);

/** Amounts of a discount code, in the currency that their name says. */
const TERMS_OF_CODE: Readonly<Record<string, Currency>> = {
  amountUah: 'UAH',
  amountPln: 'PLN',
  minimumUah: 'UAH',
  minimumPln: 'PLN',
};
/** A reduced price, by how much it is below the regular one, and its days; of older entries the price and its days, of one that ended the price. */
const REDUCTION = /^(\d+\.\d{2}) ([A-Z]{3})(?: -(\d{1,2})%)?((?:, \d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2})?)$/;

const printedDay = (day: string, locale: Locale) => formatDate(day, locale, 'UTC', 'short');

function printedReduction(said: string, locale: Locale): string | null {
  const [, digits = '', code, percent, days = ''] = REDUCTION.exec(said) ?? [];
  const currency = CURRENCIES.find((each) => each === code);
  if (currency === undefined) return null;
  const price = formatMoney(money(Math.round(Number(digits) * 100), currency), locale);
  const off = percent === undefined ? '' : ` (\u2212${formatPercent(Number(percent), locale)})`;
  return price + off + days.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => printedDay(day, locale));
}

/** What a field of the log says as a language writes amounts, per cents, days, moments and quotation marks; null for one that has none of them. */
export function loggedValue(field: string, said: string, locale: Locale): string | null {
  if (AMOUNTS.has(field)) {
    const [all = '', digits = '', code] = AMOUNT.exec(said) ?? [];
    const currency = CURRENCIES.find((each) => each === code);
    if (currency === undefined) return null;
    const amount = formatMoney(money(Math.round(Number(digits) * 100), currency), locale);
    return amount + said.slice(all.length).replace(DAY, (day) => printedDay(day, locale));
  }
  if (field === 'reduction') return printedReduction(said, locale);
  const currency = TERMS_OF_CODE[field];
  if (currency !== undefined && /^\d+\.\d{2}$/.test(said))
    return formatAmount(money(Math.round(Number(said) * 100), currency), locale);
  if (field === 'percent' && said !== '' && !Number.isNaN(Number(said)))
    return formatPercent(Number(said), locale);
  if (DAYS.has(field)) return DAY.test(said) ? printedDay(said, locale) : null;
  if (MOMENTS.has(field) && CLOCK.test(said))
    // It is written by the clock already, so that no zone moves it.
    return formatDate(`${said.slice(0, 16).replace(' ', 'T')}Z`, locale, 'UTC', 'moment');
  return field === 'supplierColumns' ? said.replaceAll(QUOTED, QUOTES[locale]) : null;
}
