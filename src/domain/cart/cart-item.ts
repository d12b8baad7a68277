import * as v from 'valibot';
import { DURATIONS } from '../rental/duration.ts';
import type { RentalTerms } from './unique-key.ts';
import { uniqueKeyOf } from './unique-key.ts';

/** The most pieces of one line. */
export const MAX_QUANTITY = 999;
/** The most lines of one cart. */
export const MAX_LINES = 100;
/** The longest rental of one line, in its own durations. */
export const MAX_RENTAL_COUNT = 36;

const minorSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const tiersSchema = v.object({ day: minorSchema, week: minorSchema, month: minorSchema });

const itemFields = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  uniqueKey: v.string(),
  name: v.pipe(v.string(), v.maxLength(500)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  brand: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  price: v.object({ UAH: minorSchema, PLN: minorSchema }),
  isRental: v.boolean(),
  rentalDuration: v.nullable(v.picklist(DURATIONS)),
  rentalCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RENTAL_COUNT))),
  rentalStartDate: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  rentalTiers: v.nullable(v.object({ UAH: tiersSchema, PLN: tiersSchema })),
});

/**
 * One line of a cart as the browser stores it (S §3, R15). Names and prices are remembered for display alone, prices in
 * minor units per currency: `price` of one piece, `rentalTiers` of one rented block; the server prices orders afresh
 * (R17). `rentalDuration`, `rentalCount` and `rentalTiers` are null exactly for purchases; `rentalStartDate` is absent
 * or null until a day is chosen. The `uniqueKey` is always the one of the other fields.
 */
export const cartItemSchema = v.pipe(
  itemFields,
  v.check(({ isRental, rentalDuration, rentalCount, rentalTiers }) =>
    [rentalDuration, rentalCount, rentalTiers].every((term) => (term !== null) === isRental),
  ),
  v.check((item) => item.uniqueKey === uniqueKeyOf(item.id, rentalTermsOf(item))),
);
export type CartItem = Readonly<v.InferOutput<typeof cartItemSchema>>;

/** A whole stored cart; `version` tells later shapes apart. */
export const cartSchema = v.object({
  version: v.literal(1),
  items: v.pipe(v.array(cartItemSchema), v.maxLength(MAX_LINES)),
});

function rentalTermsOf(item: v.InferOutput<typeof itemFields>): RentalTerms | null {
  const { rentalDuration: duration, rentalCount: count, rentalStartDate: startDate = null } = item;
  return duration === null || count === null ? null : { duration, count, startDate };
}
