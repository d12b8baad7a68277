import * as v from 'valibot';
import { shippingFormSchema } from '../../domain/checkout/shipping-form.ts';
import { fieldErrors } from '../form/field-errors.ts';
import { billingSchema, type BillingShape } from '../../domain/checkout/billing-form.ts';
import type { Country } from '../../domain/contact-data/countries.ts';
import type { CheckoutDraft } from './draft.ts';

/** The message key of each field of the first step that is wrong; those of a company begin with `billing.`. */
export type ShippingErrors = Readonly<Partial<Record<string, string>>>;

/** The wrong fields of a shipping form by their message keys (C §5); empty if all are right. */
export function shippingErrors(form: unknown): ShippingErrors {
  const parsed = v.safeParse(shippingFormSchema, form);
  return parsed.success ? {} : fieldErrors(parsed.issues);
}

/** The company that a draft buys for, as it is typed; null for a person. */
export function billingOf({ billing }: CheckoutDraft): BillingShape | null {
  const { isCompany, company, taxNumber, isElsewhere, place } = billing;
  return isCompany ? { company, taxNumber, place: isElsewhere ? place : null } : null;
}

/** The country whose tax number a company has: of its own address, else of the delivery. */
export const taxCountry = ({ billing, shipping }: CheckoutDraft): Country =>
  billing.isElsewhere ? billing.place.country : shipping.country;

/** The wrong fields of a company by their message keys, `billing.company` and so on; empty if all are right. */
export function billingErrors(billing: unknown, delivery: Country): ShippingErrors {
  if (billing === null) return {};
  const { issues } = v.safeParse(billingSchema(delivery), billing);
  const errors = issues === undefined ? {} : fieldErrors(issues);
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [`billing.${field}`, key]));
}
