import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { leadingSpecOf } from '../../domain/catalogue/facets/category-specs.ts';
import { foreignLabels } from '../../domain/catalogue/one-kind.ts';
import { findProduct } from './find-product.ts';
import { relatedTo } from './related-to.ts';
import { products } from './tables.ts';

const { database } = await openTestDatabase();
const scope = { currency: 'UAH', count: 4 } as const;
const find = async (id: number) => {
  const product = await findProduct(database)(id, 'uk');
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};
const specOf = ({ specifications }: Awaited<ReturnType<typeof find>>, wanted: string) =>
  specifications.find(({ key }) => key === wanted)?.value;
const relatedOf = async (id: number) => relatedTo(database)(await find(id), scope);
const soldOut = (id: number) => database.update(products).set({ stock: 0 }).where(eq(products.id, id));

describe('related products', () => {
  test('are others of the same category or its sub-categories, if any, whatever the product', async () => {
    for (const { id } of seedProducts) {
      const product = await find(id);
      const related = await relatedTo(database)(product, scope);
      const tops = await Promise.all(related.map(async (other) => (await find(other)).categories[0]?.id));
      expect([id, tops.filter((top) => top !== product.categories[0]?.id)]).toEqual([id, []]);
      expect(related).not.toContain(id);
      expect(new Set(related).size).toBe(related.length);
    }
  });

  test('are nearest in power and price', async () => {
    // Of the panels, those of a like power and a like price; the 700 W ones are far from it.
    const panel = await find(101);
    const power = async (id: number) =>
      Number((await find(id)).specifications.find(({ key }) => key === 'powerW')?.value);
    const own = await power(101);
    const related = await relatedOf(101);
    expect(related).toHaveLength(4);
    for (const id of related) {
      const { prices } = await find(id);
      expect(Math.abs(Math.log((await power(id)) / own))).toBeLessThan(0.25);
      expect(Math.abs(Math.log((prices.UAH.sale ?? 0) / (panel.prices.UAH.sale ?? 1)))).toBeLessThan(0.4);
    }
  });

  test('can stand in for it: a battery of its voltage, an inverter of its phases, nothing of several times the power', async () => {
    const unlike = [];
    for (const { id, category } of seedProducts) {
      const product = await find(id);
      const spec = leadingSpecOf(product.categoryId) ?? '';
      for (const other of await relatedOf(id)) {
        const beside = await find(other);
        const isForeign = beside.tags.some(({ slug }) =>
          foreignLabels(product).some((label) => label === slug),
        );
        const isOtherwise =
          category === 'inverters' &&
          ['phases', 'systemType'].some((key) => specOf(beside, key) !== specOf(product, key));
        const ratio = Number(specOf(product, spec)) / Number(specOf(beside, spec));
        if (isForeign || isOtherwise || ratio >= 3 || ratio <= 1 / 3) unlike.push([id, other]);
      }
    }
    expect(unlike).toEqual([]);
    expect(await relatedOf(201)).toHaveLength(4);
    expect(await relatedOf(209)).toContain(207);
  });

  test('come from the own sub-category first', async () => {
    const lift = await find(2401);
    const [first = 0] = await relatedOf(2401);
    expect((await find(first)).categoryId).toBe(lift.categoryId);
  });

  test('end with what cannot be had', async () => {
    const [nearest] = await relatedOf(102);
    if (nearest === undefined) throw new Error('Nothing is near');
    await soldOut(nearest);
    expect(await relatedOf(102)).not.toContain(nearest);
  });

  test('are one query', async () => {
    const panel = await find(101);
    expect(await countQueries(() => relatedTo(database)(panel, scope))).toBe(1);
  });
});
