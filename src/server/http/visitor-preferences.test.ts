import { expect, test } from 'vitest';
import { isUnasked, visitorPreferences } from './visitor-preferences.ts';

test.each([
  [undefined, null, null],
  ['userLocale=pl', 'pl', null],
  ['a=1; userCurrency=PLN; userLocale=en', 'en', 'PLN'],
  ['a=1;userCurrency=UAH', null, 'UAH'],
  ['userCurrency=EUR; userLocale=de', null, null],
  ['notuserLocale=pl; xuserCurrency=PLN', null, null],
  ['userCurrency=PLNX', null, null],
  ['userCurrency=', null, null],
])('%j', (cookies, locale, currency) => {
  expect(visitorPreferences(cookies)).toEqual({ locale, currency });
});

test.each([
  [undefined, true],
  ['userCurrency=PLN; a=userLocale=', true],
  ['a=1; userLocale=pl', false],
  ['locationConsentRejected=true', false],
  ['locationConsent=pending', false],
])('a visit that comes with %j is to be asked for its place: %j', (cookies, isFirst) => {
  expect(isUnasked(cookies)).toBe(isFirst);
});
