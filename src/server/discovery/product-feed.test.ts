import { expect, test } from 'vitest';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { feedItem, type FeedTerms } from './product-feed.ts';
import type { FeedProduct } from './published-products.ts';

const prices = (sale: number | null) => ({ sale, day: null, week: null, month: null });
const battery: FeedProduct = {
  id: 201,
  articleNumber: 'US5000 <B>',
  name: 'Battery “A” & B',
  summary: '',
  description: 'd'.repeat(6_000),
  brand: 'Pylontech',
  kind: 'purchase',
  categoryId: 2,
  picture: 'a',
  pictures: ['a', 'b', 'c'],
  stock: 0,
  prices: { UAH: prices(400_000), PLN: prices(null) },
  freight: { ...NO_FREIGHT, batteriesCount: 1 },
};
const terms: FeedTerms = {
  region: 'ua',
  currency: 'UAH',
  taxRule: DEFAULT_TAX_RULE,
  shipping: DEFAULT_SHIPPING_RULES,
  publicUrl: 'https://promin.example',
  categoryNames: new Map([[2, ['Home', 'Batteries']]]),
  pictureAddress: (name) => `https://promin.example/${name}.webp`,
};

test('an item tells the price with tax and what delivery of one piece costs', () => {
  const item = feedItem(battery, terms);
  expect(item).toContain('<g:price>4800.00 UAH</g:price>');
  expect(item).toContain('<g:shipping><g:country>UA</g:country><g:price>200.00 UAH</g:price></g:shipping>');
  expect(item).toContain('<g:availability>out_of_stock</g:availability>');
});

test('a reduced price stands beside the lowest of the 30 days before', () => {
  const reduced = {
    ...battery,
    prices: { ...battery.prices, UAH: { ...prices(300_000), original: 400_000 } },
  };
  expect(feedItem(reduced, terms)).toContain(
    '<g:price>4800.00 UAH</g:price><g:sale_price>3600.00 UAH</g:sale_price>',
  );
});

test('a piece that is dear enough is delivered for nothing', () => {
  const item = feedItem({ ...battery, prices: { ...battery.prices, UAH: prices(600_000) } }, terms);
  expect(item).toContain('<g:country>UA</g:country><g:price>0.00 UAH</g:price>');
});

test('a delivery that is quoted has no price, least of all a free one', () => {
  const heavy = { ...battery, freight: { ...battery.freight, isHeavy: true } };
  expect(feedItem({ ...heavy, prices: { ...battery.prices, UAH: prices(600_000) } }, terms)).not.toContain(
    'g:shipping',
  );
});

test('no text breaks out of its element, and none is longer than the format takes', () => {
  const item = feedItem(battery, terms);
  expect(item).toContain('<g:title>Battery “A” &amp; B</g:title>');
  expect(item).toContain('<g:mpn>US5000 &lt;B&gt;</g:mpn>');
  expect(item).toContain('<g:product_type>Home &gt; Batteries</g:product_type>');
  expect(item.match(/d{100,}/)?.[0]).toHaveLength(5_000);
});

test('what has no price in the currency is left out', () => {
  expect(feedItem(battery, { ...terms, currency: 'PLN' })).toBe('');
});
