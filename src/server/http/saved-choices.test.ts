import { expect, test } from 'vitest';
import { savedChoices } from './saved-choices.ts';

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
  expect(savedChoices(cookies)).toEqual({ locale, currency });
});
