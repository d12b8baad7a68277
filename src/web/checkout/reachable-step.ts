import * as v from 'valibot';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingFormSchema } from '../../domain/checkout/shipping-form.ts';
import { clampStep } from '../../domain/checkout/steps.ts';
import type { CheckoutDraft } from './draft.ts';

/** The checkout step to show: the one in the address, or the first before it that is not filled in yet (C §4). */
export function reachableStep(
  wanted: string | null,
  draft: CheckoutDraft,
  offered: readonly PaymentMethod[],
): number {
  const step = clampStep(Number(wanted));
  if (!v.is(shippingFormSchema, draft.shipping)) return 1;
  const isPaymentChosen = draft.payment !== null && offered.includes(draft.payment);
  return isPaymentChosen ? step : Math.min(step, 2);
}
