import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { OPTION_CODE, OPTIONS_MAX } from '../rental/rental-option.ts';
import { DURATIONS } from '../rental/tiers.ts';
import {
  hasFittingTerms,
  MAX_LINES,
  MAX_QUANTITY,
  MAX_RENTAL_COUNT,
  rentalOf,
  uniqueKeyOf,
  type Line,
  type SentLine,
} from './cart-item.ts';

/** What a client says of a line: the product, the pieces, and for a rental its terms; never a name or price (R17). */
export const lineEntries = {
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  isRental: v.optional(v.boolean(), false),
  rentalDuration: v.optional(v.nullable(v.picklist(DURATIONS)), null),
  rentalCount: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RENTAL_COUNT.day))),
    null,
  ),
  rentalStartDate: v.optional(v.nullable(daySchema()), null),
  rentalOptions: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(OPTION_CODE))), v.maxLength(OPTIONS_MAX)),
  ),
};

/** A line out of what was sent of it. */
export const toLine = ({ id, quantity, ...terms }: SentLine): Line => ({
  id,
  quantity,
  rental: rentalOf(terms),
});

/** A line as it is asked for, wherever it comes from: the cart, the checkout, a question for a bulk price. */
export const lineSchema = v.pipe(
  v.strictObject(lineEntries),
  v.check((line) => hasFittingTerms(line), 'The terms do not fit a purchase or a rental'),
  v.transform((line) => toLine(line)),
);

const kept = v.pipe(
  v.array(lineSchema),
  v.maxLength(MAX_LINES),
  v.transform((lines) => lines.map((line) => ({ ...line, uniqueKey: uniqueKeyOf(line.id, line.rental) }))),
  v.check(
    (lines) => new Set(lines.map(({ uniqueKey }) => uniqueKey)).size === lines.length,
    'Two lines are the same',
  ),
);

/** The body of `PUT /api/cart`: the whole cart, at most MAX_LINES lines of at most MAX_QUANTITY pieces. */
export const cartRequestSchema = v.strictObject({ lines: kept });

/** Names something that is to happen to a cart once, however often it is sent. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/));

/** The body of `POST /api/cart/merge`: a visitor's cart, and the token by which it is taken in only once. */
export const mergeRequestSchema = v.strictObject({
  token: tokenSchema,
  lines: kept,
});
