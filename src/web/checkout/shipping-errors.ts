import * as v from 'valibot';
import { shippingFormSchema } from '../../domain/checkout/shipping-form.ts';
import { fieldErrors } from '../form/field-errors.ts';

/** The message key of each field of the first step that is wrong; those of a company begin with `billing.`. */
export type ShippingErrors = Readonly<Partial<Record<string, string>>>;

/** The wrong fields of a shipping form by their message keys (C §5); empty if all are right. */
export function shippingErrors(form: unknown): ShippingErrors {
  const parsed = v.safeParse(shippingFormSchema, form);
  return parsed.success ? {} : fieldErrors(parsed.issues);
}
