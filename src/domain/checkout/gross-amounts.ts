import { add, subtract, zero, type Currency, type Money } from '../money/money.ts';
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
