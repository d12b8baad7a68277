import * as v from 'valibot';
import { orderReference } from './order-reference.ts';

/** What is asked of who has lost the way to an order (R18). */
export const trackFormSchema = v.object(orderReference, 'order.track.required');

export type TrackForm = v.InferOutput<typeof trackFormSchema>;
