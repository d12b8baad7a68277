import * as v from 'valibot';
import { MAX_LINES, type Line } from '../../domain/cart/cart-item.ts';
import { lineSchema } from '../../domain/cart/line-schema.ts';
import { billingSchema, type Billing } from '../../domain/checkout/billing-form.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingFormSchema, type ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { discountCodeSchema } from '../../domain/discounts/discount-code-schema.ts';
import { billingErrors } from './billing-of.ts';
import { shippingErrors, type ShippingErrors } from './shipping-errors.ts';

const orderSchema = v.object({
  cart: v.pipe(v.string(), v.parseJson(), v.array(lineSchema), v.maxLength(MAX_LINES)),
  payment: v.picklist(PAYMENT_METHODS),
  discountCode: v.optional(discountCodeSchema),
  billing: v.optional(v.pipe(v.string(), v.maxLength(4000), v.parseJson()), 'null'),
  saveAs: v.optional(v.pipe(v.string(), v.maxLength(500))),
  seenTotal: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.safeInteger()),
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\da-f]{36}$/)),
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
  readonly discountCode: string | null;
  readonly idempotencyKey: string;
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
    idempotencyKey,
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
      idempotencyKey,
      cartTag,
    },
  };
}
