import { GUIDES } from '../../content/guides/guides.ts';
import type { GuideText } from '../../content/guides/guide.ts';
import { asOffered } from '../../domain/catalogue/offer.ts';
import { kindOf, type CategorySlug } from '../../domain/catalogue/categories.ts';
import { narrowedListing } from '../../domain/catalogue/facets/facet-conditions.ts';
import { offeredValues } from '../../domain/catalogue/facets/facet-query.ts';
import type { CountedFacet, FacetChoices } from '../../domain/catalogue/facets/facet.ts';
import { LISTING_ORDERS, LISTING_PAGE_SIZE, sortOf } from '../../domain/catalogue/listing.ts';
import type { ProductQuery } from '../../domain/catalogue/product-filter.ts';
import { cardProduct, type CategoryView, type Product } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { tieUnits, tieUnitsIn } from '../../domain/locale/no-break.ts';
import type { GuideView } from './buying-guide.tsx';
import { categoryPath, guidePath } from './category-path.ts';
import { whichOne, type ChoiceProse, type ChoiceReads } from './which-one.server.ts';
import {
  chosenFilter,
  chosenFilters,
  filterWords,
  priceFilter,
  valueFilters,
  type FilterView,
} from './filter-view.server.ts';
import {
  isNarrowed,
  parseListingAddress,
  printListingAddress,
  type ListingAddress,
} from './listing-address.ts';
import { priceChoice, type PriceBasis } from './price-span.ts';
import type { Words } from './print-facet.server.ts';
import {
  daysFilter,
  printListDays,
  withFreeDays,
  withRentDays,
  type DaysFilter,
  type RentalReads,
} from './rent-view.server.ts';

/** A category's buying guide in one language, of one that staff made that of the category that it is like; null for one of another shop. Links lead to what there is. */
function guideFor(
  categoryId: number,
  categories: readonly CategoryView[],
  { prose, translate }: Pick<ListingQuestion, 'prose' | 'translate'>,
): GuideView | null {
  const slug = kindOf(categoryId)?.slug;
  if (slug === undefined) return null;
  const { links } = GUIDES[slug];
  return {
    ...tieUnitsIn(prose.guide(slug)),
    title: translate('guide.title'),
    linksTitle: translate('guide.links'),
    links: links.flatMap((to) => {
      const category = categories.find((each) => each.slug === to);
      return category ? [{ path: categoryPath(to), name: category.name }] : [];
    }),
  };
}

/** The filters and orders of a category. Machines for rent are put in order and narrowed by their price of a day. */
function listingFilters({
  category,
  total,
  facets,
  address,
  days,
  request,
}: {
  category: Pick<CategoryView, 'id' | 'kind'>;
  total: number;
  facets: readonly CountedFacet[];
  address: ListingAddress;
  days: DaysFilter | null;
  request: Words & PriceBasis;
}): FilterView {
  const { currency, taxRule, priceView, ...words } = request;
  const basis = { currency, taxRule, priceView };
  const isRental = category.kind === 'rental';
  const scene = { categoryId: category.id, basis, isRental, words };
  const { sort } = address;
  const print = (rest: Partial<ListingAddress>) => printListingAddress({ ...address, page: 1, ...rest });
  return {
    words: filterWords(words, { total, currency }),
    price: priceFilter(facets, address, scene),
    days,
    filters: valueFilters(facets, address, scene),
    chosen: [
      ...(address.days === null
        ? []
        : [chosenFilter(printListDays(address.days, words), print({ days: null }), words)]),
      ...chosenFilters(address, scene, print),
    ],
    queryOfAll: print({ values: {}, price: null, days: null }),
    query: print({}),
    sort: sort === LISTING_ORDERS[0] ? '' : sort,
    sorts: LISTING_ORDERS.map((order, place) => ({
      value: place === 0 ? '' : order,
      label: words.translate(
        isRental && (order === 'price-asc' || order === 'price-desc')
          ? `listing.order.day-${order}`
          : `listing.order.${order}`,
      ),
    })),
  };
}

type Scope = Pick<ProductQuery, 'locale' | 'currency'>;

/** What a listing asks of the catalogue. */
interface Catalogue extends ChoiceReads {
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
  readonly prose: ChoiceProse & { readonly guide: (slug: CategorySlug) => GuideText };
  readonly rental: RentalReads;
  readonly isWanted: (category: CategoryView) => boolean;
  /** Narrows the list to one product (R12); null for all. */
  readonly productId: number | null;
  readonly search: URLSearchParams;
}

const linkOf = ({ slug, name }: CategoryView) => ({ slug, name });

/** One page of a category with what stands around it; null if there is no such category or page (R12). */
export async function findListing({
  catalogue,
  rental,
  isWanted,
  productId,
  search,
  ...request
}: ListingQuestion) {
  const categories = await catalogue.listCategories(request.locale);
  const category = categories.find(isWanted);
  if (category === undefined) return null;
  const asked = parseListingAddress(search);
  const { sort, page } = asked;
  const isRental = category.kind === 'rental';
  const address = {
    ...asked,
    values: offeredValues(category.id, asked.values),
    days: isRental ? asked.days : null,
  };
  const { currency } = request;
  const days = isRental ? daysFilter(address.days, { words: request, currency, rental }) : null;
  const choices = {
    values: address.values,
    ...priceChoice(address.price, request),
    ...(days?.wanted !== undefined && { days: days.wanted }),
  };
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
  const offered = products.map((product) => cardProduct(isRental ? asOffered(product, 'rent') : product));
  const cards = await withFreeDays(offered, {
    rental,
    currency,
    locale: request.locale,
  });
  const isWhole = page === 1 && productId === null && !isNarrowed(address);
  const parent = categories.find(({ id }) => id === category.parentId);
  return {
    category: { ...linkOf(category), description: tieUnits(category.description), kind: category.kind },
    parent: parent ? linkOf(parent) : null,
    /** The categories below this one, or beside it if it is itself below another. */
    subcategories: categories
      .filter(({ parentId }) => parentId !== null && parentId === (category.parentId ?? category.id))
      .map(linkOf),
    products:
      address.days === null || days?.wanted === undefined
        ? cards
        : withRentDays(cards, address.days, currency),
    total,
    notice,
    page,
    pageCount,
    isNarrowed: isNarrowed(address),
    isSorted: sort !== LISTING_ORDERS[0],
    /** On the first page of the whole category alone: elsewhere it would stand again and again. */
    guide: isWhole ? guideFor(category.id, categories, request) : null,
    which: isWhole ? await whichOne(category.id, catalogue, request) : null,
    /** The way to it from further pages and narrowed lists. */
    guideElsewhere:
      !isWhole && kindOf(category.id) !== undefined
        ? { path: guidePath(category.slug), title: request.translate('guide.title') }
        : null,
    filters: listingFilters({ category, total, facets, address, days: days?.filter ?? null, request }),
  };
}

export type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;
