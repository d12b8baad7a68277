import { LISTING_PAGE_SIZE, sortOf } from '../../domain/catalogue/listing-order.ts';
import type { ProductCondition, ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { CategoryView, Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { parseListingAddress } from './listing-address.ts';

/** What a listing asks of the catalogue. */
interface Catalogue {
  readonly listCategories: (locale: Locale) => Promise<readonly CategoryView[]>;
  readonly listProducts: (query: ProductQuery) => Promise<{
    readonly products: readonly Product[];
    readonly total: number;
    readonly notice?: string;
  }>;
}

interface ListingQuestion extends Pick<ProductQuery, 'locale' | 'currency'> {
  readonly catalogue: Catalogue;
  readonly isWanted: (category: CategoryView) => boolean;
  /** Narrows the list to one product (R12); null for all. */
  readonly productId: number | null;
  readonly search: URLSearchParams;
}

const linkOf = ({ slug, name }: CategoryView) => ({ slug, name });

/** One page of a category with what stands around it; null if there is no such category or page (R12). */
export async function findListing({ catalogue, isWanted, productId, search, ...request }: ListingQuestion) {
  const categories = await catalogue.listCategories(request.locale);
  const category = categories.find(isWanted);
  if (category === undefined) return null;
  const { sort, page } = parseListingAddress(search);
  const inCategory: ProductCondition = {
    kind: 'number',
    field: 'categoryId',
    operator: '$eq',
    values: [category.id],
  };
  const isProduct: readonly ProductCondition[] =
    productId === null ? [] : [{ kind: 'number', field: 'id', operator: '$eq', values: [productId] }];
  const { products, total, notice } = await catalogue.listProducts({
    ...request,
    condition: { kind: 'and', conditions: [inCategory, ...isProduct] },
    sort: sortOf(sort),
    page,
    pageSize: LISTING_PAGE_SIZE,
  });
  const pageCount = Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
  if (page > pageCount) return null;
  const parent = categories.find(({ id }) => id === category.parentId);
  return {
    category: { ...linkOf(category), description: category.description, kind: category.kind },
    parent: parent ? linkOf(parent) : null,
    /** The categories below this one, or beside it if it is itself below another. */
    subcategories: categories
      .filter(({ parentId }) => parentId !== null && parentId === (category.parentId ?? category.id))
      .map(linkOf),
    products,
    total,
    notice,
    sort,
    page,
    pageCount,
  };
}

export type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;
