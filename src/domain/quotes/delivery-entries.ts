import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { typedAmount } from '../money/major-units.ts';

const AMOUNT = 'backoffice.quotes.error.amount';
const DAYS = 'backoffice.quotes.error.days';
/** No transport of goods takes longer. */
const MAX_DAYS = 90;
export const NOTE_MAX_LENGTH = 1000;

/** An amount as staff type it, in minor units. */
export const typedMinor = v.pipe(
  v.string(AMOUNT),
  v.transform(typedAmount),
  v.number(AMOUNT),
  v.safeInteger(AMOUNT),
);

const typedDays = v.pipe(
  v.string(DAYS),
  v.trim(),
  v.regex(/^\d{1,2}$/, DAYS),
  v.transform(Number),
  v.minValue(1, DAYS),
  v.maxValue(MAX_DAYS, DAYS),
);

/** Words for the other side; null for none. */
export const typedNote = v.pipe(
  v.optional(v.string(), ''),
  v.transform(withoutInvisible),
  v.trim(),
  v.maxLength(NOTE_MAX_LENGTH, 'checkout.error.tooLong'),
  v.transform((note) => (note === '' ? null : note)),
);

/** The version that the form was written against, so that of two answers at once one is refused. */
export const seenVersion = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** What every answer about delivery says: its price, its days, some words. */
export const deliveryEntries = {
  shippingMinor: typedMinor,
  minDays: typedDays,
  maxDays: typedDays,
  note: typedNote,
};

/** The message key of days that stand the wrong way round. */
export const DAYS_ORDER = 'backoffice.quotes.error.daysOrder';

/** Whether the days stand in order. */
export const daysInOrder = ({ minDays, maxDays }: { minDays: number; maxDays: number }): boolean =>
  minDays <= maxDays;
