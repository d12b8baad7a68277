import fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { money, type Money, allocate } from '../money/money.ts';
import { checkoutTotals } from '../checkout/totals.ts';
import {
  growthToReach,
  discountCode,
  offerDiscount,
  type DiscountState,
  applyDiscount,
  type DiscountTerms,
} from './discount.ts';

test.each([
  ['sun10', 'SUN10'],
  ['  Sun 10 ', 'SUN10'],
  ['ｓｕｎ１０', 'SUN10'],
  ['сонце-2026', 'СОНЦЕ-2026'],
  ['Łódź', 'ŁÓDŹ'],
  ['e\u0301te', 'ÉTE'],
  ['GROẞ', 'GROSS'],
])('%j is the code %s', (typed, code) => {
  expect(discountCode(typed)).toBe(code);
});

test.each(['', ' ', '-', 'A-', "'; drop", 'a\u0000b', '\uD800', 'x'.repeat(41)])('%j is no code', (typed) => {
  expect(discountCode(typed)).toBeNull();
});

test('no letter there is makes another code of the other case', () => {
  const different = [];
  for (let point = 0; point <= 0x10ffff; point++) {
    const letter = String.fromCodePoint(point);
    const code = discountCode(letter);
    const others = [letter.toLowerCase(), letter.toUpperCase()];
    if (code !== null && others.some((other) => discountCode(other) !== code)) different.push(letter);
  }
  expect(different).toEqual([]);
});

test('a code is the same however it is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const code = discountCode(typed);
      if (code === null) return;
      expect(discountCode(code)).toBe(code);
      expect(discountCode(` ${code.toLowerCase().normalize('NFD')} `.toUpperCase())).toBe(code);
    }),
    { numRuns: 500 },
  );
});

const [START, END] = [1000, 2000];
const state: DiscountState = {
  code: 'SUN10',
  kind: 'percentage',
  percent: 10,
  amounts: { UAH: null, PLN: null },
  minimums: { UAH: 5000_00, PLN: 500_00 },
  startsAt: START,
  endsAt: END,
  maxUses: 3,
  maxUsesPerCustomer: 1,
  uses: 0,
};
const offer = (
  changed: Partial<DiscountState> = {},
  asked: Partial<Parameters<typeof offerDiscount>[1]> = {},
) =>
  offerDiscount(
    { ...state, ...changed },
    { currency: 'UAH', now: START, usesByCustomer: 0, isSignedIn: true, ...asked },
  );
const reasonOf = (offered: ReturnType<typeof offerDiscount>) => (offered.ok ? null : offered.reason);

describe('a code', () => {
  test('that there is not is unknown', () => {
    expect(
      reasonOf(offerDiscount(null, { currency: 'UAH', now: 0, usesByCustomer: 0, isSignedIn: false })),
    ).toBe('discount-unknown');
  });

  test('holds from its first moment up to its end', () => {
    expect(reasonOf(offer({}, { now: START - 1 }))).toBe('discount-not-yet');
    expect(reasonOf(offer({}, { now: START }))).toBeNull();
    expect(reasonOf(offer({}, { now: END - 1 }))).toBeNull();
    expect(reasonOf(offer({}, { now: END }))).toBe('discount-over');
    expect(reasonOf(offer({ endsAt: null }, { now: END * 1000 }))).toBeNull();
  });

  test('holds as often as its limits say, in all and for a customer', () => {
    expect(reasonOf(offer({ uses: 2 }))).toBeNull();
    expect(reasonOf(offer({ uses: 3 }))).toBe('discount-used-up');
    expect(reasonOf(offer({}, { usesByCustomer: 1 }))).toBe('discount-used-by-you');
    expect(reasonOf(offer({}, { usesByCustomer: 1, isSignedIn: false }))).toBe('discount-used-up');
    expect(
      reasonOf(offer({ maxUses: null, maxUsesPerCustomer: null, uses: 9 }, { usesByCustomer: 9 })),
    ).toBeNull();
  });

  test('gives its terms in the currency that is asked', () => {
    expect(offer({}, { currency: 'PLN' })).toEqual({
      ok: true,
      terms: {
        code: 'SUN10',
        kind: 'percentage',
        percent: 10,
        amount: null,
        minimum: money(500_00, 'PLN'),
      },
    });
  });

  test('of an amount is offered only in currencies that name one', () => {
    const amount = { kind: 'amount', percent: null, amounts: { UAH: 100_00, PLN: null } } as const;
    expect(offer(amount)).toMatchObject({ ok: true, terms: { amount: money(100_00, 'UAH') } });
    expect(reasonOf(offer(amount, { currency: 'PLN' }))).toBe('discount-currency-not-offered');
  });
});

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

describe('what goods must grow by to reach an amount', () => {
  const left = (terms: DiscountTerms | null, goods: Money) => {
    const applied = terms && applyDiscount(terms, { goods, isDeliveryQuoted: false });
    return goods.minor - (applied?.ok ? applied.discount.goods.minor : 0);
  };

  test('is enough, and no smaller growth is', () => {
    const terms = fc.oneof(
      fc.constant(null),
      fc
        .integer({ min: 1, max: 95 })
        .map((percent) => ({ kind: 'percentage' as const, percent, amount: null })),
      fc.integer({ min: 1, max: 90_000 }).map((minor) => ({
        kind: 'amount' as const,
        percent: null,
        amount: money(minor, 'UAH'),
      })),
    );
    fc.assert(
      fc.property(
        terms,
        fc.option(fc.integer({ min: 1, max: 400_000 })),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        (kind, minimum, goods, least) => {
          const code = kind && {
            code: 'SUN',
            minimum: minimum === null ? null : money(minimum, 'UAH'),
            ...kind,
          };
          const growth = growthToReach(money(least, 'UAH'), { goods: money(goods, 'UAH'), terms: code });
          const grown = goods + (growth?.minor ?? Number.NaN);
          expect(left(code, money(grown, 'UAH'))).toBeGreaterThanOrEqual(least);
          const ofLess = grown > goods ? left(code, money(grown - 1, 'UAH')) : -1;
          expect(ofLess).toBeLessThan(least);
        },
      ),
    );
  });

  test('is nothing that exists for a code that takes all', () => {
    const all = { code: 'SUN', kind: 'percentage', percent: 100, amount: null, minimum: null } as const;
    expect(growthToReach(money(1, 'UAH'), { goods: money(100, 'UAH'), terms: all })).toBeNull();
  });
});
