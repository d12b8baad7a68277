import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { withoutTax, type TaxRule } from '../checkout/tax.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { convert, type ExchangeRate } from '../money/exchange.ts';
import { CURRENCIES, divideHalfUp, type Money } from '../money/money.ts';
import { typedPrice } from './staff-prices.ts';

const WRONG = 'backoffice.prices.problem.fields';

/** Characters of a supplier's name at most. */
export const SUPPLIER_MAX = 120;

const line = (charactersMax: number) =>
  v.pipe(
    v.string(WRONG),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(charactersMax, 'checkout.error.tooLong'),
  );

/** The name of a supplier, as staff type it. */
export const supplierName = v.pipe(line(SUPPLIER_MAX), v.minLength(1, 'backoffice.product.problem.missing'));

/** By what the name of a supplier is found: names that differ in capitals and blanks alone are one supplier. */
export const supplierKey = (name: string): string => name.replaceAll(/\s+/g, ' ').toLowerCase();

/** The form by which staff enter what a product costs the shop: an amount without tax, who supplies it, and the first day on which it holds. */
export const purchaseForm = v.object({
  amount: typedPrice,
  currency: v.picklist(CURRENCIES, WRONG),
  supplier: supplierName,
  day: daySchema('backoffice.purchase.problem.day'),
  why: line(300),
});
export type PurchaseForm = v.InferOutput<typeof purchaseForm>;

/** A stored purchase price: one piece, without tax. Of several the one with the newest day that has come is in force. */
export interface PurchasePrice {
  readonly id: number;
  readonly price: Money;
  readonly supplier: string;
  /** The first day on which it holds, in Kyiv, ISO 8601. */
  readonly day: string;
}

/** Which entry of a list, the newest day first, is in force on a day; undefined before the first one holds. */
export const purchaseInForce = <Entry extends Pick<PurchasePrice, 'day'>>(
  newestFirst: readonly Entry[],
  today: string,
): Entry | undefined => newestFirst.find(({ day }) => day <= today);

/** What is left of a sale price after the purchase price. Basis points are hundredths of a per cent. */
export interface Margin {
  /** The sale price without tax. */
  readonly net: Money;
  /** The purchase price in the currency of the sale price, by the rate in force where it is another one. */
  readonly cost: Money;
  /** (net − cost) / net in basis points, half away from zero; negative for goods that are sold at a loss. */
  readonly marginBp: number;
  /** (net − cost) / cost in basis points; null where the cost rounds to nothing. */
  readonly markupBp: number | null;
}

const basisPoints = (part: number, whole: number) => divideHalfUp(BigInt(part) * 10_000n, BigInt(whole));

/**
 * The margin of a sale price as the shop keeps it, with its tax or without (`rule`). Null where nothing is left of the price without tax,
 * and where the currencies differ and no rate is stored. `list-margins.ts` computes the same in SQL.
 */
export function marginOf(
  price: Money,
  purchase: Money,
  { rule, rate }: { readonly rule: TaxRule; readonly rate: ExchangeRate | null },
): Margin | null {
  const net = withoutTax(price, rule);
  if (net.minor <= 0 || (rate === null && purchase.currency !== price.currency)) return null;
  const cost = rate === null ? purchase : convert(purchase, price.currency, rate);
  const left = net.minor - cost.minor;
  return {
    net,
    cost,
    marginBp: basisPoints(left, net.minor),
    markupBp: cost.minor === 0 ? null : basisPoints(left, cost.minor),
  };
}

/** What a piece costs the shop where a price as the shop keeps it would bring less than that; null where it does not, and where it cannot be said. */
export function lossOf(
  price: Money,
  newestFirst: readonly Pick<PurchasePrice, 'day' | 'price'>[],
  { today, ...rules }: { readonly today: string; readonly rule: TaxRule; readonly rate: ExchangeRate | null },
): Money | null {
  const held = purchaseInForce(newestFirst, today);
  const margin = held === undefined ? null : marginOf(price, held.price, rules);
  return margin !== null && margin.net.minor < margin.cost.minor ? margin.cost : null;
}
