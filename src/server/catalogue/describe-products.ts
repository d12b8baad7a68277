import type { Product, SpecificationEntry } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { categoriesOf, type ProductCategory } from './categories-of.ts';
import { factsOf, type ProductFacts } from './facts-of.ts';
import { localizationsOf, type ProductLocalization } from './localizations-of.ts';
import { specificationsOf } from './specifications-of.ts';
import { tagsOf, type ProductTag } from './tags-of.ts';

/** Parts of a record that are read only when asked for (S §7). */
export const PRODUCT_GROUPS = ['specifications', 'categories', 'tags', 'localizations'] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** A product with the groups that were asked for; a group that was not is null. */
export interface DescribedProduct {
  readonly product: Product;
  readonly facts: ProductFacts;
  readonly specifications: readonly SpecificationEntry[] | null;
  readonly categories: readonly ProductCategory[] | null;
  readonly tags: readonly ProductTag[] | null;
  readonly localizations: readonly ProductLocalization[] | null;
}

/** Fills a page of products with their facts and groups, one query each whatever the size of the page (R14). */
export const describeProducts =
  (database: Database) =>
  async (
    products: readonly Product[],
    { locale, groups }: { locale: Locale; groups: ReadonlySet<ProductGroup> },
  ): Promise<readonly DescribedProduct[]> => {
    if (products.length === 0) return [];
    const ids = products.map(({ id }) => id);
    const [facts, specifications, categories, tags, localizations] = await Promise.all([
      factsOf(database, ids, locale),
      groups.has('specifications') ? specificationsOf(database, ids) : null,
      groups.has('categories') ? categoriesOf(database, ids, locale) : null,
      groups.has('tags') ? tagsOf(database, ids, locale) : null,
      groups.has('localizations') ? localizationsOf(database, ids) : null,
    ]);
    return products.flatMap((product) => {
      const own = facts.get(product.id);
      if (!own) return []; // gone since the page was listed
      return {
        product,
        facts: own,
        specifications: specifications && (specifications.get(product.id) ?? []),
        categories: categories && (categories.get(product.id) ?? []),
        tags: tags && (tags.get(product.id) ?? []),
        localizations: localizations && (localizations.get(product.id) ?? []),
      };
    });
  };
