import * as v from 'valibot';
import { hasFittingTerms, MAX_LINES } from '../cart/cart-item.ts';
import { lineEntries, toLine } from '../cart/line-schema.ts';
import { discountCodeSchema } from '../discounts/discount-code-schema.ts';
import { LOCALES } from '../locale/locale.ts';
import { CURRENCIES } from '../money/money.ts';
import { billingNumber, billingShape, normalisedBilling } from './billing-form.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { shippingInfoSchema } from './shipping-form.ts';

/** Major units; the bound keeps an amount a safe number of minor ones. */
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));

const itemSchema = v.pipe(
  v.strictObject({ ...lineEntries, name: v.optional(v.string()), price: v.optional(amount) }),
  v.check((line) => hasFittingTerms(line), 'checkout.error.required'),
  v.transform((line) => toLine(line)),
);

/**
 * The body of `POST /api/create-checkout-session` (C §7), unknown keys refused. Names, prices and totals (major units)
 * are only the client's view, compared and never trusted (R17). A rental names its duration; its count null means one,
 * its start date null the first free day. `billingInfo` names a company that buys. Currency and locale, if absent, are those of
 * the request.
 */
export const checkoutRequestSchema = v.pipe(
  v.strictObject({
    items: v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(MAX_LINES)),
    shippingInfo: shippingInfoSchema,
    billingInfo: v.optional(v.nullable(billingShape), null),
    paymentMethod: v.picklist(PAYMENT_METHODS),
    asGuest: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Orders without an account, where nobody is signed in and the shop sells to guests.'),
    ),
    discountCode: v.optional(discountCodeSchema),
    totals: v.optional(v.strictObject({ subtotal: amount, tax: amount, shipping: amount, total: amount })),
    currency: v.optional(v.picklist(CURRENCIES)),
    locale: v.optional(v.picklist(LOCALES)),
  }),
  v.forward(
    v.partialCheck(
      [['shippingInfo', 'country'], ['billingInfo']],
      ({ shippingInfo: { country }, billingInfo }) =>
        billingInfo === null || billingNumber(billingInfo, country) !== null,
      'checkout.error.taxNumber',
    ),
    ['billingInfo', 'taxNumber'],
  ),
  v.transform((request) => {
    const { billingInfo: billing, shippingInfo } = request;
    return { ...request, billingInfo: billing && normalisedBilling(billing, shippingInfo.country) };
  }),
);
export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>;
