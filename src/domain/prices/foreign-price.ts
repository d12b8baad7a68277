import * as v from 'valibot';
import { CURRENCIES, divideHalfUp, isCurrency, money, type Currency, type Money } from '../money/money.ts';
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

/** Between so many hryvnias a dollar and a euro have cost and may cost for years; what is beyond is a slip of the hand. */
const LIKELY = { from: 10, to: 200 };

/** Whether a foreign price was converted at a rate that is hardly meant; never of a price in a currency of the shop. */
export const isFarConversion = (listed: ListedPrice, price: Money): boolean =>
  !isCurrency(listed.currency) &&
  (price.minor < listed.minor * LIKELY.from || price.minor > listed.minor * LIKELY.to);

const NOT_A_RATE = 'backoffice.prices.problem.not-a-rate';
const rate = v.optional(v.pipe(v.string(NOT_A_RATE), v.transform(typedRate), v.number(NOT_A_RATE)));

/** The form of the rates of a list: hryvnias for one unit of each foreign currency that it has. */
export const foreignRatesForm = v.object({ USD: rate, EUR: rate });
