import { taxLabel } from '../../content/tax-label.ts';
import { facetName, facetValue } from '../../domain/catalogue/facets/facet-query.ts';
import { facetsOf, type CountedFacet } from '../../domain/catalogue/facets/facet.ts';
import { printNumber } from '../../domain/catalogue/print-specification.ts';
import { priceInView } from '../../domain/checkout/tax.ts';
import { currencyLabel } from '../../domain/money/format-money.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { ListingAddress } from './listing-address.ts';
import type { PriceBasis, PriceSpan } from './price-span.ts';
import type { DaysFilter } from './rent-view.server.ts';
import { facetLabel, printFacetValue, type Words } from './print-facet.server.ts';

/** What the filters say; printed on the server, for no other page needs it. */
export const filterWords = (
  { translate, locale }: Words,
  { total, currency }: { total: number; currency: Currency },
) => {
  const sign = { currency: currencyLabel(currency, locale) };
  return {
    title: translate('filter.title'),
    show: translate('filter.show', { count: total }),
    more: translate('filter.more'),
    chosen: translate('filter.chosen'),
    clear: translate('filter.clear'),
    emptyText: translate('filter.emptyText'),
    priceFrom: translate('filter.price.from', sign),
    priceTo: translate('filter.price.to', sign),
    currency: sign.currency,
  };
};

export type FilterWords = ReturnType<typeof filterWords>;

/** One value that may be chosen, as a form and a shopper know it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many products it would leave beside what is chosen of other filters. */
  readonly total: number;
  readonly isChosen: boolean;
}

/** A filter with its values; `name` as the form sends it. */
export interface ValueFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** The filter by price, in whole units of the page's currency; ends as they are typed, empty where none is. */
export interface PriceFilter {
  readonly label: string;
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
  readonly lowest: string;
  readonly highest: string;
}

/** Something that is chosen, and the query of the same list without it. */
export interface ChosenFilter {
  readonly label: string;
  /** What the way back from it is called. */
  readonly remove: string;
  readonly queryWithout: string;
}

interface SortOption {
  readonly value: string;
  readonly label: string;
}

/** What stands around a list to narrow it and put it in order; printed on the server, so that the script is small. */
export interface FilterView {
  readonly words: FilterWords;
  readonly price: PriceFilter | null;
  /** Null for goods. */
  readonly days: DaysFilter | null;
  readonly filters: readonly ValueFilter[];
  readonly chosen: readonly ChosenFilter[];
  /** The query of the list without all that is chosen. */
  readonly queryOfAll: string;
  /** The query of the list as it is, its page left out. */
  readonly query: string;
  readonly sort: string;
  readonly sorts: readonly SortOption[];
}

/** What narrows a list. */
type Narrowing = Pick<ListingAddress, 'values' | 'price'>;
type ValueFacet = Exclude<CountedFacet, { key: 'price' }>;

/** What a list's filters are printed for. */
interface FilterScene {
  /** Whose specs are offered; a category without any offers those of all goods. */
  readonly categoryId: number;
  readonly basis: PriceBasis;
  /** Whether its price is that of a day. */
  readonly isRental: boolean;
  readonly words: Words;
}

const isValueFacet = (facet: CountedFacet): facet is ValueFacet => facet.key !== 'price';

/** The filters of a list. One that could only take away everything or nothing is left out, unless it is chosen from. */
export function valueFilters(
  facets: readonly CountedFacet[],
  { values }: Narrowing,
  { categoryId, words }: FilterScene,
): readonly ValueFilter[] {
  return facets.filter(isValueFacet).flatMap(({ key, values: counted }) => {
    const chosen = values[key] ?? [];
    const gone = chosen.filter((value) => counted.every((each) => each.value !== value));
    const all = [...counted, ...gone.map((value) => ({ value, total: 0 }))];
    if (all.length < 2 && key !== 'stock' && chosen.length === 0) return [];
    return {
      name: facetName(key),
      label: facetLabel(key, words),
      options: all.map(({ value, total }) => ({
        value: facetValue(key, value),
        label: printFacetValue({ categoryId, key }, value, words),
        total,
        isChosen: chosen.includes(value),
      })),
    };
  });
}

/** The filter by price, in the prices that are shown large unless a visitor chooses otherwise, and labelled so; null where all costs the same and none is asked for. */
export function priceFilter(
  facets: readonly CountedFacet[],
  { price }: Narrowing,
  { basis, isRental, words }: FilterScene,
): PriceFilter | null {
  const { currency, taxRule, priceView } = basis;
  const facet = facets.find((each) => each.key === 'price');
  const own = price?.currency === currency ? price : null;
  if (facet?.key !== 'price' || (facet.from === facet.to && own === null)) return null;
  const typed = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : String(amount);
  const shown = (minor: number) => priceInView(money(minor, currency), priceView, taxRule).minor;
  return {
    label: `${words.translate(isRental ? 'facet.priceDay' : 'facet.price')} ${words.translate(taxLabel(basis.priceView))}`,
    currency,
    from: typed(own?.from),
    to: typed(own?.to),
    lowest: facet.from === null ? '' : printNumber(Math.floor(shown(facet.from) / 100), words.locale),
    highest: facet.to === null ? '' : printNumber(Math.ceil(shown(facet.to) / 100), words.locale),
  };
}

/** `від 1 000 до 5 000 грн з ПДВ`. */
function printPrice(
  { currency, from, to }: PriceSpan,
  { basis, words: { locale, translate } }: FilterScene,
): string {
  const ends = from === null ? 'upTo' : to === null ? 'from' : 'between';
  const number = (amount: number | null) => (amount === null ? '' : printNumber(amount, locale));
  const printed = translate(`facet.price.${ends}`, {
    from: number(from),
    to: number(to),
    currency: currencyLabel(currency, locale),
  });
  return `${printed} ${translate(taxLabel(basis.priceView))}`;
}

/** Something chosen with the list without it. */
export const chosenFilter = (
  label: string,
  queryWithout: string,
  { translate }: Pick<Words, 'translate'>,
): ChosenFilter => ({ label, remove: translate('filter.remove', { filter: label }), queryWithout });

/** All that is chosen, one by one, each with the list without it. */
export function chosenFilters(
  { values, price }: Narrowing,
  scene: FilterScene,
  printQuery: (rest: Narrowing) => string,
): readonly ChosenFilter[] {
  const { categoryId, words } = scene;
  const ofValues = facetsOf(categoryId).flatMap(({ key }): readonly ChosenFilter[] => {
    if (key === 'price') return [];
    const { [key]: chosen = [], ...others } = values;
    return chosen.map((value) => {
      const printed = printFacetValue({ categoryId, key }, value, words);
      const rest = chosen.filter((other) => other !== value);
      return chosenFilter(
        key === 'stock' || key === 'brand' ? printed : `${facetLabel(key, words)}: ${printed}`,
        printQuery({ price, values: rest.length === 0 ? others : { ...others, [key]: rest } }),
        words,
      );
    });
  });
  if (price?.currency !== scene.basis.currency) return ofValues;
  return [...ofValues, chosenFilter(printPrice(price, scene), printQuery({ values, price: null }), words)];
}
