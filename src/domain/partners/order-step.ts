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
  /** The parcels in which its goods were sent, the first one first. */
  readonly parcels: readonly Tracking[];
  /** Whether anything is still to be sent, as far as its status says. */
  readonly isInPreparation: boolean;
  /** ISO 8601; null until it arrived. */
  readonly deliveredAt: string | null;
}

/**
 * Whether a step is still to be taken, was taken already, or was taken otherwise: all was sent in other parcels, or only a part in this one. A
 * program's own parcel takes all that is left, so the same again while the order is in preparation is no repeated call.
 */
export function judgeStep(
  { parcels, isInPreparation, deliveredAt }: StepsTaken,
  asked: WarehouseStep,
): 'open' | 'taken' | 'contradicts' {
  if (asked.step === 'delivered') return deliveredAt === null ? 'open' : 'taken';
  const { carrier, number } = asked.tracking;
  const isKnown = parcels.some((parcel) => parcel.carrier === carrier && parcel.number === number);
  if (isInPreparation) return isKnown ? 'contradicts' : 'open';
  if (parcels.length === 0) return 'open';
  return isKnown ? 'taken' : 'contradicts';
}
