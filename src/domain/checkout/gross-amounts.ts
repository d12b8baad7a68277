import { add, subtract, sum, zero, type Currency, type Money } from '../money/money.ts';
import { withoutTax, withTax, type BothAmounts, type TaxRule } from './tax.ts';
import type { CheckoutTotals } from './totals-of.ts';

const taxed = (amount: Money, rule: TaxRule): BothAmounts => ({
  gross: withTax(amount, rule),
  net: withoutTax(amount, rule),
});

/**
 * What each line of a cart or an order comes to with tax and without it: what the lines up to it come to, less what those
 * before it do. Rounded line by line they would not add up to the sums; so they do, each at most a minor unit beside
 * its own amount (R9).
 */
export function taxedLines(
  lines: readonly Money[],
  currency: Currency,
  rule: TaxRule,
): readonly BothAmounts[] {
  let sumBefore = zero(currency);
  return lines.map((line) => {
    const before = taxed(sumBefore, rule);
    sumBefore = add(sumBefore, line);
    const upTo = taxed(sumBefore, rule);
    return { gross: subtract(upTo.gross, before.gross), net: subtract(upTo.net, before.net) };
  });
}

/** A line of what is added up: its price as the shop keeps it, and whether it is rented. */
export interface SummedLine {
  readonly price: Money;
  readonly isRental: boolean;
}

/** What is bought and what is rented of `lines`, with tax and without: together the goods. Null where they are not mixed. */
export function boughtAndRented(
  lines: readonly SummedLine[],
  currency: Currency,
  rule: TaxRule,
): { readonly bought: BothAmounts; readonly rented: BothAmounts } | null {
  if (new Set(lines.map(({ isRental }) => isRental)).size < 2) return null;
  const amounts = taxedLines(
    lines.map(({ price }) => price),
    currency,
    rule,
  );
  const sumOf = (wanted: boolean): BothAmounts => {
    const part = amounts.filter((_, index) => lines[index]?.isRental === wanted);
    return {
      gross: sum(
        currency,
        part.map(({ gross }) => gross),
      ),
      net: sum(
        currency,
        part.map(({ net }) => net),
      ),
    };
  };
  return { bought: sumOf(false), rented: sumOf(true) };
}

/**
 * The goods and the discount of totals with their tax and without it. With it, `subtotal − discount` is what the goods come
 * to with tax; without it, the same less `tax`; and each `subtotal` is the sum of the lines (`taxedLines`).
 */
export function taxedTotals(
  { subtotal, discount, tax }: Pick<CheckoutTotals, 'subtotal' | 'discount' | 'tax'>,
  rule: TaxRule,
): { readonly subtotal: BothAmounts; readonly discount: BothAmounts } {
  const all = taxed(subtotal, rule);
  const goods = subtract(subtotal, discount);
  return {
    subtotal: all,
    discount:
      rule.mode === 'added'
        ? { gross: subtract(all.gross, add(goods, tax)), net: discount }
        : { gross: discount, net: subtract(all.net, subtract(goods, tax)) },
  };
}
