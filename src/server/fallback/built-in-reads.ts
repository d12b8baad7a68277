import { FALLBACK_MADE_AT } from '../../content/fallback/fallback-products.ts';
import { carouselSlides } from '../../content/seed/merchandising.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import { homePlaceOf, isInMenu } from '../../domain/catalogue/category-places.ts';
import {
  meetsCondition,
  type KnownValues,
  type ProductQuery,
  type SortField,
} from '../../domain/catalogue/product-filter.ts';
import type { Product, ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { RESULTS_MAX } from '../../domain/search/search-limits.ts';
import { normaliseSearch } from '../../domain/search/normalise.ts';
import { firstWords } from '../../domain/search/search-words.ts';
import type { DescribedProduct, ProductGroup } from '../catalogue/describe-products.ts';
import type { CategoryRow } from '../catalogue/list-categories.ts';
import type { ProductPage } from '../catalogue/list-products.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import type { SearchQuery, SearchResult } from '../search/search-products.ts';
import { suggestionsOf, type Suggestions } from '../search/suggest.ts';
import { builtInProducts } from './built-in-products.ts';

const noticeIn = (locale: Locale) => messagesOf(locale).translate('displayOnly.notice');

/** Every category that the shop knows by itself, in one language (R13, S §8). */
export function builtInCategories(locale: Locale): CategoryRow[] {
  const lookUp = lookUpIn(locale);
  const at = { createdAt: FALLBACK_MADE_AT, updatedAt: FALLBACK_MADE_AT, publishedAt: FALLBACK_MADE_AT };
  return CATEGORIES.map((category) => ({
    ...category,
    name: lookUp(`category.${category.slug}.name`) ?? category.slug,
    description: lookUp(`category.${category.slug}.description`) ?? '',
    isInMenu: isInMenu(category),
    homePlace: homePlaceOf(category),
    notice: noticeIn(locale),
    ...at,
  }));
}

const knownOf = (product: Product, currency: Currency): KnownValues => ({
  text: (field) => {
    if (field === 'brand') return [product.brand];
    if (field === 'name') return [product.name];
    return field === 'articleNumber' ? [product.articleNumber] : [];
  },
  number: (field) => {
    if (field === 'id') return [product.id];
    if (field === 'categoryId') return [product.categoryId];
    if (field === 'price') return [product.prices[currency].sale ?? 0];
    return field === 'stock' ? null : [];
  },
});

function compareBy(field: SortField, { locale, currency }: ProductQuery) {
  const collator = new Intl.Collator(locale);
  const priceOf = ({ prices }: Product) => prices[currency].sale ?? 0;
  return (a: Product, b: Product): number => {
    if (field === 'price') return priceOf(a) - priceOf(b);
    if (field === 'name' || field === 'brand') return collator.compare(a[field], b[field]);
    return field === 'id' ? a.id - b.id : 0;
  };
}

const pageOf = <T>(list: readonly T[], { page, pageSize }: { page: number; pageSize: number }) =>
  list.slice((page - 1) * pageSize, page * pageSize);

/**
 * A page of the built-in products. Whether they can be had is not known: a listing of what is on stock has them too.
 * Undefined for a page beyond them, of which nothing is known.
 */
export function listBuiltIn(query: ProductQuery): ProductPage | undefined {
  const { condition, locale, currency, sort } = query;
  const found = builtInProducts(locale)
    .map(({ product }) => product)
    .filter((product) => condition === undefined || meetsCondition(condition, knownOf(product, currency)));
  if (query.page > 1 && (query.page - 1) * query.pageSize >= found.length) return undefined;
  const comparers = sort.map(({ field, direction }) => {
    const compare = compareBy(field, query);
    return (a: Product, b: Product) => (direction === 'asc' ? compare(a, b) : compare(b, a));
  });
  const sorted = found.toSorted((a, b) => {
    for (const compare of comparers) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
  return { products: pageOf(sorted, query), total: found.length, notice: noticeIn(locale) };
}

/** A built-in product with what its page needs; undefined for one that the list has not. */
export function findBuiltIn(id: number, locale: Locale): ProductDetail | undefined {
  const found = builtInProducts(locale).find(({ product }) => product.id === id);
  if (!found) return undefined;
  const { entry, product } = found;
  const categories = builtInCategories(locale).filter((category) => category.id === product.categoryId);
  return {
    ...product,
    description: categories.map(({ description }) => description).join(''),
    pictures: [product.picture],
    warrantyMonths: 0,
    specifications: [],
    categories: categories.map(({ id: categoryId, slug, name }) => ({ id: categoryId, slug, name })),
    tags: [],
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    publishedAt: entry.publishedAt,
  };
}

/** The built-in products among these; undefined when none is, for nothing is known of the others. */
export function showBuiltIn(ids: readonly number[], locale: Locale): readonly Product[] | undefined {
  const found = builtInProducts(locale).flatMap(({ product }) => (ids.includes(product.id) ? [product] : []));
  return found.length === 0 ? undefined : found;
}

/** What the list says of its own products: no specs. Undefined when another is among them. */
export function describeBuiltIn(
  products: readonly Product[],
  { locale, groups }: { locale: Locale; groups: ReadonlySet<ProductGroup> },
): readonly DescribedProduct[] | undefined {
  const details = products.map(({ id }) => findBuiltIn(id, locale)).filter((found) => found !== undefined);
  if (details.length < products.length) return undefined;
  return details.map((product) => ({
    product,
    facts: { ...product, type: findBuiltIn(product.id, 'uk')?.categories[0]?.name ?? '' },
    specifications: groups.has('specifications') ? product.specifications : null,
    categories: groups.has('categories') ? product.categories.map((category) => ({ ...category })) : null,
    tags: groups.has('tags') ? [] : null,
    localizations: groups.has('localizations') ? [] : null,
  }));
}

/** The built-in products that have every word of a term, in any language. */
export function searchBuiltIn({ term, locale, ...page }: SearchQuery): SearchResult | undefined {
  const words = normaliseSearch(firstWords(term))
    .split(' ')
    .filter((word) => word !== '');
  const found = builtInProducts(locale).filter(
    ({ searchText }) => words.length > 0 && words.every((word) => searchText.includes(word)),
  );
  if (page.page > 1 && (page.page - 1) * page.pageSize >= found.length) return undefined;
  const products = pageOf(found, page).map(({ product }) => product);
  return { products, total: found.length, shownFor: null, notice: noticeIn(locale) };
}

/** What is offered of the built-in products for a term that is being typed; undefined when nothing is. */
export function suggestBuiltIn({ term, locale }: { term: string; locale: Locale }): Suggestions | undefined {
  const query = { term, locale, onlyInStock: false, page: 1, pageSize: RESULTS_MAX };
  const { products = [] } = searchBuiltIn(query) ?? {};
  return products.length === 0 ? undefined : suggestionsOf(products, { term, shownFor: null });
}

/** Whether a slide leads to the page of a product that the list does not have. */
function leadsAstray(link: string, locale: Locale): boolean {
  const id = /^\/product\/(\d+)$/.exec(link)?.[1];
  return id !== undefined && findBuiltIn(Number(id), locale) === undefined;
}

/** The slides that the shop begins with; one of a product that the list does not have leads to the shop's own list. */
export const builtInSlides = (locale: Locale) =>
  carouselSlides.map((slide, index) => ({
    ...slide,
    id: index + 1,
    link: leadsAstray(slide.link, locale) ? '/shop' : slide.link,
    title: slide.title[locale],
    description: slide.description[locale],
  }));
