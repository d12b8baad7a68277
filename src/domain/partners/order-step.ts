import * as v from 'valibot';
import type { Tracking } from '../orders/carriers.ts';
import { trackingSchema } from '../orders/tracking-schema.ts';

/** The body of `POST /partner/orders/{id}/steps`: what a warehouse does with an order. Money, cancelling and leases are not among it. */
export const orderStepBody = v.variant('step', [
  v.strictObject({
    step: v.literal('shipped'),
    tracking: v.strictObject(trackingSchema.entries),
  }),
  v.strictObject({ step: v.literal('delivered') }),
]);
export type WarehouseStep = v.InferOutput<typeof orderStepBody>;

/** What is known of the steps that an order has taken. */
export interface StepsTaken {
  /** The parcel that it was sent in; null until then. */
  readonly tracking: Tracking | null;
  /** ISO 8601; null until it arrived. */
  readonly deliveredAt: string | null;
}

/** Whether a step is still to be taken, was taken already, or was taken otherwise: in another parcel. */
export function judgeStep(
  { tracking, deliveredAt }: StepsTaken,
  asked: WarehouseStep,
): 'open' | 'taken' | 'contradicts' {
  if (asked.step === 'delivered') return deliveredAt === null ? 'open' : 'taken';
  if (tracking === null) return 'open';
  const { carrier, number } = asked.tracking;
  return tracking.carrier === carrier && tracking.number === number ? 'taken' : 'contradicts';
}
