import * as v from 'valibot';
import { billingSchema } from '../../domain/checkout/billing-form.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingFormSchema } from '../../domain/checkout/shipping-form.ts';
import { clampStep } from '../../domain/checkout/steps.ts';
import { billingOf } from './shipping-errors.ts';
import type { CheckoutDraft } from './draft.ts';

function isShippingDone(draft: CheckoutDraft): boolean {
  const billing = billingOf(draft);
  const isBillingDone = billing === null || v.is(billingSchema(draft.shipping.country), billing);
  return isBillingDone && v.is(shippingFormSchema, draft.shipping);
}

/** The checkout step to show: the one in the address, or the first before it that is not filled in yet (C §4). */
export function reachableStep(
  wanted: string | null,
  draft: CheckoutDraft,
  offered: readonly PaymentMethod[],
): number {
  const step = clampStep(Number(wanted));
  if (!isShippingDone(draft)) return 1;
  const isPaymentChosen = draft.payment !== null && offered.includes(draft.payment);
  return isPaymentChosen ? step : Math.min(step, 2);
}
