import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutTotals } from '../checkout/totals.ts';
import { money, type Money } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';
import { applyDiscount } from './apply-discount.ts';
import type { DiscountTerms } from './discount-terms.ts';

const uah = (minor: number): Money => money(minor, 'UAH');
const terms = (given: Partial<DiscountTerms>): DiscountTerms => ({
  code: 'SUN10',
  kind: 'percentage',
  percent: null,
  amount: null,
  minimum: null,
  ...given,
});
const someTerms = fc.oneof(
  fc
    .integer({ min: 1, max: 10_000 })
    .map((hundredths) => terms({ kind: 'percentage', percent: hundredths / 100 })),
  fc.integer({ min: 1, max: 5_000_000 }).map((minor) => terms({ kind: 'amount', amount: uah(minor) })),
  fc.constant(terms({ kind: 'free-shipping' })),
);
const lines = fc.array(fc.nat({ max: 2_000_000 }), { minLength: 1, maxLength: 6 });

describe('a code', () => {
  test('never takes more than the goods cost, and no total falls below nothing', () => {
    fc.assert(
      fc.property(someTerms, lines, fc.constantFrom('added', 'included'), (given, amounts, mode) => {
        const goods = uah(amounts.reduce((sum, each) => sum + each, 0));
        const applied = applyDiscount(given, { goods, isDeliveryQuoted: false });
        if (!applied.ok) throw new Error(applied.reason);
        const { discount } = applied;
        expect(discount.goods.minor).toBeGreaterThanOrEqual(0);
        expect(discount.goods.minor).toBeLessThanOrEqual(goods.minor);
        const totals = checkoutTotals({
          lines: amounts.map(uah),
          discount: discount.goods,
          isDeliveryFree: discount.isDeliveryFree,
          currency: 'UAH',
          method: 'standard',
          payment: 'transfer',
          city: null,
          taxRule: { ratePercent: 20, mode },
        });
        for (const { minor } of Object.values(totals)) expect(minor).toBeGreaterThanOrEqual(0);
        expect(discount.isDeliveryFree && totals.shipping.minor > 0).toBe(false);
        // Each line of an invoice keeps a part of its price that is not negative.
        const shares = allocate(discount.goods, amounts);
        expect(shares.reduce((sum, { minor }) => sum + minor, 0)).toBe(discount.goods.minor);
        shares.forEach(({ minor }, line) => expect(minor).toBeLessThanOrEqual(amounts[line] ?? 0));
      }),
      { numRuns: 500 },
    );
  });

  test('rounds its share of the goods half up', () => {
    const halves = applyDiscount(terms({ percent: 10 }), { goods: uah(105), isDeliveryQuoted: false });
    expect(halves).toMatchObject({ ok: true, discount: { goods: uah(11) } });
  });

  test('asks for its minimum, and says what is missing', () => {
    const given = terms({ percent: 10, minimum: uah(500_00) });
    expect(applyDiscount(given, { goods: uah(499_99), isDeliveryQuoted: false })).toEqual({
      ok: false,
      reason: 'discount-below-minimum',
      missing: uah(1),
    });
    expect(applyDiscount(given, { goods: uah(500_00), isDeliveryQuoted: false }).ok).toBe(true);
  });

  test('makes no delivery free that staff have yet to quote', () => {
    const goods = uah(100);
    expect(applyDiscount(terms({ kind: 'free-shipping' }), { goods, isDeliveryQuoted: true })).toEqual({
      ok: false,
      reason: 'discount-delivery-quoted',
    });
    expect(applyDiscount(terms({ percent: 5 }), { goods, isDeliveryQuoted: true }).ok).toBe(true);
  });
});
