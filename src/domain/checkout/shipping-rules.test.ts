import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, CURRENCIES, isZero, money } from '../money/money.ts';
import type { ShippingMethod, ShippingRule } from './shipping-rules.ts';
import { quoteShipping } from './quote-shipping.ts';
import {
  DEFAULT_SHIPPING_RULES,
  methodsFor,
  offeredMethods,
  REGIONAL_SHIPPING_RULES,
  SHIPPING_METHODS,
  withExpressInZloty,
} from './shipping-rules.ts';

const WITH_EXPRESS = withExpressInZloty(DEFAULT_SHIPPING_RULES, {
  fee: money(60_00, 'PLN'),
  free: { when: 'from', goods: money(2500_00, 'PLN') },
  days: { min: 1, max: 2 },
});
const RULESETS = {
  default: DEFAULT_SHIPPING_RULES,
  regional: REGIONAL_SHIPPING_RULES,
  'default with express in złoty': WITH_EXPRESS,
};

/** A quote as numbers: fee, days, what is missing to free delivery, in minor units. */
function quoted(
  major: number,
  currency: Currency,
  method: ShippingMethod,
  city: string | null,
  rules?: readonly ShippingRule[],
) {
  const quote = quoteShipping({
    goods: money(Math.round(major * 100), currency),
    currency,
    method,
    city,
    rules,
  });
  return quote.ok
    ? [
        quote.fee.minor / 100,
        quote.days.min,
        quote.days.max,
        quote.freeRemaining && quote.freeRemaining.minor / 100,
      ]
    : quote.reason;
}

describe.each(Object.entries(RULESETS))('the %s ruleset', (_, rules) => {
  const question = fc.record({
    minor: fc.nat({ max: 3_000_000 }),
    currency: fc.constantFrom(...CURRENCIES),
    method: fc.constantFrom(...SHIPPING_METHODS),
    city: fc.constantFrom(null, '', 'Київ', 'Kraków', 'Бровари'),
  });

  it('quotes exactly the methods that it offers, anywhere', () => {
    fc.assert(
      fc.property(question, ({ minor, ...asked }) => {
        const quote = quoteShipping({ ...asked, goods: money(minor, asked.currency), rules });
        expect(quote.ok).toBe(offeredMethods(asked.currency, rules).includes(asked.method));
      }),
    );
  });

  it('is free exactly from the amount that it names as missing', () => {
    fc.assert(
      fc.property(question, ({ minor, ...asked }) => {
        const ask = (goods: number) =>
          quoteShipping({ ...asked, goods: money(goods, asked.currency), rules });
        const quote = ask(minor);
        fc.pre(quote.ok && quote.freeRemaining !== null);
        const missing = quote.ok ? (quote.freeRemaining?.minor ?? 0) : 0;
        const [enough, short] = [ask(minor + missing), ask(minor + missing - 1)];
        expect(enough.ok && isZero(enough.fee) && enough.freeRemaining === null).toBe(true);
        expect(short.ok && !isZero(short.fee)).toBe(true);
      }),
    );
  });

  it('states each fee and threshold in the currency of its row', () => {
    for (const { currency, fee, free } of rules) {
      expect(fee.currency).toBe(currency);
      expect(free?.goods.currency ?? currency).toBe(currency);
    }
  });
});

