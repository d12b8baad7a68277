import * as v from 'valibot';
import { DAYS_ORDER, daysInOrder, deliveryEntries, seenVersion } from './delivery-entries.ts';

/** The price of delivery of a bulk order as staff set it (R10). Issues are message keys. */
export const deliveryFormSchema = v.pipe(
  v.object({ ...deliveryEntries, version: seenVersion }),
  v.forward(v.partialCheck([['minDays'], ['maxDays']], daysInOrder, DAYS_ORDER), ['maxDays']),
);
export type DeliveryForm = v.InferOutput<typeof deliveryFormSchema>;
