import * as v from 'valibot';
import type { CheckoutTotals } from '../../../domain/checkout/totals-of.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';

/** What an order comes to, in major units (R14). */
export const totalsSchema = v.strictObject({
  subtotal: v.number(),
  discount: v.number(),
  tax: v.number(),
  shipping: v.number(),
  paymentFee: v.number(),
  deposit: v.number(),
  total: v.number(),
  currency: v.picklist(CURRENCIES),
});

/** Totals in major units of their currency. */
export const totalsRecord = (totals: CheckoutTotals): v.InferOutput<typeof totalsSchema> => ({
  subtotal: toMajor(totals.subtotal),
  discount: toMajor(totals.discount),
  tax: toMajor(totals.tax),
  shipping: toMajor(totals.shipping),
  paymentFee: toMajor(totals.paymentFee),
  deposit: toMajor(totals.deposit),
  total: toMajor(totals.total),
  currency: totals.total.currency,
});
