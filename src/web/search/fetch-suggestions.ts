import * as v from 'valibot';
import type { Locale } from '../../domain/locale/locale.ts';
import { fromMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES, type Currency } from '../../domain/money/money.ts';
import type { Suggestions } from './search-options.ts';

/** The API names pictures in full size; here the smallest does, so the name alone is kept. */
const pictureName = v.pipe(
  v.nullable(v.string()),
  v.transform((url) => /(?<![^/])([^/]+)-\d+\.\w+$/.exec(url ?? '')?.[1] ?? ''),
);

const row = v.pipe(
  v.object({
    /** One without an id is shown, and refused when it is chosen (S §5). */
    id: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    name: v.string(),
    image: pictureName,
    price: v.nullable(v.pipe(v.number(), v.minValue(0))),
    originalPrice: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
    currency: v.picklist(CURRENCIES),
    kind: v.picklist(['purchase', 'rental']),
    inStock: v.boolean(),
    mark: v.optional(v.nullable(v.string()), null),
  }),
  v.transform(({ id, name, image, price, originalPrice, currency, kind, inStock, mark }) => ({
    id,
    name,
    picture: image,
    price: price === null ? null : fromMajor(price, currency),
    original: originalPrice === null ? null : fromMajor(originalPrice, currency),
    isRental: kind === 'rental',
    isInStock: inStock,
    mark,
  })),
);

const answer = v.object({
  data: v.object({
    words: v.array(v.string()),
    suggestions: v.array(row),
    products: v.array(row),
    // An instance of the version before answers without them while one takes over from the other.
    places: v.optional(
      v.array(v.object({ slug: v.string(), name: v.string(), brand: v.nullable(v.string()) })),
      [],
    ),
    total: v.optional(v.nullable(v.number()), null),
    shownFor: v.nullable(v.string()),
  }),
});

/** An answer of `/api/search/suggestions`; throws on anything else. */
export const parseSuggestions = (json: unknown): Suggestions => v.parse(answer, json).data;

/** Asks the shop what to offer for a term; throws when there is no usable answer. */
export async function fetchSuggestions(
  { term, locale, currency }: { term: string; locale: Locale; currency: Currency },
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: term, locale, currency });
  const response = await fetch(`/api/search/suggestions?${query.toString()}`, { signal });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return parseSuggestions(await response.json());
}
