import { cardProduct, type CategoryView, type Product } from '../../domain/catalogue/product.ts';
import type { CountedFacet, FacetChoices } from '../../domain/catalogue/facets/facet.ts';
import { offeredValues } from '../../domain/catalogue/facets/facet-query.ts';
import { narrowedListing } from '../../domain/catalogue/facets/facet-conditions.ts';
import { LISTING_ORDERS, LISTING_PAGE_SIZE, sortOf } from '../../domain/catalogue/listing.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { guideFor } from './guide-for.server.ts';
import { isNarrowed, parseListingAddress } from './listing-address.ts';
import { listingFilters } from './listing-filters.server.ts';
import { priceChoice, type PriceBasis } from './price-span.ts';
import type { Words } from './print-facet.server.ts';

type Scope = Pick<ProductQuery, 'locale' | 'currency'>;

/** What a listing asks of the catalogue. */
interface Catalogue {
  readonly listCategories: (locale: Locale) => Promise<readonly CategoryView[]>;
  readonly listProducts: (query: ProductQuery) => Promise<{
    readonly products: readonly Product[];
    readonly total: number;
    readonly notice?: string;
  }>;
  readonly countFacets: (
    query: Scope & { readonly categoryId: number; readonly choices: FacetChoices },
  ) => Promise<readonly CountedFacet[]>;
}

interface ListingQuestion extends Words, PriceBasis {
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
  const asked = parseListingAddress(search);
  const { sort, page } = asked;
  const address = { ...asked, values: offeredValues(category.id, asked.values) };
  const choices = { values: address.values, ...priceChoice(address.price, request) };
  const scope = { locale: request.locale, currency: request.currency };
  const inListing = narrowedListing(category.id, choices);
  const [{ products, total, notice }, facets] = await Promise.all([
    catalogue.listProducts({
      ...scope,
      condition:
        productId === null
          ? inListing
          : {
              kind: 'and',
              conditions: [inListing, { kind: 'number', field: 'id', operator: '$eq', values: [productId] }],
            },
      sort: sortOf(sort),
      page,
      pageSize: LISTING_PAGE_SIZE,
    }),
    productId === null ? catalogue.countFacets({ ...scope, categoryId: category.id, choices }) : [],
  ]);
  const pageCount = Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
  if (page > pageCount) return null;
  const isWhole = page === 1 && productId === null && !isNarrowed(address);
  const parent = categories.find(({ id }) => id === category.parentId);
  return {
    category: { ...linkOf(category), description: category.description, kind: category.kind },
    parent: parent ? linkOf(parent) : null,
    /** The categories below this one, or beside it if it is itself below another. */
    subcategories: categories
      .filter(({ parentId }) => parentId !== null && parentId === (category.parentId ?? category.id))
      .map(linkOf),
    products: products.map(cardProduct),
    total,
    notice,
    page,
    pageCount,
    isNarrowed: isNarrowed(address),
    isSorted: sort !== LISTING_ORDERS[0],
    /** On the first page of the whole category alone: elsewhere it would stand again and again. */
    guide: isWhole ? guideFor(category.slug, categories, request) : null,
    filters: listingFilters({ category, total, facets, address, request }),
  };
}

export type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;
