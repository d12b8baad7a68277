import { linkTarget } from '../../domain/catalogue/link-target.ts';
import { pathOfLink } from '../../domain/catalogue/merchandising/read-entry.ts';
import type { Database } from '../database/database.ts';
import { listCategories } from './list-categories.ts';
import { productsByIds } from './list-products.ts';

/**
 * Of these links, paths without region with what follows them, those to a product that is not published or to a category that is not listed: visitors
 * find nothing there. A few statements for all.
 */
export const lostLinks =
  (database: Database) =>
  async (links: readonly string[]): Promise<ReadonlySet<string>> => {
    const targets = links.flatMap((link) => {
      const target = linkTarget(pathOfLink(link));
      return target === null ? [] : [{ link, ...target }];
    });
    if (targets.length === 0) return new Set();
    const listed = await listCategories(database)('uk');
    const shown = await productsByIds(database)(
      targets.flatMap(({ productId }) => productId ?? []),
      'uk',
    );
    const products = new Map(shown.map((product) => [product.id, product]));
    const isFound = ({ category, productId }: (typeof targets)[number]): boolean => {
      const product = productId === null ? undefined : products.get(productId);
      if (productId !== null && product === undefined) return false;
      if (category === null) return true;
      const list = listed.find(({ id, slug }) => slug === category || String(id) === category);
      if (list === undefined) return false;
      const within = listed.filter(({ id, parentId }) => id === list.id || parentId === list.id);
      return product === undefined || within.some(({ id }) => id === product.categoryId);
    };
    return new Set(targets.filter((target) => !isFound(target)).map(({ link }) => link));
  };
