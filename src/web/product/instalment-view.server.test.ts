import { expect, test } from 'vitest';
import { instalmentOf } from './instalment-view.server.ts';

const none = { sale: null, day: null, week: null, month: null };
const product = {
  kind: 'purchase' as const,
  stock: 3,
  prices: { UAH: none, PLN: { ...none, sale: 100_000 } },
};
const terms = {
  payments: 10,
  ratePercent: 12,
  commissionPercent: 2,
  from: 500,
  to: 50_000,
  provider: 'Bank Przykład',
  url: 'https://bank.example/terms',
};
const rule = { ratePercent: 20, mode: 'added' as const };
const request = (instalments: { UAH: null; PLN: typeof terms | null }) => ({
  shop: { instalments, rules: { tax: { UAH: rule, PLN: rule } } },
  locale: 'pl' as const,
  currency: 'PLN' as const,
  translate: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? '')}`,
});

test('the monthly figure stands with rate, commission, credit, total, cost, RRSO, the warning and who lends', () => {
  const view = instalmentOf(product, request({ UAH: null, PLN: terms }));
  expect(view?.line).toMatch(/^product\.instalment\.line .*"count":10,"charge":"\d/);
  expect(view?.rows.map(({ key }) => key)).toEqual([
    'credit',
    'rate',
    'commission',
    'payments',
    'cost',
    'total',
    'charge',
  ]);
  expect(view?.rows[0]?.value.replaceAll(/\s/g, ' ')).toBe('1 200,00 zł');
  expect(view?.warning).toContain('product.instalment.warning');
  expect(view?.provider).toMatchObject({ url: terms.url, text: expect.stringContaining('Bank Przykład') });
});

test('nothing is said of instalments while no terms are set, nor of what cannot be bought', () => {
  expect(instalmentOf(product, request({ UAH: null, PLN: null }))).toBeNull();
  const given = request({ UAH: null, PLN: terms });
  expect(instalmentOf({ ...product, stock: 0 }, given)).toBeNull();
  expect(instalmentOf({ ...product, kind: 'rental' }, given)).toBeNull();
  expect(instalmentOf(product, { ...given, currency: 'UAH' })).toBeNull();
});
