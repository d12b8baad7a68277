import type { LetterOrder } from '../emails/letter-order.ts';
import { orderLetter as stepLetter } from '../emails/order-letter.ts';
import type { Letter } from '../outbox/letter.ts';
import { agreedFigures } from './agreed-figures.ts';
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
export function orderLetter(order: AgreedOrder): Letter {
  const { request, lines } = order;
  const { method: _, ...shippingAddress } = request.shipping;
  const told: LetterOrder = {
    ...agreedFigures(order),
    taxRatePercent: order.taxRule.ratePercent,
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
