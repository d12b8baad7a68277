import * as v from 'valibot';
import { MAX_LINES, MAX_QUANTITY, MAX_RENTAL_COUNT } from '../../domain/cart/cart-item.ts';
import { billingSchema, type Billing } from '../../domain/checkout/billing-form.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import { shippingFormSchema, type ShippingInfo } from '../../domain/checkout/shipping-form.ts';
import { discountCodeSchema } from '../../domain/discounts/discount-code-schema.ts';
import { DURATIONS, type Duration } from '../../domain/rental/rental-price.ts';
import { billingErrors } from './billing-of.ts';
import { shippingErrors, type ShippingErrors } from './shipping-errors.ts';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const lineSchema = v.strictObject({
  productId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  quantity: count(MAX_QUANTITY),
  rental: v.nullable(
    v.pipe(
      v.strictObject({ duration: v.picklist(DURATIONS), count: count(MAX_RENTAL_COUNT.day) }),
      v.check((rental) => rental.count <= MAX_RENTAL_COUNT[rental.duration]),
    ),
  ),
});
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

/** A line as the checkout sends it: nothing that the shop knows better. */
export interface SentLine {
  readonly productId: number;
  readonly quantity: number;
  readonly rental: { readonly duration: Duration; readonly count: number } | null;
}

/** An order as the checkout's form asks for it. */
export interface SentOrder {
  readonly lines: readonly SentLine[];
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
