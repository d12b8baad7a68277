import { expect, it } from 'vitest';
import { marketOf, timeZoneOf } from './market.ts';

it('follows the currency, with its own clock', () => {
  expect([marketOf('UAH'), marketOf('PLN')]).toEqual(['UA', 'PL']);
  expect([timeZoneOf('UA'), timeZoneOf('PL')]).toEqual(['Europe/Kyiv', 'Europe/Warsaw']);
});
