import type { EmailOrder } from '../emails/email-order.ts';
import { orderEmail as stepLetter } from '../emails/order-email.ts';
import type { Email } from '../outbox/email.ts';
import { agreedAmounts } from './agreed-amounts.ts';
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
}: PricedLine): EmailOrder['items'][number] => ({
  productId,
  name: product.name,
  picture: product.picture,
  quantity,
  unitMinor: unit.minor,
  lineMinor: line.minor,
  rental,
});

/** The confirmation of an order that is being placed, in the order's language. */
export function orderEmail(order: AgreedOrder): Email {
  const { request, lines } = order;
  const { method: _, ...shippingAddress } = request.shipping;
  const told: EmailOrder = {
    ...agreedAmounts(order),
    taxRatePercent: order.taxRule.ratePercent,
    deliveryDays: order.deliveryDays,
    status: 'PENDING',
    paymentStatus: 'UNPAID',
    shippingAddress,
    billingAddress: billedTo(request, shippingAddress),
    items: lines.map(toItem),
    tracking: null,
    heldMinor: 0,
    owedMinor: 0,
    events: [],
    createdAt: new Date().toISOString(),
  };
  return stepLetter(told, 'placed');
}
