import type { Currency } from '../../domain/money/money.ts';
import type { FilterWords } from './filter-words.server.ts';

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

export interface SortOption {
  readonly value: string;
  readonly label: string;
}

/** What stands around a list to narrow it and put it in order; printed on the server, so that the script is small. */
export interface FilterView {
  readonly words: FilterWords;
  readonly price: PriceFilter | null;
  readonly filters: readonly ValueFilter[];
  readonly chosen: readonly ChosenFilter[];
  /** The query of the list without all that is chosen. */
  readonly queryOfAll: string;
  /** The query of the list as it is, its page left out. */
  readonly query: string;
  readonly sort: string;
  readonly sorts: readonly SortOption[];
}
