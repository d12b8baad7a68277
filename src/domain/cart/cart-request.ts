import * as v from 'valibot';
import { DURATIONS } from '../rental/rental-price.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_RENTAL_COUNT } from './cart-item.ts';
import { uniqueKeyOf, type RentalTerms } from './unique-key.ts';

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
  rentalStartDate: v.optional(v.nullable(v.pipe(v.string(), v.isoDate())), null),
};
const lineSchema = v.strictObject(lineEntries);
type SentLine = v.InferOutput<typeof lineSchema>;

/** Whether a line is a purchase without terms, or a rental with a duration and no longer than its MAX_RENTAL_COUNT. */
export const hasFittingTerms = ({
  isRental,
  rentalDuration,
  rentalCount,
}: Pick<SentLine, 'isRental' | 'rentalDuration' | 'rentalCount'>): boolean =>
  (rentalDuration !== null) === isRental &&
  (rentalCount === null || (rentalDuration !== null && rentalCount <= MAX_RENTAL_COUNT[rentalDuration]));

/** A line as an account keeps it; `uniqueKey` is always that of its other fields. */
export interface KeptLine {
  readonly id: number;
  readonly uniqueKey: string;
  readonly quantity: number;
  /** Null for a purchase. */
  readonly rental: RentalTerms | null;
}

function keptLine({ id, quantity, rentalDuration, rentalCount, rentalStartDate }: SentLine): KeptLine {
  const rental =
    rentalDuration === null
      ? null
      : { duration: rentalDuration, count: rentalCount ?? 1, startDate: rentalStartDate };
  return { id, uniqueKey: uniqueKeyOf(id, rental), quantity, rental };
}

const kept = v.pipe(
  v.array(
    v.pipe(
      lineSchema,
      v.check((line) => hasFittingTerms(line), 'The terms do not fit a purchase or a rental'),
    ),
  ),
  v.maxLength(MAX_LINES),
  v.transform((lines) => lines.map(keptLine)),
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
