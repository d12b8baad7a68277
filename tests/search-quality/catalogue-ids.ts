import { seedProducts } from '../../src/content/seed/products.ts';
import { CATEGORIES } from '../../src/domain/catalogue/categories.ts';

const parentOf = new Map<string, string>(
  CATEGORIES.flatMap(({ slug, parentId }) => {
    const parent = CATEGORIES.find(({ id }) => id === parentId);
    return parent ? [[slug, parent.slug]] : [];
  }),
);

/** Ids of the starting catalogue's products that are named by id or by category, a category with those below it. */
export function idsNamed(goods: readonly (number | string)[]): ReadonlySet<number> {
  const named = seedProducts.filter(
    ({ id, category }) =>
      goods.includes(id) || goods.includes(category) || goods.includes(parentOf.get(category) ?? ''),
  );
  return new Set(named.map(({ id }) => id));
}
