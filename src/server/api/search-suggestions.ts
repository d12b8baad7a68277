import * as v from 'valibot';
import { regionOf, type Locale } from '../../domain/locale/locale.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { toMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES, money, type Currency } from '../../domain/money/money.ts';
import { SEARCH_TERM_MAX } from '../../domain/search/search-limits.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { suggestBuiltIn } from '../fallback/built-in-reads.ts';
import type { AppOptions } from '../http/app-options.ts';
import type { Suggestions } from '../search/suggest.ts';
import {
  currencyParameter,
  localeParameter,
  requestedCurrency,
  requestedLocale,
  queryObject,
} from './query/parameters.ts';
import { defineRoute } from './route.ts';
import { imageRecord } from './serializers/record-parts.ts';

/** A product as the search box lists it. */
export const rowSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    brand: v.string(),
    image: v.nullable(v.string()),
    price: v.pipe(
      v.nullable(v.number()),
      v.description('Major units, as the product’s `pricing_and_inventory` has it; of a day for a machine.'),
    ),
    originalPrice: v.pipe(
      v.nullable(v.number()),
      v.description('The lowest price of the 30 days before a reduction that runs now; null without one.'),
    ),
    currency: v.picklist(CURRENCIES),
    kind: v.picklist(['purchase', 'rental']),
    stock: v.pipe(v.number(), v.integer()),
    inStock: v.boolean(),
    mark: v.pipe(v.nullable(v.string()), v.description('Why it can only be looked at; normally null.')),
    url: v.string(),
  }),
  v.title('SearchRow'),
);

/** What the search box shows (R30). */
export const suggestionsSchema = v.strictObject({
  words: v.pipe(
    v.array(v.string()),
    v.description('Completions of the last word, of 4 and more characters.'),
  ),
  suggestions: v.pipe(
    v.array(rowSchema),
    v.description('The best products, their names cut to 50 characters.'),
  ),
  products: v.pipe(v.array(rowSchema), v.description('Result rows; none below two characters.')),
  places: v.pipe(
    v.array(
      v.strictObject({
        slug: v.pipe(v.string(), v.description('Of the category.')),
        name: v.pipe(v.string(), v.description('Of the category, in the language.')),
        brand: v.pipe(v.nullable(v.string()), v.description('The maker that the list is narrowed to.')),
      }),
    ),
    v.description('Lists of the catalogue that the term may be meant for.'),
  ),
  total: v.pipe(
    v.nullable(v.pipe(v.number(), v.integer())),
    v.description('How many products the search finds; null if they are more than were counted.'),
  ),
  shownFor: v.pipe(
    v.nullable(v.string()),
    v.description('The spelling that was searched instead when the term found nothing.'),
  ),
});

function row(product: Product, { locale, currency }: { locale: Locale; currency: Currency }) {
  const { sale, day, original } = product.prices[currency];
  const minor = sale ?? day;
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    image: imageRecord(product.picture, product.name)?.url ?? null,
    price: minor === null ? null : toMajor(money(minor, currency)),
    originalPrice: original === undefined ? null : toMajor(money(original, currency)),
    currency,
    kind: product.kind,
    stock: product.stock,
    inStock: product.stock > 0,
    mark: product.displayOnly?.mark ?? null,
    url: `/${regionOf(locale)}/product/${product.id}`,
  };
}

/**
 * Like the pages around the search box, it goes on from the built-in list while the catalogue cannot be read (R13);
 * `onBuiltIn` is told, because that is true for this moment alone. What the list has nothing for fails.
 */
async function suggestNow(
  { search }: AppOptions['shop'],
  query: { term: string; locale: Locale },
  onBuiltIn: () => void,
): Promise<Suggestions> {
  try {
    return await search.suggest(query);
  } catch (error) {
    const builtIn = isUnavailable(error) ? suggestBuiltIn(query) : undefined;
    if (builtIn === undefined) throw error;
    onBuiltIn();
    return builtIn;
  }
}

/** `GET /search/suggestions`: what the search box shows under a typed term (S §2, R30). */
export const searchSuggestions = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    isShared: true,
    path: '/search/suggestions',
    tag: 'Catalogue',
    summary: 'Words and products for a term that is being typed',
    query: queryObject({
      q: v.pipe(
        v.optional(
          v.pipe(
            v.string('Expected one text'),
            v.maxLength(SEARCH_TERM_MAX, `At most ${SEARCH_TERM_MAX} characters`),
          ),
          '',
        ),
        v.description('The term as typed; from its first character.'),
      ),
      locale: localeParameter,
      currency: currencyParameter,
    }),
    answers: {
      200: { description: 'The suggestions.', content: v.strictObject({ data: suggestionsSchema }) },
    },
    example: '/search/suggestions?q=інвер&locale=uk',
    async answer(c, { q, locale: givenLocale, currency: givenCurrency }) {
      const locale = requestedLocale(c, givenLocale);
      const asked = { locale, currency: requestedCurrency(c, givenCurrency) };
      const { suggestions, products, ...rest } = await suggestNow(shop, { term: q, locale }, () =>
        c.header('Cache-Control', 'no-store'),
      );
      return c.json({
        data: {
          ...rest,
          suggestions: suggestions.map((product) => row(product, asked)),
          products: products.map((product) => row(product, asked)),
        },
      });
    },
  });
