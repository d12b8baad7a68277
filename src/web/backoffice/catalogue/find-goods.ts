import type { EditedProductsQuery } from '../../../domain/catalogue/editing/edited-products-query.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { FoundProduct } from './product-finder.tsx';

/** What lists the products that staff look for. */
export interface ListsProducts {
  readonly listProducts: (
    query: EditedProductsQuery,
    locale: Locale,
  ) => Promise<{ readonly products: readonly FoundProduct[] }>;
}

/** So many products a search without script shows. */
const FOUND_SHOWN = 6;

/** Published products by name or article number, in the language of the page, for a form without script. */
export async function findGoods(
  { listProducts }: ListsProducts,
  { typed, locale }: { readonly typed: string; readonly locale: Locale },
): Promise<readonly FoundProduct[]> {
  const query = {
    search: typed,
    category: null,
    shown: 'published',
    translations: 'any',
    after: null,
  } as const;
  const { products } = await listProducts(query, locale);
  return products.slice(0, FOUND_SHOWN).map(({ id, name, articleNumber }) => ({ id, name, articleNumber }));
}
