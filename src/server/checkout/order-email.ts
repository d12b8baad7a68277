import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import type { EmailOrder } from '../emails/email-order.ts';
import { orderEmail as stepEmail } from '../emails/order-email.ts';
import type { Email } from '../outbox/email.ts';
import { agreedAmounts, billedTo, type AgreedOrder } from './agreed-order.ts';

/** The confirmation of an order that is being placed, in the order's language. */
export function orderEmail(order: AgreedOrder): Email {
  const { request, lines } = order;
  const { method: _, ...shippingAddress } = request.shipping;
  const amounts = agreedAmounts(order);
  const isSettled = hasNothingToPay(amounts);
  const told: EmailOrder = {
    ...amounts,
    taxRatePercent: order.taxRule.ratePercent,
    deliveryDays: order.deliveryDays,
    status: isSettled ? 'PROCESSING' : 'PENDING',
    paymentStatus: isSettled ? 'PAID' : 'UNPAID',
    shippingAddress,
    billingAddress: billedTo(request, shippingAddress),
    items: lines,
    shipments: [],
    awaitsCredit: order.replaces !== undefined,
    cardMinor: 0,
    takesCard: order.replaces?.takesCard ?? false,
    heldUntil: order.payUntil ?? null,
    heldMinor: 0,
    owedMinor: 0,
    unmatchedPayment: null,
    cardMoney: NO_CARD_MONEY,
    isByTelephone: request.telephone !== undefined,
    events: [],
    createdAt: new Date().toISOString(),
  };
  return stepEmail(told, 'placed');
}
