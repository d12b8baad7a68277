import { describe, expect, test } from 'vitest';
import { comparedDays, funnelLines, openedPage, ordersPerHundred } from './funnel.ts';

const asked = (address: string, headers: Record<string, string> = { 'sec-fetch-mode': 'navigate' }) =>
  openedPage({ address, header: (name) => headers[name] });

const ROUTER = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };

describe('a page on the way to an order', () => {
  test('is opened by a navigation', () => {
    expect(asked('/ua/product/101')).toEqual({ page: 'product', productId: 101 });
    expect(asked('/pl/product/101?offer=rent')).toEqual({ page: 'product', productId: 101 });
    expect(asked('/en/cart')).toEqual({ page: 'cart', productId: null });
    expect(asked('/ua/checkout?step=2')).toEqual({ page: 'checkout', productId: null });
  });

  test.each([
    '/ua',
    '/ua/products/101',
    '/ua/product/0',
    '/ua/product/1e3',
    '/ua/product/1234567890',
    '/ua/cart/lines',
    '/ua/checkout/success',
    '/ua/admin/products/101',
    '/api/product/101',
  ])('is not %s', (address) => {
    expect(asked(address)).toBeNull();
  });

  test('is opened by the router, which asks for its data from another page', () => {
    const from = (referer: string) => asked('/ua/product/101.data', { ...ROUTER, referer });
    expect(from('https://promin.example/ua/solar-panels?page=2')).toEqual({
      page: 'product',
      productId: 101,
    });
    // After something was added to the cart, the page asks for its own data again.
    expect(from('https://promin.example/ua/product/101')).toBeNull();
    expect(from('no address')).toBeNull();
    expect(asked('/ua/product/101.data', ROUTER)).toBeNull();
    expect(
      asked('/ua/cart.data', { 'sec-fetch-site': 'cross-site', referer: 'https://other.example/' }),
    ).toBeNull();
  });

  test('is not opened by what fetches ahead, by programs and by search engines', () => {
    expect(
      asked('/ua/cart', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }),
    ).toBeNull();
    expect(asked('/ua/cart', { 'sec-fetch-mode': 'navigate', purpose: 'prefetch' })).toBeNull();
    expect(asked('/ua/cart', {})).toBeNull();
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(asked('/ua/cart', { 'sec-fetch-mode': 'navigate', 'user-agent': robot })).toBeNull();
  });
});

describe('days', () => {
  const june = { firstDay: '2026-06-01', lastDay: '2026-06-30' };

  test('are compared from the first on of which openings are counted', () => {
    expect(comparedDays(june, '2026-05-01')).toEqual(june);
    expect(comparedDays(june, '2026-06-30')).toEqual({ firstDay: '2026-06-30', lastDay: '2026-06-30' });
  });

  test('before that are compared with nothing', () => {
    expect(comparedDays(june, '2026-07-01')).toBeNull();
    expect(comparedDays(june, null)).toBeNull();
  });
});

describe('the way to an order', () => {
  test('is counted step by step, each beside the one before', () => {
    const lines = funnelLines({ product: 300, cart: 40, checkout: 0, placed: 6, kept: 5 });
    expect(lines.map(({ step, count, ofBefore }) => [step, count, ofBefore])).toEqual([
      ['product', 300, null],
      ['cart', 40, 13.3],
      ['checkout', 0, 0],
      ['placed', 6, null],
      ['kept', 5, 83.3],
    ]);
  });

  test('of a product is orders for a hundred openings', () => {
    expect(ordersPerHundred({ opened: 8, orders: 1 })).toBe(12.5);
    expect(ordersPerHundred({ opened: 0, orders: 1 })).toBeNull();
  });
});
