import { expect, test } from 'vitest';
import { seedProducts } from './products.ts';
import type { SeedProduct } from './seed-product.ts';

const byArticle = new Map(seedProducts.map((product) => [product.article, product]));
const sets = seedProducts.filter(({ category }) => category === 'sets-of-solar-power-plants');

/** How many pieces of a category a set has by its contents; a pair counts as two. */
function piecesOf({ contents = [] }: SeedProduct, category: SeedProduct['category']): number {
  return contents.reduce((sum, part) => {
    const product = 'article' in part ? byArticle.get(part.article) : undefined;
    if (product?.category !== category) return sum;
    return sum + part.quantity * (product.article.endsWith('X2') ? 2 : 1);
  }, 0);
}

test.each(sets.map((set) => [set.article, set] as const))(
  'the contents of %s agree with its specifications',
  (_, set) => {
    const { panelsCount, powerW = 0, batteriesCount, energyKwh = 0 } = set.specifications;
    const contents = set.contents ?? [];
    expect(contents.length).toBeGreaterThan(3);
    const parts = contents.flatMap((part) =>
      'article' in part ? [{ ...part, product: byArticle.get(part.article) }] : [],
    );
    expect(parts.filter(({ product }) => product?.price === undefined)).toEqual([]);
    expect(piecesOf(set, 'solar-panels')).toBe(panelsCount);
    const peak = parts
      .filter(({ product }) => product?.category === 'solar-panels')
      .map(({ product }) => Number(product?.specifications.powerW) * piecesOf(set, 'solar-panels'));
    expect(peak).toEqual([powerW]);
    const batteries = parts.filter(({ product }) => product?.category === 'batteries');
    // A battery that is said in words is not counted among the products.
    const isCounted = batteries.length > 0;
    expect(piecesOf(set, 'batteries')).toBe(isCounted ? batteriesCount : 0);
    const stored = batteries.map(
      ({ product, quantity }) => quantity * Number(product?.specifications.energyKwh),
    );
    expect(stored).toEqual(isCounted ? [energyKwh] : []);
    const inverters = parts.filter(({ product }) => product?.category === 'inverters');
    for (const { product, quantity } of inverters) {
      expect(quantity * Number(product?.specifications.powerW)).toBe(set.specifications.inverterPowerW);
    }
  },
);

test('nothing else has contents, and no part is named twice in a set', () => {
  expect(seedProducts.filter(({ contents }) => contents !== undefined)).toEqual(sets);
  for (const { contents = [] } of sets) {
    const names = contents.map((part) => ('article' in part ? part.article : part.name.uk));
    expect(new Set(names).size).toBe(names.length);
    expect(contents.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
  }
});