describe('by default', () => {
  it('standard in hryvnias costs 200, above 5000 nothing, in 3 to 5 days', () => {
    expect(quoted(4999, 'UAH', 'standard', 'Київ')).toEqual([200, 3, 5, 1.01]);
    expect(quoted(5000, 'UAH', 'standard', null)).toEqual([200, 3, 5, 0.01]);
    expect(quoted(5000.01, 'UAH', 'standard', 'Бровари')).toEqual([0, 3, 5, null]);
  });

  it('express in hryvnias costs 350, above 10 000 nothing, in 1 to 2 days', () => {
    expect(quoted(10_000, 'UAH', 'express', null)).toEqual([350, 1, 2, 0.01]);
    expect(quoted(10_000.01, 'UAH', 'express', null)).toEqual([0, 1, 2, null]);
  });

  it('standard in złoty costs 30 in major cities and 40 elsewhere, from 2000 and 3000 nothing', () => {
    expect(quoted(1999, 'PLN', 'standard', 'Łódź')).toEqual([30, 1, 2, 1]);
    expect(quoted(2000, 'PLN', 'standard', 'Lodz')).toEqual([0, 1, 2, null]);
    expect(quoted(2999, 'PLN', 'standard', 'Sopot')).toEqual([40, 2, 3, 1]);
    expect(quoted(3000, 'PLN', 'standard', null)).toEqual([0, 2, 3, null]);
  });

  it('express is not offered in złoty', () => {
    expect(quoted(100, 'PLN', 'express', 'Warszawa')).toBe('method-not-offered');
    expect(offeredMethods('UAH')).toEqual(['standard', 'express']);
    expect(offeredMethods('PLN')).toEqual(['standard']);
    const toBeQuoted = { hasSpeed: false, rules: DEFAULT_SHIPPING_RULES };
    expect([methodsFor('UAH', toBeQuoted), methodsFor('PLN', toBeQuoted)]).toEqual([
      ['standard'],
      ['standard'],
    ]);
    expect(methodsFor('UAH', { ...toBeQuoted, hasSpeed: true })).toEqual(['standard', 'express']);
  });
});

it('regionally standard in hryvnias costs 150 or 200, from 10 000 or 15 000 nothing', () => {
  const at = (major: number, city: string) => quoted(major, 'UAH', 'standard', city, REGIONAL_SHIPPING_RULES);
  expect(at(9999, 'Львів')).toEqual([150, 1, 3, 1]);
  expect(at(10_000, 'Львів')).toEqual([0, 1, 3, null]);
  expect(at(14_999, 'Бровари')).toEqual([200, 2, 4, 1]);
  expect(at(15_000, 'Бровари')).toEqual([0, 2, 4, null]);
});

it('express in złoty is offered everywhere by the terms that an operator sets, and changes no other method', () => {
  expect(quoted(2499.99, 'PLN', 'express', 'Warszawa', WITH_EXPRESS)).toEqual([60, 1, 2, 0.01]);
  expect(quoted(2500, 'PLN', 'express', 'Sopot', WITH_EXPRESS)).toEqual([0, 1, 2, null]);
  expect(offeredMethods('PLN', WITH_EXPRESS)).toEqual(['standard', 'express']);
  expect(WITH_EXPRESS.slice(0, -1)).toEqual(DEFAULT_SHIPPING_RULES);
});

it('promises the days of the place, whatever money pays; the fee and the methods stay those of the money', () => {
  const at = (
    currency: Currency,
    country: 'UA' | 'PL' | 'DE',
    city: string,
    rules = DEFAULT_SHIPPING_RULES,
  ) => {
    const goods = money(100_00, currency);
    const quote = quoteShipping({ goods, currency, method: 'standard', city, country, rules });
    return quote.ok && [quote.fee.minor / 100, quote.days.min, quote.days.max];
  };
  expect(at('UAH', 'UA', 'Львів')).toEqual([200, 3, 5]);
  expect(at('PLN', 'UA', 'Львів')).toEqual([30, 3, 5]);
  expect(at('PLN', 'UA', 'Бровари', REGIONAL_SHIPPING_RULES)).toEqual([40, 2, 4]);
  expect(at('PLN', 'PL', 'Kraków')).toEqual([30, 1, 2]);
  expect(at('UAH', 'PL', 'Sopot')).toEqual([200, 2, 3]);
  expect(at('PLN', 'DE', 'Berlin')).toEqual([40, 2, 3]);
  const asked = { goods: money(1, 'PLN'), currency: 'PLN', method: 'express', city: 'Львів' } as const;
  expect(quoteShipping({ ...asked, country: 'UA' }).ok).toBe(false);
});

it('refuses goods in another currency', () => {
  const goods = money(1, 'PLN');
  expect(() => quoteShipping({ goods, currency: 'UAH', method: 'standard', city: null })).toThrow(TypeError);
});
