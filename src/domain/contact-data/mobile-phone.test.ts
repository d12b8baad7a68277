import { expect, test } from 'vitest';
import { COUNTRY_FORMATS } from './countries.ts';
import { mobileMarketOf } from './mobile-phone.ts';
import { toE164 } from './phone.ts';

test.each([
  ['067 123 45 67', 'UA'],
  ['077 123 45 67', 'UA'],
  ['039 123 45 67', 'UA'],
  ['500 100 200', 'PL'],
  ['888 123 456', 'PL'],
] as const)('%s is a mobile number of %s', (text, market) => {
  expect(mobileMarketOf(toE164(text, market) ?? '')).toBe(market);
});

test.each(['UA', 'PL'] as const)('the example of %s is one', (market) => {
  expect(mobileMarketOf(COUNTRY_FORMATS[market].phoneExample.replaceAll(' ', ''))).toBe(market);
});

test.each([
  ['a landline of Kyiv', '044 123 45 67', 'UA'],
  ['a freephone number', '0800 123 456', 'UA'],
  ['a premium number', '0900 212 345', 'UA'],
  ['a number of the internet', '089 123 45 67', 'UA'],
  ['a landline of Warsaw', '22 123 45 67', 'PL'],
  ['a landline of Kraków', '12 123 45 67', 'PL'],
  ['a premium number', '700 123 456', 'PL'],
  ['a shared-cost number', '801 123 456', 'PL'],
  ['a pager', '642 123 456', 'PL'],
] as const)('%s of %s is none', (_, text, country) => {
  const phone = toE164(text, country);
  expect(phone).not.toBeNull();
  expect(mobileMarketOf(phone ?? '')).toBeNull();
});

test.each(['+4915123456789', '+381612345678', '+38067123456', '+380671234567890', '+38067123456\n', ''])(
  '%j is none of Ukraine or Poland',
  (phone) => {
    expect(mobileMarketOf(phone)).toBeNull();
  },
);
