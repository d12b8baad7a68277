import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, COUNTRY_FORMATS, DEFAULT_COUNTRY } from './countries.ts';
import { phoneMarketOf, toE164, toE164InMarkets } from './phone.ts';
import { printPhone } from './print-phone.ts';

describe('toE164', () => {
  it('answers E.164 or null, and its own answer again', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()-]{6,18}$/));
    fc.assert(
      fc.property(text, fc.constantFrom(...COUNTRIES), (typed, country) => {
        const number = toE164(typed, country) ?? '+380671234567';
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(toE164(number, country)).toBe(number);
      }),
    );
  });

  it.each(COUNTRIES)('understands the example of %s', (country) => {
    const { phoneExample } = COUNTRY_FORMATS[country];
    const number = phoneExample.replaceAll(' ', '');
    expect(toE164(phoneExample, country)).toBe(number);
  });

  it.each(['UA', 'PL', 'DE', 'FR'] as const)('gives the example of %s as a number is printed', (country) => {
    const { phoneExample } = COUNTRY_FORMATS[country];
    expect(printPhone(phoneExample.replaceAll(' ', '')).replaceAll('\u00A0', ' ')).toBe(phoneExample);
  });

  it.each([
    ['067 123-45-67', 'UA', '+380671234567'],
    ['(067) 123 45 67', 'UA', '+380671234567'],
    ['380671234567', 'UA', '+380671234567'],
    ['00380 67 123 4567', 'PL', '+380671234567'],
    ['512 345 678', 'PL', '+48512345678'],
    ['48512345678', 'PL', '+48512345678'],
    ['+48 512 345 678', 'UA', '+48512345678'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['+1 (202) 555-0123', 'OTHER', '+12025550123'],
    ['+49 (0)30 1234567', 'DE', '+49301234567'],
    ['+49 (0) 30 1234567', 'UA', '+49301234567'],
    ['0049 (0)30/1234567', 'PL', '+49301234567'],
    ['+380 (0)67 123 45 67', 'UA', '+380671234567'],
    ['+38 (067) 123 45 67', 'UA', '+380671234567'],
    ['+48 (0) 512 345 678', 'PL', '+48512345678'],
    ['+44 (0)20 7946 0958', 'OTHER', '+442079460958'],
    ['8 067 123 45 67', 'UA', '+380671234567'],
    ['8-067-123-45-67', 'UA', '+380671234567'],
  ] as const)('reads %s in %s', (text, country, number) => {
    expect(toE164(text, country)).toBe(number);
  });

  it.each([
    ['', 'UA'],
    ['067 123 45 6', 'UA'],
    ['+380 67 123 45 678', 'UA'],
    ['51234567', 'PL'],
    ['2025550123', 'OTHER'],
    ['+0123456789', 'OTHER'],
    ['+38067CALLME1', 'UA'],
  ] as const)('refuses „%s“ in %s', (text, country) => {
    expect(toE164(text, country)).toBeNull();
  });
});

it('delivers to five choices of country, Ukraine first', () => {
  expect(COUNTRIES).toEqual(['UA', 'PL', 'DE', 'FR', 'OTHER']);
  expect(DEFAULT_COUNTRY).toBe('UA');
});

describe('a form without a country', () => {
  it.each([
    ['512 345 678', 'PL', '+48512345678'],
    ['512 345 678', 'UA', '+380512345678'],
    ['067 123 45 67', 'PL', '+380671234567'],
    ['+48 512 345 678', 'UA', '+48512345678'],
    ['+380 67 123 45 67', 'PL', '+380671234567'],
    ['12345', 'PL', null],
  ] as const)('reads %s, first of %s, as %s', (typed, market, number) => {
    expect(toE164InMarkets(typed, market)).toBe(number);
  });

  it.each([
    ['pl', 'UAH', 'PL'],
    ['uk', 'PLN', 'UA'],
    ['en', 'PLN', 'PL'],
    ['en', 'UAH', 'UA'],
  ] as const)('in %s with %s asks first for numbers of %s', (locale, currency, market) => {
    expect(phoneMarketOf({ locale, currency })).toBe(market);
  });
});
