import { add, subtract, zero, type Currency, type Money } from '../money/money.ts';
import { withTax, type TaxRule } from './tax.ts';
import type { CheckoutTotals } from './totals-of.ts';

/**
 * The tax-inclusive amount of each line of a cart or an order: what the lines up to it come to with tax, less what those
 * before it do. Rounded line by line they would not add up to the total; so they do, each at most a minor unit beside
 * its own amount (R9).
 */
export function grossLines(lines: readonly Money[], currency: Currency, rule: TaxRule): readonly Money[] {
  let before = zero(currency);
  return lines.map((line) => {
    const upTo = add(before, line);
    const gross = subtract(withTax(upTo, rule), withTax(before, rule));
    before = upTo;
    return gross;
  });
}

/**
 * The goods and the discount of totals with their tax: `subtotal − discount` is what the goods come to with tax, and
 * `subtotal` the sum of the gross lines.
 */
export function grossTotals(
  { subtotal, discount, tax }: Pick<CheckoutTotals, 'subtotal' | 'discount' | 'tax'>,
  rule: TaxRule,
): Pick<CheckoutTotals, 'subtotal' | 'discount'> {
  if (rule.mode === 'included') return { subtotal, discount };
  const gross = withTax(subtotal, rule);
  return { subtotal: gross, discount: subtract(gross, add(subtract(subtotal, discount), tax)) };
}
