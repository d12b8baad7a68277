import * as v from 'valibot';
import { MAX_LINES } from '../cart/cart-item.ts';
import { DAYS_ORDER, daysInOrder, deliveryEntries, seenVersion, typedMinor } from './delivery-entries.ts';

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
    validUntil: v.pipe(
      v.string('backoffice.quotes.error.validUntil'),
      v.trim(),
      v.isoDate('backoffice.quotes.error.validUntil'),
    ),
  }),
  v.forward(v.partialCheck([['minDays'], ['maxDays']], daysInOrder, DAYS_ORDER), ['maxDays']),
);
export type OfferForm = v.InferOutput<typeof offerFormSchema>;
