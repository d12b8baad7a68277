import { workingDaysFrom } from '../calendar/working-days.ts';
import type { Market } from '../locale/market.ts';
import type { ShippingRule } from './shipping-rules.ts';

/** Working days until paid goods are handed to the carrier: orders are processed within 24 hours on working days (C §9). */
const DAYS_TO_HAND_OVER = 1;

/** The first and the last day on which goods arrive; calendar days, ISO 8601. */
export interface Arrival {
  readonly first: string;
  readonly last: string;
}

/** When goods arrive that are ordered and paid on a calendar day, by the days that a rule promises from the hand-over (R10). */
export function arrivalOf(
  orderedOn: string,
  { days, market }: Pick<ShippingRule, 'days'> & { readonly market: Market },
): Arrival {
  const handedOver = workingDaysFrom(orderedOn, DAYS_TO_HAND_OVER, market);
  return {
    first: workingDaysFrom(handedOver, days.min, market),
    last: workingDaysFrom(handedOver, days.max, market),
  };
}
