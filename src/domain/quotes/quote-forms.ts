import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { NOTE_MAX_LENGTH } from './quote.ts';
import { typedAmount } from '../money/major-units.ts';
import { missing, requiredLine as line, requiredName, requiredPlace } from '../contact-data/required-text.ts';
import { COUNTRIES } from '../contact-data/countries.ts';
import { toE164 } from '../contact-data/phone.ts';
import { MAX_LINES } from '../cart/cart-item.ts';

const AMOUNT = 'backoffice.quotes.error.amount';
const DAYS = 'backoffice.quotes.error.days';
const VALID_UNTIL = 'backoffice.quotes.error.validUntil';
/** No transport of goods takes longer. */
const MAX_DAYS = 90;

/** An amount as staff type it, in minor units. */
const typedMinor = v.pipe(
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
const typedNote = v.pipe(
  v.optional(v.string(), ''),
  v.transform(withoutInvisible),
  v.trim(),
  v.maxLength(NOTE_MAX_LENGTH, 'checkout.error.tooLong'),
  v.transform((note) => (note === '' ? null : note)),
);

/** The version that the form was written against, so that of two answers at once one is refused. */
export const seenVersion = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** What every answer about delivery says: its price, its days, some words. */
const deliveryEntries = {
  shippingMinor: typedMinor,
  minDays: typedDays,
  maxDays: typedDays,
  note: typedNote,
};

/** The message key of days that stand the wrong way round. */
const DAYS_ORDER = 'backoffice.quotes.error.daysOrder';

/** Whether the days stand in order. */
const daysInOrder = ({ minDays, maxDays }: { minDays: number; maxDays: number }): boolean =>
  minDays <= maxDays;

/** Who asks for a bulk price, and where the goods go (R10). Issues are message keys; the phone becomes E.164. */
export const quoteRequestSchema = v.pipe(
  v.object({
    name: requiredName('name', 100),
    email: v.pipe(line('email', 254), v.email('checkout.error.email')),
    phone: line('phone', 40),
    country: v.picklist(COUNTRIES, missing('country')),
    city: requiredPlace('city', 100),
    note: typedNote,
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['phone']],
      ({ country, phone }) => toE164(phone, country) !== null,
      'checkout.error.phone',
    ),
    ['phone'],
  ),
  v.transform((form) => ({ ...form, phone: toE164(form.phone, form.country) ?? form.phone })),
);
export type QuoteRequest = Readonly<v.InferOutput<typeof quoteRequestSchema>>;

/** Staff's answer to a request for a bulk price: a price for each line, delivery, and how long it holds (R10). */
export const offerFormSchema = v.pipe(
  v.object({
    ...deliveryEntries,
    version: seenVersion,
    unitsMinor: v.pipe(
      v.array(typedMinor),
      v.minLength(1),
      v.maxLength(MAX_LINES),
      v.check((units) => units.some((unit) => unit > 0), 'backoffice.quotes.error.worthNothing'),
    ),
    validUntil: v.pipe(v.string(VALID_UNTIL), v.trim(), daySchema(VALID_UNTIL)),
  }),
  v.forward(v.partialCheck([['minDays'], ['maxDays']], daysInOrder, DAYS_ORDER), ['maxDays']),
);
export type OfferForm = v.InferOutput<typeof offerFormSchema>;

/** The price of delivery of a bulk order as staff set it (R10). Issues are message keys. */
export const deliveryFormSchema = v.pipe(
  v.object({ ...deliveryEntries, version: seenVersion }),
  v.forward(v.partialCheck([['minDays'], ['maxDays']], daysInOrder, DAYS_ORDER), ['maxDays']),
);
export type DeliveryForm = v.InferOutput<typeof deliveryFormSchema>;

const REQUIRED = 'backoffice.quotes.error.reason';

/** Why staff decline a request; its customer reads it. */
export const declineSchema = v.object({
  version: seenVersion,
  reason: v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(NOTE_MAX_LENGTH, 'checkout.error.tooLong'),
  ),
});
