import { MAX_LINES, sentLine, type CartItem, type Line } from '../../domain/cart/cart-item.ts';
import type { Currency, Money } from '../../domain/money/money.ts';
import { billingErrors, billingOf, shippingErrors, type ShippingErrors } from './shipping-errors.ts';
import type { CheckoutDraft } from './draft.ts';
import { openOrderKeys, orderKeyFor } from './idempotency-key.ts';
import * as v from 'valibot';
import { lineSchema } from '../../domain/cart/line-schema.ts';
import { billingSchema, type Billing } from '../../domain/checkout/billing-form.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingFormSchema, type ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { discountCodeSchema } from '../../domain/discounts/discount-code-schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON that is the same in whatever sequence its keys were written. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** The form that places the order; `total` is what the customer was shown. */
export function orderForm(order: {
  readonly items: readonly CartItem[];
  readonly draft: CheckoutDraft;
  /** Whether it is placed without an account. */
  readonly isGuest: boolean;
  readonly currency: Currency;
  readonly total: Money;
  /** Whether they saw a delivery that is yet to be quoted. */
  readonly isDeliveryQuoted: boolean;
  /** The code that the total reckons with; null without one. */
  readonly discountCode: string | null;
  /** The state of the account's cart that the browser knows; null for a visitor's. */
  readonly cartTag: string | null;
}): FormData {
  const { shipping, payment, isKept, addressId, label } = order.draft;
  const billing = billingOf(order.draft);
  const { discountCode } = order;
  const form = new FormData();
  const cart = JSON.stringify(order.items.map(sentLine));
  for (const [field, value] of Object.entries(shipping)) form.set(field, value);
  form.set('cart', cart);
  form.set('payment', payment ?? '');
  if (order.isGuest) form.set('asGuest', 'on');
  if (billing !== null) form.set('billing', JSON.stringify(billing));
  if (isKept && addressId === null) form.set('saveAs', label);
  if (discountCode !== null) form.set('discountCode', discountCode);
  if (order.cartTag !== null) form.set('cartTag', order.cartTag);
  form.set('seenTotal', String(order.total.minor));
  form.set('seenQuoted', String(order.isDeliveryQuoted));
  // However it was typed this time: it is the same order to the shop.
  const { output: delivery } = v.safeParse(shippingFormSchema, shipping);
  const content = canonicalJson([cart, delivery, billing, payment, order.currency, discountCode]);
  const key = orderKeyFor(content);
  form.set('idempotencyKey', key);
  // An account's orders are known to the shop.
  const earlier = openOrderKeys().filter((other) => other !== key);
  if (order.isGuest && earlier.length > 0) form.set('earlierKeys', JSON.stringify(earlier));
  return form;
}

const idempotencyKey = v.pipe(v.string(), v.regex(/^[\da-f]{36}$/));
/** More orders than a browser remembers. */
const EARLIER_KEYS_MAX = 10;

const orderSchema = v.object({
  cart: v.pipe(v.string(), v.parseJson(), v.array(lineSchema), v.maxLength(MAX_LINES)),
  payment: v.picklist(PAYMENT_METHODS),
  discountCode: v.optional(discountCodeSchema),
  billing: v.optional(v.pipe(v.string(), v.maxLength(4000), v.parseJson()), 'null'),
  saveAs: v.optional(v.pipe(v.string(), v.maxLength(500))),
  seenTotal: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.safeInteger()),
  // Pages that were opened before a release say nothing of it.
  seenQuoted: v.optional(v.picklist(['true', 'false'])),
  idempotencyKey,
  earlierKeys: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(1000),
      v.parseJson(),
      v.array(idempotencyKey),
      v.maxLength(EARLIER_KEYS_MAX),
    ),
    '[]',
  ),
  cartTag: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** An order as the checkout's form asks for it. */
export interface SentOrder {
  readonly lines: readonly Line[];
  readonly shipping: ShippingInfo;
  /** The company that buys; null for a person. */
  readonly billing: Billing | null;
  /** The label to save the address under, perhaps empty; null to leave it. */
  readonly saveAs: string | null;
  readonly payment: PaymentMethod;
  readonly seenTotalMinor: number;
  /** Absent if the page did not say. */
  readonly seenQuoted?: boolean;
  readonly discountCode: string | null;
  readonly idempotencyKey: string;
  /** The keys of orders that a guest's browser has sent before and knows no end of. */
  readonly earlierKeys: readonly string[];
  /** The state of the account's cart that the page knew; null for a visitor's. */
  readonly cartTag: string | null;
}

export type ParsedOrder =
  | { readonly ok: true; readonly order: SentOrder }
  | { readonly ok: false; readonly reason: 'invalid-shipping'; readonly errors: ShippingErrors }
  /** Not what the page sends; nothing that a customer could correct. */
  | { readonly ok: false; readonly reason: 'invalid-order' };

/** Reads the posted checkout form. */
export function parseOrderForm(form: FormData): ParsedOrder {
  const fields = Object.fromEntries(form);
  const order = v.safeParse(orderSchema, fields);
  if (!order.success) return { ok: false, reason: 'invalid-order' };
  const shipping = v.safeParse(shippingFormSchema, fields);
  if (!shipping.success) return { ok: false, reason: 'invalid-shipping', errors: shippingErrors(fields) };
  const { country } = shipping.output;
  const billing = v.safeParse(v.nullable(billingSchema(country)), order.output.billing);
  if (!billing.success) {
    const errors = billingErrors(order.output.billing, country);
    return { ok: false, reason: 'invalid-shipping', errors };
  }
  const {
    cart: lines,
    payment,
    discountCode = null,
    saveAs = null,
    seenTotal: seenTotalMinor,
    seenQuoted,
    idempotencyKey: key,
    earlierKeys,
    cartTag = null,
  } = order.output;
  return {
    ok: true,
    order: {
      lines,
      shipping: shipping.output,
      billing: billing.output,
      payment,
      discountCode,
      saveAs,
      seenTotalMinor,
      ...(seenQuoted !== undefined && { seenQuoted: seenQuoted === 'true' }),
      idempotencyKey: key,
      earlierKeys,
      cartTag,
    },
  };
}
