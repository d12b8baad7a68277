import * as v from 'valibot';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { PAYMENT_METHODS } from '../../domain/checkout/payment-methods.ts';
import { CURRENCIES } from '../../domain/money/money.ts';
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

/** So much of a field is kept, far more than any may hold: its form says that it is too long. */
const KEPT_LENGTH = 500;
const text = v.pipe(
  v.string(),
  v.transform((typed) => typed.slice(0, KEPT_LENGTH)),
);
const country = v.picklist(COUNTRIES);
const placeSchema = v.object({ country, city: text, postalCode: text, address: text });
const addressSchema = v.object({ firstName: text, lastName: text, phone: text, ...placeSchema.entries });

const NO_COMPANY = {
  isCompany: false,
  company: '',
  taxNumber: '',
  isElsewhere: false,
  place: { country: 'UA', city: '', postalCode: '', address: '' },
} as const;

const draftSchema = v.object({
  shipping: v.object({ ...addressSchema.entries, email: text, method: v.picklist(SHIPPING_METHODS) }),
  /** Whether the customer chose the method; else the offer's preferred one stands. */
  isMethodChosen: v.optional(v.boolean(), false),
  payment: v.nullable(v.picklist(PAYMENT_METHODS)),
  /** What the order came to, and by which code, when the customer went on to review it. */
  reviewed: v.optional(
    v.nullable(
      v.object({ currency: v.picklist(CURRENCIES), minor: v.number(), discountCode: v.nullable(text) }),
    ),
    null,
  ),
  /** The saved address that the form was filled with; null for one that is typed. */
  addressId: v.optional(v.nullable(text), null),
  /** The typed address, while a saved one stands in its place. */
  typed: v.optional(v.nullable(addressSchema), null),
  /** Whether the typed address is to be saved, and what it is called. */
  isKept: v.optional(v.boolean(), false),
  label: v.optional(text, ''),
  /** The company that buys; what was typed stays while nobody buys for one. */
  billing: v.optional(
    v.object({
      isCompany: v.boolean(),
      company: text,
      taxNumber: text,
      isElsewhere: v.boolean(),
      place: placeSchema,
    }),
    NO_COMPANY,
  ),
});

/** What a customer has typed so far; `payment` null until one is chosen. No card ever stands here (R19). */
export type CheckoutDraft = v.InferOutput<typeof draftSchema>;

/** A draft that nothing was done to yet. */
export const newDraft = (shipping: CheckoutDraft['shipping']): CheckoutDraft => ({
  shipping,
  isMethodChosen: false,
  payment: null,
  reviewed: null,
  addressId: null,
  typed: null,
  isKept: false,
  label: '',
  billing: { ...NO_COMPANY, place: { ...NO_COMPANY.place, country: shipping.country } },
});

const storedSchema = v.object({ owner: v.string(), draft: draftSchema });
const STORAGE_KEY = 'checkoutDraft';
/** The owner of what a visitor typed who is not signed in. */
export const GUEST = '';

/**
 * The draft kept in storage, already parsed from JSON; null if it is none, or another customer's. What a guest typed is
 * taken over by who signs in.
 */
export function parseDraft(stored: unknown, owner: string): CheckoutDraft | null {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return null;
  const { owner: writer, draft } = parsed.output;
  return writer === owner || writer === GUEST ? draft : null;
}

/** The draft of this tab and customer, `owner` being their e-mail or GUEST; null without one. */
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
