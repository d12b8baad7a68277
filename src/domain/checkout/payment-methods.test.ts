import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, money, zero } from '../money/money.ts';
import {
  DEFAULT_PAY_ON_DELIVERY_FEES,
  NO_PAY_ON_DELIVERY_LIMITS,
  offeredPayments,
  PAY_ON_DELIVERY_FEE,
  PAYMENT_METHODS,
  paymentFee,
} from './payment-methods.ts';

const all = {
  hasRental: false,
  isTransferInTime: true,
  enabled: PAYMENT_METHODS,
  cardCurrencies: CURRENCIES,
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: NO_PAY_ON_DELIVERY_LIMITS,
  total: null,
};

describe('offeredPayments', () => {
  it('offers only what is enabled, and what has a fee', () => {
    const question = fc.record({
      currency: fc.constantFrom(...CURRENCIES),
      hasRental: fc.boolean(),
      enabled: fc.subarray([...PAYMENT_METHODS]),
      cardCurrencies: fc.subarray([...CURRENCIES]),
    });
    fc.assert(
      fc.property(question, (asked) => {
        for (const method of offeredPayments({ ...all, ...asked })) {
          expect(asked.enabled).toContain(method);
          expect(method !== 'card' || asked.cardCurrencies.includes(asked.currency)).toBe(true);
          expect(paymentFee(method, asked.currency).currency).toBe(asked.currency);
        }
      }),
    );
  });

  it('leaves out pay on delivery for rentals, and for złoty until a fee is set', () => {
    expect(offeredPayments({ ...all, currency: 'UAH' })).toEqual(['card', 'transfer', 'pod']);
    expect(offeredPayments({ ...all, currency: 'UAH', hasRental: true })).toEqual(['card', 'transfer']);
    expect(offeredPayments({ ...all, currency: 'PLN' })).toEqual(['card', 'transfer']);
    const payOnDeliveryFees = { UAH: null, PLN: money(15_00, 'PLN') };
    expect(offeredPayments({ ...all, currency: 'PLN', payOnDeliveryFees })).toContain('pod');
    expect(offeredPayments({ ...all, currency: 'UAH', payOnDeliveryFees })).not.toContain('pod');
  });

  it('leaves out the transfer that would come after the machine is handed over', () => {
    const question = { ...all, currency: 'PLN', hasRental: true } as const;
    expect(offeredPayments({ ...question, isTransferInTime: false })).toEqual(['card']);
    expect(offeredPayments({ ...question, isTransferInTime: false, cardCurrencies: [] })).toEqual([]);
  });

  it('leaves out pay on delivery above its limit, and up to any amount without one', () => {
    const offers = (minor: number, limit: number | null) =>
      offeredPayments({
        ...all,
        currency: 'UAH',
        total: money(minor, 'UAH'),
        payOnDeliveryLimits: { UAH: limit === null ? null : money(limit, 'UAH'), PLN: null },
      }).includes('pod');
    expect([offers(100_00, 100_00), offers(100_01, 100_00), offers(9_999_999_99, null)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('costs 50 грн on delivery and nothing otherwise', () => {
  expect(PAY_ON_DELIVERY_FEE).toEqual(money(50_00, 'UAH'));
  expect(paymentFee('pod', 'UAH')).toEqual(PAY_ON_DELIVERY_FEE);
  expect(paymentFee('card', 'PLN')).toEqual(zero('PLN'));
  expect(paymentFee('transfer', 'UAH')).toEqual(zero('UAH'));
  expect(() => paymentFee('pod', 'PLN')).toThrow(RangeError);
});
