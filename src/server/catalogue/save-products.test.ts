import { and, eq, gt, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { convert } from '../../domain/money/exchange.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import { seedCatalogue } from '../database/seed.ts';
import { currentRate } from './current-rate.ts';
import { findProduct } from './find-product.ts';
import { saveProducts, addFacts, addNameKeys } from './save-products.ts';
import { exchangeRates, productPrices, products, productTexts } from './tables.ts';
import { listedProducts } from './listing-tables.ts';

const connection = await openTestDatabase();
const { database } = connection;

const salePrice = async (productId: number, currency: 'UAH' | 'PLN') => {
  const [row] = await database
    .select({ minor: productPrices.minor, converted: productPrices.converted })
    .from(productPrices)
    .where(
      and(
        eq(productPrices.productId, productId),
        eq(productPrices.currency, currency),
        eq(productPrices.term, 'sale'),
      ),
    );
  return row;
};

describe('the price list (R7)', () => {
  const sold = seedProducts.flatMap(({ id, price }) => (price ? [{ id, price }] : []));

  test('keeps a price that the shop set', async () => {
    for (const { id, price } of sold.slice(0, 20)) {
      if (price.PLN === undefined) continue;
      expect(await salePrice(id, 'PLN')).toEqual({
        minor: fromMajor(price.PLN, 'PLN').minor,
        converted: false,
      });
    }
  });

  test('has a missing currency converted once at the stored rate, and marked so', async () => {
    const product = seedProducts.find(({ id }) => id === 107);
    if (!product?.price) throw new Error('No product 107');
    const { PLN: _, ...price } = product.price;
    await database.transaction((transaction) =>
      saveProducts(transaction)([{ ...product, price }], exchangeRate),
    );
    const { minor } = convert(fromMajor(price.UAH, 'UAH'), 'PLN', exchangeRate);
    expect(await salePrice(107, 'PLN')).toEqual({ minor, converted: true });
    expect((await findProduct(database)(107, 'pl'))?.prices.PLN.sale).toBe(minor);
  });

  test('has day, week and month of a rental and nothing to buy', async () => {
    const rental = seedProducts.find(({ price }) => !price);
    const prices = (await findProduct(database)(rental?.id ?? 0, 'uk'))?.prices.UAH;
    expect(prices?.sale).toBeNull();
    expect([prices?.day, prices?.week, prices?.month]).toEqual(
      [rental?.rental?.UAH.day, rental?.rental?.UAH.week, rental?.rental?.UAH.month].map((major) =>
        major === undefined ? null : fromMajor(major, 'UAH').minor,
      ),
    );
  });
});

test('a product that is saved again is replaced whole', async () => {
  const [first] = seedProducts;
  if (!first) throw new Error('No products');
  const { PLN: _, ...rest } = first.price ?? { UAH: 1 };
  const changed = { ...first, price: { ...rest, UAH: 1234.5 }, tags: [], stock: 3 };
  await database.transaction((transaction) => saveProducts(transaction)([changed], exchangeRate));
  const found = await findProduct(database)(first.id, 'uk');
  expect(found).toMatchObject({ stock: 3, tags: [], prices: { UAH: { sale: 123_450 } } });
  expect(await salePrice(first.id, 'PLN')).toMatchObject({ converted: true });
});

test('the newest rate is the current one', async () => {
  expect(await currentRate(database)()).toEqual(exchangeRate);
  const newer = { ...exchangeRate, date: '2026-12-01', ratePerUnitE6: 11_500_000 };
  await database.insert(exchangeRates).values([newer, { ...newer, date: '2020-01-01' }]);
  expect(await currentRate(database)()).toEqual(newer);
});

test('a catalogue that is filled is not seeded again', async () => {
  expect(await seedCatalogue(connection)).toBe(false);
  expect(await database.$count(products)).toBe(seedProducts.length);
});

test.each(['generators', 'industrial-generators', 'solar-lighting-towers', 'lifts-and-cranes'] as const)(
  'a machine of %s that names no price is rented at 150, 300 and 600 (S §9)',
  async (category) => {
    const [machine] = seedProducts.filter(({ price }) => !price);
    if (!machine) throw new Error('There is no machine');
    const { rental: _, ...plain } = {
      ...machine,
      id: 99_001,
      article: 'NO-PRICE',
      picturesOf: machine.article,
      category,
    };
    await saveProducts(database)([plain], exchangeRate);
    const found = await findProduct(database)(99_001, 'uk');
    expect(found).toMatchObject({
      kind: 'rental',
      prices: { UAH: { sale: null, day: 15_000, week: 30_000, month: 60_000 } },
    });
    expect(found?.prices.PLN.day).toBe(convert(fromMajor(150, 'UAH'), 'PLN', exchangeRate).minor);
  },
);

const { database: unkeyed } = await openTestDatabase();
const keys = () =>
  unkeyed
    .select({ id: productTexts.productId, key: productTexts.nameKey })
    .from(productTexts)
    .orderBy(productTexts.productId, productTexts.locale);

test('names that have no key get the one they would be saved with, and their listings with them', async () => {
  const saved = await keys();
  await unkeyed.update(productTexts).set({ nameKey: '' }).where(gt(productTexts.productId, 300));
  await addNameKeys(unkeyed)();
  expect(await keys()).toEqual(saved);
  const listed = await unkeyed
    .select({ same: sql<boolean>`bool_and(${listedProducts.nameUk} = ${productTexts.nameKey})` })
    .from(listedProducts)
    .innerJoin(productTexts, eq(productTexts.productId, listedProducts.productId))
    .where(eq(productTexts.locale, 'uk'));
  expect(listed).toEqual([{ same: true }]);
});

test('a name without any letter is left as it is, and ends it', async () => {
  await unkeyed
    .update(productTexts)
    .set({ name: '\u0301', nameKey: '' })
    .where(eq(productTexts.productId, 101));
  await addNameKeys(unkeyed)();
  const own = (await keys()).filter(({ id }) => id === 101);
  expect(own.map(({ key }) => key)).toEqual(['', '', '']);
});

test('cards without a line of facts get the one that they would be saved with', async () => {
  const facts = () =>
    unkeyed
      .select({ id: productTexts.productId, facts: productTexts.facts })
      .from(productTexts)
      .orderBy(productTexts.productId, productTexts.locale);
  const saved = await facts();
  expect(saved.filter(({ facts: line }) => line === null)).toEqual([]);
  await unkeyed.update(productTexts).set({ facts: null }).where(gt(productTexts.productId, 300));
  await addFacts(unkeyed)();
  expect(await facts()).toEqual(saved);
});
