import * as v from 'valibot';
import { COUNTRIES } from '../../domain/checkout/countries.ts';
import { PAYMENT_METHODS } from '../../domain/checkout/payment-methods.ts';
import { SHIPPING_METHODS } from '../../domain/checkout/shipping-rules.ts';

/** The fields of the shipping form as they are typed, in the form's order. */
export const SHIPPING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'city',
  'postalCode',
  'address',
  'method',
] as const;
export type ShippingField = (typeof SHIPPING_FIELDS)[number];

const text = v.pipe(v.string(), v.maxLength(500));
const draftSchema = v.object({
  shipping: v.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    country: v.picklist(COUNTRIES),
    city: text,
    postalCode: text,
    address: text,
    method: v.picklist(SHIPPING_METHODS),
  }),
  payment: v.nullable(v.picklist(PAYMENT_METHODS)),
});

/** What a customer has typed so far; `payment` null until one is chosen. No card ever stands here (R19). */
export type CheckoutDraft = v.InferOutput<typeof draftSchema>;

const storedSchema = v.object({ owner: v.string(), draft: draftSchema });
const STORAGE_KEY = 'checkoutDraft';

/** The draft kept in storage, already parsed from JSON; null if it is none, or another customer's. */
export function parseDraft(stored: unknown, owner: string): CheckoutDraft | null {
  const parsed = v.safeParse(storedSchema, stored);
  return parsed.success && parsed.output.owner === owner ? parsed.output.draft : null;
}

/** The draft of this tab and customer, `owner` being their e-mail; null without one. */
export function readDraft(owner: string): CheckoutDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'), owner);
  } catch {
    return null; // unreadable or forbidden storage holds no draft
  }
}

/** Keeps the draft until the tab is closed. */
export function writeDraft(owner: string, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, draft }));
  } catch {
    // Forbidden storage: what is typed lasts as long as this page.
  }
}

/** Throws the draft away: the order was placed, or the customer leaves. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
