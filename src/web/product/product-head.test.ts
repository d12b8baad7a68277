import { expect, it } from 'vitest';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { NO_FREIGHT } from '../../domain/checkout/freight.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { money } from '../../domain/money/money.ts';
import { productData } from './product-head.ts';
import { deliveryOffers } from './product-terms.ts';

const none = { sale: null, day: null, week: null, month: null };
const panel: ProductDetail = {
  id: 101,
  articleNumber: 'LR5-54HTH-435M',
  name: 'Сонячна панель',
  summary: 'Панель',
  description: 'Опис',
  brand: 'LONGi',
  kind: 'purchase',
  categoryId: 1,
  picture: 'prm-n54s-430-three-quarter',
  pictures: ['prm-n54s-430-three-quarter'],
  stock: 3,
  prices: { UAH: { ...none, sale: 395_000 }, PLN: { ...none, sale: 34_500 } },
  warrantyMonths: 180,
  specifications: [],
  categories: [{ id: 1, slug: 'solar-panels', name: 'Сонячні панелі' }],
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  publishedAt: '2026-01-01T00:00:00.000Z',
};
const parcel = { freight: NO_FREIGHT, isRental: false, rules: DEFAULT_SHIPPING_RULES };
const seen = {
  url: 'https://promin.example/ua/product/101',
  publicUrl: 'https://promin.example',
  taxRule: DEFAULT_TAX_RULE,
  delivery: deliveryOffers(money(395_000, 'UAH'), parcel),
};

it('tells the price with tax, in the currency of the page', () => {
  const { offers } = productData(panel, { ...seen, currency: 'UAH' });
  expect(offers).toMatchObject({
    price: '4740.00',
    priceCurrency: 'UAH',
    availability: 'https://schema.org/InStock',
    priceSpecification: { price: '4740.00', valueAddedTaxIncluded: true },
  });
});

it('tells a reduced price beside the one that is struck through', () => {
  const reduced = {
    ...panel,
    prices: { ...panel.prices, UAH: { ...none, sale: 300_000, original: 395_000 } },
  };
  const { offers } = productData(reduced, { ...seen, currency: 'UAH' });
  expect(offers).toMatchObject({
    price: '3600.00',
    priceSpecification: [
      { price: '3600.00' },
      { price: '4740.00', priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  });
});

it('tells the three prices of a machine for rent, and no sale price', () => {
  const prices = { ...none, day: 1500, week: 2900, month: 5500 };
  const machine: ProductDetail = { ...panel, kind: 'rental', stock: 0, prices: { UAH: prices, PLN: prices } };
  const { offers } = productData(machine, { ...seen, currency: 'PLN' });
  expect(offers).not.toHaveProperty('price');
  expect(offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: [
      { price: '18.00', referenceQuantity: { unitCode: 'DAY' } },
      { price: '34.80', referenceQuantity: { unitCode: 'WEE' } },
      { price: '66.00', referenceQuantity: { unitCode: 'MON' } },
    ],
  });
});

it('gives pictures with the origin', () => {
  expect(productData(panel, { ...seen, currency: 'UAH' }).image).toEqual([
    'https://promin.example/pictures/products/prm-n54s-430-three-quarter-960.webp',
  ]);
});

it('tells what delivery costs and takes, as the checkout would', () => {
  const { offers } = productData(panel, { ...seen, currency: 'UAH' });
  expect([offers].flat()[0]?.shippingDetails).toMatchObject([
    {
      shippingRate: { value: '200.00', currency: 'UAH' },
      shippingDestination: { addressCountry: 'UA' },
      deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } },
    },
    { shippingRate: { value: '350.00', currency: 'UAH' } },
  ]);
});

it('tells no price of a delivery that is quoted, least of all a free one', () => {
  const { offers } = productData(panel, { ...seen, currency: 'UAH', delivery: [] });
  expect(offers).not.toHaveProperty('shippingDetails');
});

it('tells one price of delivery to Poland: the one that is never too low', () => {
  const delivery = deliveryOffers(money(34_500, 'PLN'), parcel);
  const { offers } = productData(panel, { ...seen, currency: 'PLN', delivery });
  expect([offers].flat()[0]?.shippingDetails).toMatchObject([
    { shippingRate: { value: '40.00', currency: 'PLN' }, shippingDestination: { addressCountry: 'PL' } },
  ]);
});

it('tells of returns within 14 days, and of none for a machine that is rented', () => {
  expect(productData(panel, { ...seen, currency: 'UAH' }).offers).toMatchObject({
    hasMerchantReturnPolicy: { applicableCountry: 'UA', merchantReturnDays: 14 },
  });
  const machine: ProductDetail = { ...panel, kind: 'rental' };
  expect(productData(machine, { ...seen, currency: 'UAH' }).offers).not.toHaveProperty(
    'hasMerchantReturnPolicy',
  );
});

it('tells of what is sold and rented both offers, each with its own price and stock', () => {
  const both = {
    ...panel,
    stock: 0,
    rentalStock: 2,
    prices: { ...panel.prices, UAH: { sale: 395_000, day: 10_000, week: 40_000, month: 110_000 } },
  };
  const { offers } = productData(both, { ...seen, currency: 'UAH' });
  expect(offers).toMatchObject([
    {
      url: seen.url,
      price: '4740.00',
      availability: 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
    {
      url: `${seen.url}?offer=rent`,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: [{ price: '120.00' }, { price: '480.00' }, { price: '1320.00' }],
    },
  ]);
});
