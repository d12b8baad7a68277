import * as v from 'valibot';
import { CURRENCIES, divideHalfUp, isCurrency, money, type Currency, type Money } from '../money/money.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import { isUnlikelyRate } from '../money/likely-rate.ts';
import { typedRate } from '../money/staff-rate.ts';

/** Currencies of suppliers' price lists in which the shop neither buys nor sells. */
export const FOREIGN_CURRENCIES = ['USD', 'EUR'] as const;
export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number];

/** Currencies that a price list may have. */
export const LIST_CURRENCIES = [...CURRENCIES, ...FOREIGN_CURRENCIES] as const;
export type ListCurrency = Currency | ForeignCurrency;

/** A price as a list has it, in hundredths of its currency. */
export interface ListedPrice {
  readonly minor: number;
  readonly currency: ListCurrency;
}

/** What one unit of a foreign currency costs by the supplier’s terms, in millionths of a hryvnia. */
export type ForeignRates = Readonly<Partial<Record<ForeignCurrency, number>>>;

const MILLION = 1_000_000n;

/** A listed price in a currency of the shop: a foreign one in hryvnias, half up to the kopiyka; null without its rate. */
export function inShopCurrency({ minor, currency }: ListedPrice, rates: ForeignRates): Money | null {
  if (isCurrency(currency)) return money(minor, currency);
  const rateE6 = rates[currency];
  return rateE6 === undefined ? null : money(divideHalfUp(BigInt(minor) * BigInt(rateE6), MILLION), 'UAH');
}

/**
 * Whether a foreign price was converted at a rate that is hardly meant, in hryvnias or in what these come to in złotys by the shop's own `rate`;
 * never of a price in a currency of the shop.
 */
export function isFarConversion(
  { minor, currency }: ListedPrice,
  price: Money,
  rate: Pick<ExchangeRate, 'ratePerUnitE6'> | null,
): boolean {
  if (isCurrency(currency)) return false;
  if (isUnlikelyRate(`${currency}/UAH`, price.minor, minor)) return true;
  if (rate === null) return false;
  return isUnlikelyRate(`${currency}/PLN`, price.minor * Number(MILLION), minor * rate.ratePerUnitE6);
}

const NOT_A_RATE = 'backoffice.prices.problem.not-a-rate';
const rate = v.optional(v.pipe(v.string(NOT_A_RATE), v.transform(typedRate), v.number(NOT_A_RATE)));

/** The form of the rates of a list: hryvnias for one unit of each foreign currency that it has. */
export const foreignRatesForm = v.object({ USD: rate, EUR: rate });
