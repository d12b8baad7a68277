import type { Market } from '../locale/market.ts';
import { filled, readEach, type Fields, type ReadFields } from './read-fields.ts';

const RATE = /^\d{1,2}(?:[.,]\d)?$/;
/** The lowest and the highest standard rate that a state of the EU may have or has (Directive 2006/112/EC, article 97; Hungary), and none. */
const isRate = (percent: number) => percent === 0 || (percent >= 5 && percent <= 27);

const rate = filled((text) => {
  const percent = RATE.test(text) ? Number(text.replace(',', '.')) : null;
  return percent !== null && isRate(percent) ? String(percent) : null;
}, 'backoffice.shop.problem.rate');

/** Reads the form of the tax on goods, in per cent by market (R9). */
export const readTaxRates: ReadFields = readEach({ UA: rate, PL: rate });

/** The rates of fields that were read, in per cent. */
export const taxRatesOf = (fields: Fields): Readonly<Record<Market, number>> => ({
  UA: Number(fields['UA']),
  PL: Number(fields['PL']),
});
