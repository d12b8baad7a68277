import type { CatalogueReads } from '../catalogue-reads.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { plainSearch, withoutFacets } from '../search/search-listing.ts';
import {
  builtInCategories,
  builtInSlides,
  describeBuiltIn,
  findBuiltIn,
  listBuiltIn,
  searchBuiltIn,
  showBuiltIn,
} from './built-in-reads.ts';
import type { Outage } from './watch-outage.ts';

type Read<Input extends readonly unknown[], Result> = (...input: Input) => Promise<Result>;

interface Instead<Input extends readonly unknown[], Result> {
  /** What the shop answers by itself; undefined for what it knows nothing of. */
  readonly builtIn: (...input: Input) => Result | undefined;
  /** Whether an answer may mean that the catalogue is empty. */
  readonly isNothing: (found: Result) => boolean;
}

interface Options {
  readonly outage: Outage;
  /** The built-in list has answered: what is made of it is true for this moment alone. */
  readonly onUsed: () => void;
}

const NEVER = () => false;

/**
 * The reads of the catalogue as pages use them: where it cannot be read or is empty, the built-in list answers (R13, S
 * §8). What the list knows nothing of fails as before, for an unknown product is not one that does not exist.
 */
export function orBuiltIn(
  { catalogue, search, content, discovery }: CatalogueReads,
  { outage, onUsed }: Options,
): CatalogueReads {
  const isEmpty = async () => {
    const first = { locale: 'uk', currency: 'UAH', sort: [], page: 1, pageSize: 1 } as const;
    return (await catalogue.listProducts(first)).total === 0;
  };
  const either =
    <Input extends readonly unknown[], Result>(
      read: Read<Input, Result>,
      { builtIn, isNothing }: Instead<Input, Result>,
    ): Read<Input, Result> =>
    async (...input) => {
      const instead = <Otherwise>(otherwise: () => Otherwise) => {
        const answer = builtIn(...input);
        if (answer === undefined) return otherwise();
        onUsed();
        return answer;
      };
      const failWith = (cause: Error) => () => {
        throw cause;
      };
      const known = outage.cause();
      if (known !== null) return instead(failWith(known));
      try {
        const found = await read(...input);
        return isNothing(found) && (await isEmpty()) ? instead(() => found) : found;
      } catch (error) {
        if (!(error instanceof Error) || !isUnavailable(error)) throw error;
        outage.report(error);
        return instead(failWith(error));
      }
    };
  const productsToShow = either(catalogue.productsToShow, {
    builtIn: showBuiltIn,
    isNothing: (products) => products.length === 0,
  });
  const hasNone = ({ total }: { readonly total: number }) => total === 0;
  return {
    catalogue: {
      ...catalogue, // what prices an order, or answers programs, is true or fails
      listProducts: either(catalogue.listProducts, { builtIn: listBuiltIn, isNothing: hasNone }),
      listChoices: either(catalogue.listChoices, { builtIn: listBuiltIn, isNothing: NEVER }),
      countFacets: either(catalogue.countFacets, { builtIn: () => [], isNothing: NEVER }),
      sizeCategories: either(catalogue.sizeCategories, { builtIn: () => [], isNothing: NEVER }),
      findProduct: either(catalogue.findProduct, {
        builtIn: findBuiltIn,
        isNothing: (product) => product === null,
      }),
      productsToShow: async (ids, locale) => (ids.length > 0 ? productsToShow(ids, locale) : []),
      describeProducts: either(catalogue.describeProducts, { builtIn: describeBuiltIn, isNothing: NEVER }),
      relatedTo: either(catalogue.relatedTo, { builtIn: () => [], isNothing: NEVER }),
      listCategories: either(catalogue.listCategories, {
        builtIn: builtInCategories,
        isNothing: (categories) => categories.length === 0,
      }),
    },
    search: {
      ...search,
      searchProducts: either(search.searchProducts, { builtIn: searchBuiltIn, isNothing: hasNone }),
      searchListing: either(search.searchListing, {
        builtIn: (query) => {
          const found = searchBuiltIn(plainSearch(query));
          return found && withoutFacets(found);
        },
        isNothing: ({ foundTotal }) => foundTotal === 0,
      }),
    },
    discovery, // tells search engines of the whole catalogue, or of nothing
    content: {
      listPromotions: either(content.listPromotions, { builtIn: () => [], isNothing: NEVER }),
      listAds: either(content.listAds, { builtIn: () => [], isNothing: NEVER }),
      listSlides: either(content.listSlides, { builtIn: builtInSlides, isNothing: NEVER }),
    },
  };
}
