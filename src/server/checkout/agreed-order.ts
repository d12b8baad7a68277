import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals-of.ts';
import type { BillingAddressView, OrderAddressView, PricedLine } from '../../domain/orders/order-view.ts';
import type { TransferDue } from '../../domain/payments/transfer-due.ts';
import type { Money } from '../../domain/money/money.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import type { RentedMachines } from '../rental/rental-rows.ts';
import type { AgreedDiscount } from './agree-discount.ts';
import type { OrderRequest } from './order-request.ts';

/** An order that is right in every respect and waits to be written. */
export interface AgreedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly request: OrderRequest;
  readonly lines: readonly PricedLine[];
  /** Pieces that leave the stock, by product id. */
  readonly pieces: ReadonlyMap<number, number>;
  /** The machines that its rented lines take. */
  readonly machines: readonly RentedMachines[];
  /** For whom it is counted while it is open; none for what staff agreed to. */
  readonly subjects: readonly string[];
  readonly totals: CheckoutTotals;
  /** The part of its delivery that is paid for bringing machines and taking them back. */
  readonly haulage: Money;
  /** The code that is redeemed with the order; null without one. */
  readonly discount: Extract<AgreedDiscount, { readonly ok: true }> | null;
  /** The delivery is quoted later: it is bulk, or goes to a remote area (R10, C §9). */
  readonly deliveryToBeQuoted: boolean;
  /** The working days on the way that the customer is promised; null while delivery is to be quoted. */
  readonly deliveryDays: ShippingRule['days'] | null;
  /** What standard delivery would have cost an order by a dearer way, which is what comes back of it; null for any other. */
  readonly cheapestShipping?: Money | null;
  /** The term of its transfer; null where none is to be paid yet. */
  readonly transferDue: TransferDue | null;
  /** ISO 8601 moment until which a card order waits for its money; absent for as long as a page is open. */
  readonly payUntil?: string;
  /** ISO 8601 moment since when unpaid orders that it replaces have held its goods; absent where there are none. */
  readonly heldSince?: string | null;
  /** That it replaces goods that are exchanged, whose worth pays it once they are back, and whether a card may pay the rest; absent for no. */
  readonly replaces?: { readonly takesCard: boolean };
  /** The edition of the terms that it is placed under (`editionName`); of a bill that of its lease's order. */
  readonly termsEdition: string | null;
  readonly taxRule: TaxRule;
  /** Null before any rate was stored. */
  readonly rate: Pick<ExchangeRate, 'ratePerUnitE6' | 'date' | 'source'> | null;
}

/** What an order is called and comes to, as its row and its e-mail say it. */
export function agreedAmounts({
  orderId,
  orderNumber,
  request,
  totals,
  haulage,
  discount,
  deliveryToBeQuoted,
  cheapestShipping = null,
  transferDue,
  termsEdition,
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
    cheapestShippingMinor: cheapestShipping && cheapestShipping.minor,
    haulageMinor: haulage.minor,
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    paymentDueOn: transferDue?.dueOn ?? null,
    termsEdition,
  };
}

/** Whom a request's order is invoiced to: its company, at its own address or where the goods go; null for a person. */
export function billedTo(
  { billing }: Pick<OrderRequest, 'billing'>,
  delivery: OrderAddressView,
): BillingAddressView | null {
  if (billing === null) return null;
  const { place, ...company } = billing;
  return { ...delivery, ...place, ...company };
}
