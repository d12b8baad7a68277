import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { untied } from '../../domain/locale/no-break.ts';
import { slideOffer } from './slide-offer.server.ts';

const MOMENT = '2026-11-26T10:00:00Z';
const priced = (sale: number | null, day: number | null = null) => ({
  sale,
  day,
  week: day === null ? null : day * 4,
  month: day === null ? null : day * 11,
});
const product = (over: Partial<ProductDetail>): ProductDetail => ({
  id: 7,
  name: 'Station',
  brand: 'Promin',
  articleNumber: 'S-1',
  summary: '',
  description: '',
  kind: 'purchase',
  picture: '',
  pictures: [],
  stock: 3,
  categoryId: 9,
  prices: { UAH: priced(1_550_000), PLN: priced(155_000) },
  warrantyMonths: 24,
  specifications: [{ key: 'weightKg', value: 14 }],
  categories: [],
  tags: [],
  createdAt: MOMENT,
  updatedAt: MOMENT,
  publishedAt: MOMENT,
  ...over,
});

/** An offer in a shop that has these products; each message is its key with its values. */
async function offer(link: string, products: readonly ProductDetail[], currency: 'UAH' | 'PLN' = 'UAH') {
  const found = await slideOffer(
    link,
    {
      locale: 'uk',
      currency,
      translate: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
      shop: {
        rules: {
          shipping: DEFAULT_SHIPPING_RULES,
          tax: { UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE },
        },
        catalogue: {
          listCategories: () =>
            Promise.resolve([
              { id: 9, slug: 'portable-power-stations', kind: 'purchase' },
              { id: 20, slug: 'generators', kind: 'rental' },
            ]),
          findProduct: (id) => Promise.resolve(products.find((each) => each.id === id) ?? null),
          listProducts: () => Promise.resolve({ products }),
        },
      },
    },
    MOMENT,
  );
  const { price, by, action } = found;
  return {
    gross: price && untied(price.gross),
    net: price && untied(price.net),
    by: by && untied(by),
    action,
  };
}

describe('the offer of a slide', () => {
  it('is the price of its product, and the day by which a parcel is there', async () => {
    expect(await offer('/product/7', [product({})])).toEqual({
      gross: '18 600 грн cart.withTax',
      net: '15 500 грн cart.withoutTax',
      by: 'slide.by UA п’ятниці, 4 грудня',
      action: 'slide.openProduct',
    });
    expect((await offer('/product/7', [product({})], 'PLN')).by).toBe('slide.by PL середи, 2 грудня');
  });

  it('says of a panel how many of it are a parcel', async () => {
    const panel = product({ categoryId: 1, specifications: [{ key: 'weightKg', value: 22 }] });
    expect((await offer('/product/7', [panel])).by).toBe('slide.panelsBy UA п’ятниці, 4 грудня 4');
  });

  it('promises no day for goods that are no parcel', async () => {
    const heavy = product({ specifications: [{ key: 'weightKg', value: 295 }] });
    expect(await offer('/product/7', [heavy])).toMatchObject({ gross: '18 600 грн cart.withTax', by: null });
  });

  it('is the least price of a list', async () => {
    expect(await offer('/портативні-електростанції', [product({})])).toMatchObject({
      gross: 'slide.from 18 600 грн cart.withTax',
      by: 'slide.by UA п’ятниці, 4 грудня',
      action: 'slide.openList',
    });
  });

  it('is a price by the day where the goods are rented', async () => {
    const machine = (id: number, day: number) =>
      product({ id, kind: 'rental', prices: { UAH: priced(null, day), PLN: priced(null, day) } });
    expect(await offer('/generators', [machine(1, 65_000), machine(2, 55_000)])).toEqual({
      gross: 'slide.fromPerDay 660 грн cart.withTax',
      net: 'slide.fromPerDay 550 грн cart.withoutTax',
      by: null,
      action: 'slide.rent',
    });
    expect(await offer('/product/1', [machine(1, 65_000)])).toMatchObject({
      gross: 'slide.perDay 780 грн cart.withTax',
      action: 'slide.rent',
    });
  });

  it.each([
    ['a product that is gone', '/product/8', [product({})]],
    ['a product that is sold out', '/product/7', [product({ stock: 0 })]],
    ['a product that can be looked at only', '/product/7', [product({ displayOnly: { mark: '', why: '' } })]],
    ['an empty list', '/generators', []],
    ['a page of words', '/company', [product({})]],
    ['another site', 'https://films.example/product/7', [product({})]],
  ])('has no price of %s', async (_, link, products) => {
    expect(await offer(link, products)).toMatchObject({ gross: null, net: null, by: null });
  });
});
