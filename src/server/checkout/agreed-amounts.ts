import type { AgreedOrder } from './agreed-order.ts';

/** What an order is called and comes to, as its row and its e-mail say it. */
export function agreedAmounts({
  orderId,
  orderNumber,
  request,
  totals,
  discount,
  deliveryToBeQuoted,
  transferTerm,
}: AgreedOrder) {
  return {
    id: orderId,
    orderNumber,
    locale: request.locale,
    currency: request.currency,
    paymentMethod: request.payment,
    shippingMethod: request.shipping.method,
    subtotalMinor: totals.subtotal.minor,
    discountMinor: totals.discount.minor,
    discountCode: discount?.discount.code ?? null,
    taxMinor: totals.tax.minor,
    shippingMinor: deliveryToBeQuoted ? null : totals.shipping.minor,
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    paymentDueOn: transferTerm?.dueOn ?? null,
  };
}
