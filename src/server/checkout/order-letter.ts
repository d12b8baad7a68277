import type { LetterOrder } from '../letters/letter-order.ts';
import { orderLetter as stepLetter } from '../letters/order-letter.ts';
import type { Letter } from '../outbox/letter.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { billedTo } from './billed-to.ts';
import type { PricedLine } from './price-lines.ts';

const toItem = ({
  productId,
  product,
  quantity,
  unit,
  line,
  rental,
}: PricedLine): LetterOrder['items'][number] => ({
  productId,
  name: product.name,
  picture: product.picture,
  quantity,
  unitMinor: unit.minor,
  lineMinor: line.minor,
  rental,
});

/** The confirmation of an order that is being placed, in the order's language. */
export function orderLetter({
  orderId,
  orderNumber,
  request,
  lines,
  totals,
  discount,
  deliveryToBeQuoted,
  transferTerm,
}: AgreedOrder): Letter {
  const { locale, currency, payment, shipping } = request;
  const { method, ...shippingAddress } = shipping;
  const order: LetterOrder = {
    id: orderId,
    orderNumber,
    status: 'PENDING',
    locale,
    currency,
    paymentMethod: payment,
    paymentStatus: 'UNPAID',
    shippingMethod: method,
    shippingAddress,
    billingAddress: billedTo(request, shippingAddress),
    items: lines.map(toItem),
    subtotalMinor: totals.subtotal.minor,
    discountMinor: totals.discount.minor,
    discountCode: discount?.discount.code ?? null,
    taxMinor: totals.tax.minor,
    shippingMinor: deliveryToBeQuoted ? null : totals.shipping.minor,
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    tracking: null,
    paymentDueOn: transferTerm?.dueOn ?? null,
    heldMinor: 0,
    owedMinor: 0,
    events: [],
    createdAt: new Date().toISOString(),
  };
  return stepLetter(order, 'placed');
}
