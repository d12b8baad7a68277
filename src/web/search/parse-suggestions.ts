import * as v from 'valibot';
import { fromMajor } from '../../domain/money/major-units.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
import type { Suggestions } from './suggestions.ts';

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
    shownFor: v.nullable(v.string()),
  }),
});

/** An answer of `/api/search/suggestions`; throws on anything else. */
export const parseSuggestions = (json: unknown): Suggestions => v.parse(answer, json).data;
