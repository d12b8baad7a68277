import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { namedOrder } from './order-number.ts';

const REQUIRED = 'order.track.required';

/** How somebody without an account names an order: its number and the address its e-mails go to (R18). */
export const orderReference = {
  orderNumber: v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.transform(namedOrder),
    v.regex(/^ORD-\d{1,15}$/, 'order.track.badNumber'),
  ),
  email: v.pipe(
    v.string(REQUIRED),
    v.transform(withoutInvisible),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.maxLength(254, 'order.track.badEmail'),
    v.email('order.track.badEmail'),
  ),
};

/** What is asked of who has lost the way to an order (R18). */
export const trackFormSchema = v.object(orderReference, 'order.track.required');

export type TrackForm = v.InferOutput<typeof trackFormSchema>;
