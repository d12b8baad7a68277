import type { ListingOrder } from '../listing.ts';
import {
  countValues,
  type ValueTotal,
  type CountedFacet,
  type FacetChoices,
  facetsOf,
  IN_STOCK,
  type Facet,
  isInRange,
  rangeName,
} from './facet.ts';

/** What a found product is narrowed by. */
export interface FoundProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly brand: string;
  readonly isInStock: boolean;
  /** To buy, or for a day; minor units of the request's currency, null where there is none. */
  readonly price: number | null;
  /** Moment of its making in seconds since 1970, for the order by newness. */
  readonly createdAt: number;
  /** Specs by key. */
  readonly specs: Readonly<Record<string, number | string>>;
}

/** The categories that anything found stands in, with how many other choices leave of each. */
export interface FoundCategory {
  readonly categoryId: number;
  readonly total: number;
}

/** A product's value of a facet as totals name it; null where it has none. */
function valueOf(product: FoundProduct, key: Facet['key']): string | null {
  if (key === 'stock') return product.isInStock ? IN_STOCK : null;
  if (key === 'brand') return product.brand;
  const spec = product.specs[key];
  return spec === undefined ? null : String(spec);
}

function stands(product: FoundProduct, facet: Facet, { price, values }: FacetChoices): boolean {
  if (facet.key === 'price') {
    const { from = null, to = null } = price ?? {};
    if (from === null && to === null) return true;
    return product.price !== null && product.price >= (from ?? 0) && product.price <= (to ?? Infinity);
  }
  const chosen = values[facet.key] ?? [];
  if (chosen.length === 0) return true;
  const value = valueOf(product, facet.key);
  if (value === null) return false;
  if (!('ranges' in facet) || facet.ranges === null) return chosen.includes(value);
  return facet.ranges.some((range) => chosen.includes(rangeName(range)) && isInRange(Number(value), range));
}

const totalsOf = (products: readonly FoundProduct[], key: Facet['key']): readonly ValueTotal[] => {
  const grouped = Map.groupBy(products, (product) => valueOf(product, key));
  return [...grouped].flatMap(([value, group]) =>
    value === null ? [] : [{ facet: key, value, total: group.length }],
  );
};

const standAll = (products: readonly FoundProduct[], facets: readonly Facet[], choices: FacetChoices) =>
  products.filter((product) => facets.every((facet) => stands(product, facet, choices)));

function countFacet(
  products: readonly FoundProduct[],
  facet: Facet,
  { facets, choices }: { facets: readonly Facet[]; choices: FacetChoices },
): CountedFacet {
  const left = standAll(
    products,
    facets.filter((other) => other !== facet),
    choices,
  );
  if (facet.key !== 'price')
    return {
      key: facet.key,
      values: countValues(facet, totalsOf(products, facet.key), totalsOf(left, facet.key)),
    };
  const prices = left.flatMap(({ price }) => price ?? []);
  return {
    key: 'price',
    from: prices.length === 0 ? null : Math.min(...prices),
    to: prices.length === 0 ? null : Math.max(...prices),
  };
}

/** Stands for goods of any category: its specs are not offered. */
const ANY_GOODS = 0;

/**
 * Narrows what a search has found, at most some hundred products, and counts what each choice would leave. Specs are
 * offered when all that is left belongs to one category.
 */
export function filterListing(
  found: readonly FoundProduct[],
  { categoryIds, choices }: { categoryIds: readonly number[]; choices: FacetChoices },
) {
  const inCategories = found.filter(
    ({ categoryId }) => categoryIds.length === 0 || categoryIds.includes(categoryId),
  );
  const [only = ANY_GOODS, ...others] = new Set(inCategories.map(({ categoryId }) => categoryId));
  const categoryId = others.length === 0 ? only : ANY_GOODS;
  const facets = facetsOf(categoryId);
  const standing = Map.groupBy(standAll(found, facets, choices), (product) => product.categoryId);
  return {
    /** The category whose specs are offered, else one that has none. */
    categoryId,
    products: standAll(inCategories, facets, choices),
    facets: facets.map((facet) => countFacet(inCategories, facet, { facets, choices })),
    categories: [...new Set(found.map((product) => product.categoryId))].map((id): FoundCategory => ({
      categoryId: id,
      total: standing.get(id)?.length ?? 0,
    })),
  };
}

const byPrice = (one: FoundProduct, other: FoundProduct) =>
  (one.price ?? Infinity) - (other.price ?? Infinity) || one.id - other.id;

/**
 * Found products in the order that a shopper has chosen; the first of the orders is theirs as they were found. What was
 * made together, as whole deliveries are, stays as it was found: who looks for an inverter wants inverters first.
 */
export function sortListing(found: readonly FoundProduct[], order: ListingOrder): readonly FoundProduct[] {
  if (order === 'price-asc') return found.toSorted(byPrice);
  if (order === 'price-desc') return found.toSorted((one, other) => byPrice(other, one));
  if (order === 'newest') return found.toSorted((one, other) => other.createdAt - one.createdAt);
  return found;
}
