import { expect, test } from 'vitest';
import type { ExchangeRate } from '../money/exchange.ts';
import { ROUND_RATE } from '../../../tests/support/round-rate.ts';
import { planPrices, type PartnerPrice, type PriceLine } from './partner-prices.ts';

const price = (currency: 'UAH' | 'PLN', minor: number, isConverted = false): PartnerPrice => ({
  currency,
  minor,
  isConverted,
  reducedMinor: null,
});
const shop = (...prices: PartnerPrice[]) => new Map([['A', { id: 7, articleNumber: 'A', prices }]]);
const line = (minor: number | null, more: Partial<PriceLine> = {}): PriceLine => ({
  articleNumber: 'A',
  currency: 'UAH',
  minor,
  isLargeChange: false,
  ...more,
});
const plan = (
  lines: readonly PriceLine[],
  prices: readonly PartnerPrice[],
  known: ExchangeRate | null = ROUND_RATE,
) => planPrices(lines, shop(...prices), known);

test.each([
  ['half more', 1500, true],
  ['more than half more', 1501, false],
  ['half of it', 500, true],
  ['less than half of it', 499, false],
  ['the same', 1000, true],
])('a price that becomes %s', (_, minor, isTaken) => {
  expect(plan([line(minor)], [price('UAH', 1000)]).ok).toBe(isTaken);
  expect(plan([line(minor, { isLargeChange: true })], [price('UAH', 1000)]).ok).toBe(true);
});

test('a first price is compared with the converted one; without any it cannot be compared', () => {
  const converted = [price('UAH', 1000, true), price('PLN', 100)];
  expect(plan([line(1400)], converted).ok).toBe(true);
  expect(plan([line(1600)], converted)).toMatchObject({ prices: [{ before: 1000, after: 1600 }] });
  expect(plan([line(1000)], [price('PLN', 100)], null)).toMatchObject({
    reason: 'large-changes',
    prices: [{ before: null, after: 1000 }],
  });
});

test('a price that is taken away is compared with what the other currency comes to, as the call sets it', () => {
  const own = [price('UAH', 1000), price('PLN', 100)];
  expect(plan([line(null)], own)).toEqual({ ok: true, edits: [{ id: 7, sent: { 'price.UAH.sale': '' } }] });
  expect(plan([line(null), line(140, { currency: 'PLN' })], own).ok).toBe(true);
  expect(plan([line(null), line(160, { currency: 'PLN', isLargeChange: true })], own)).toMatchObject({
    prices: [{ currency: 'UAH', before: 1000, after: 1600 }],
  });
  expect(plan([line(null)], own, null)).toMatchObject({ prices: [{ before: 1000, after: null }] });
  expect(plan([line(null)], [price('UAH', 1000, true), price('PLN', 100)], null).ok).toBe(true);
});

test('lines of one product become one edit, amounts as its fields write them', () => {
  expect(plan([line(1050), line(101, { currency: 'PLN' })], [price('UAH', 1000), price('PLN', 100)])).toEqual(
    {
      ok: true,
      edits: [{ id: 7, sent: { 'price.UAH.sale': '10.50', 'price.PLN.sale': '1.01' } }],
    },
  );
});

test('article numbers of nothing that is sold are named, each once', () => {
  const lines = [
    line(1000),
    line(1, { articleNumber: 'B' }),
    line(1, { articleNumber: 'B', currency: 'PLN' }),
  ];
  expect(plan(lines, [price('UAH', 1000)])).toEqual({
    ok: false,
    reason: 'unknown-articles',
    articleNumbers: ['B'],
  });
});
