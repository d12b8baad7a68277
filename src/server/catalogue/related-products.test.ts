import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { complementaryProducts } from './complementary-products.ts';
import { findProduct } from './find-product.ts';
import { relatedProducts } from './related-products.ts';
import { products } from './tables.ts';

const { database } = await openTestDatabase();
const scope = { locale: 'uk', currency: 'UAH', count: 4 } as const;
const find = async (id: number) => {
  const product = await findProduct(database)(id, 'uk');
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};
const relatedTo = async (id: number) => relatedProducts(database)(await find(id), scope);
const soldOut = (id: number) => database.update(products).set({ stock: 0 }).where(eq(products.id, id));

describe('related products', () => {
  test('are others of the same category or its sub-categories, whatever the product', async () => {
    for (const { id } of seedProducts) {
      const product = await find(id);
      const related = await relatedProducts(database)(product, scope);
      const tops = await Promise.all(related.map(async (other) => (await find(other.id)).categories[0]?.id));
      expect([id, new Set(tops)]).toEqual([id, new Set([product.categories[0]?.id])]);
      expect(related.map((other) => other.id)).not.toContain(id);
      expect(new Set(related.map((other) => other.id)).size).toBe(related.length);
    }
  });

  test('are nearest in power and price', async () => {
    // Of the panels, those of a like power and a like price; the 700 W ones are far from it.
    const panel = await find(101);
    const power = async (id: number) =>
      Number((await find(id)).specifications.find(({ key }) => key === 'powerW')?.value);
    const own = await power(101);
    const related = await relatedTo(101);
    expect(related).toHaveLength(4);
    for (const { id, prices } of related) {
      expect(Math.abs(Math.log((await power(id)) / own))).toBeLessThan(0.25);
      expect(Math.abs(Math.log((prices.UAH.sale ?? 0) / (panel.prices.UAH.sale ?? 1)))).toBeLessThan(0.4);
    }
  });

  test('come from the own sub-category first', async () => {
    const lift = await find(2401);
    const [first] = await relatedTo(2401);
    expect(first?.categoryId).toBe(lift.categoryId);
  });

  test('end with what cannot be had', async () => {
    const [nearest] = await relatedTo(301);
    if (!nearest) throw new Error('Nothing is near');
    await soldOut(nearest.id);
    expect((await relatedTo(301)).map(({ id }) => id)).not.toContain(nearest.id);
  });

  test('are one query', async () => {
    const panel = await find(101);
    expect(await countQueries(() => relatedProducts(database)(panel, scope))).toBe(1);
  });
});

describe('complementary products', () => {
  const complements = async (id: number) => complementaryProducts(database)(await find(id), scope);

  test('are one of each complementing category, in stock', async () => {
    const found = await complements(101);
    expect(found.map(({ categoryId }) => categoryId)).toEqual([5, 3, 11, 19]);
    expect(found.filter(({ stock }) => stock === 0)).toEqual([]);
    const [mounting] = found;
    await soldOut(mounting?.id ?? 0);
    expect((await complements(101)).map(({ id }) => id)).not.toContain(mounting?.id);
  });

  test.each(['high-voltage', 'low-voltage'] as const)(
    'fit by voltage: to a %s battery such an inverter',
    async (tag) => {
      const batteries = seedProducts.filter(
        ({ category, tags }) => category === 'batteries' && tags.includes(tag),
      );
      expect(batteries.length).toBeGreaterThan(0);
      for (const { id } of batteries) {
        const [inverter] = await complements(id);
        const seeded = seedProducts.find((product) => product.id === inverter?.id);
        expect(seeded?.category).toBe('inverters');
        expect(seeded?.tags).toContain(tag);
      }
    },
  );

  test('are one query', async () => {
    const panel = await find(101);
    expect(await countQueries(() => complementaryProducts(database)(panel, scope))).toBe(1);
  });
});
