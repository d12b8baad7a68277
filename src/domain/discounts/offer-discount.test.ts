import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { offerDiscount, type DiscountState } from './offer-discount.ts';

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
) => offerDiscount({ ...state, ...changed }, { currency: 'UAH', now: START, usesByCustomer: 0, ...asked });
const reasonOf = (offered: ReturnType<typeof offerDiscount>) => (offered.ok ? null : offered.reason);

describe('a code', () => {
  test('that there is not is unknown', () => {
    expect(reasonOf(offerDiscount(null, { currency: 'UAH', now: 0, usesByCustomer: 0 }))).toBe(
      'discount-unknown',
    );
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
