import type { ExpectedArrival } from '../checkout/arrival.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { ShippingMethod, ShippingRule } from '../checkout/shipping-rules.ts';
import type { OrderDocument } from '../invoices/order-documents.ts';
import type { Locale } from '../locale/locale.ts';
import type { Currency } from '../money/money.ts';
import type { BilledLease } from '../rental/lease-bill.ts';
import type { PaidOption } from '../rental/rental-option.ts';
import type { Duration } from '../rental/tiers.ts';
import type { UnmatchedPayment } from '../payments/payment-case.ts';
import type { CardMoney } from '../payments/card-money.ts';
import type { ActorKind } from './actor.ts';
import type { SaleMoney } from './refunded-whole.ts';
import type { ShipmentView } from './shipments.ts';

/** A line with the shop's own price, as an order keeps it; amounts in minor units of the order's currency. */
export interface PricedLine {
  readonly productId: number;
  readonly articleNumber: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  readonly quantity: number;
  /** Of one piece, or of one machine for what of its rental is paid with the order. */
  readonly unitMinor: number;
  readonly lineMinor: number;
  /** What is rented with each machine, of which `unitMinor` has the prices; absent for none. */
  readonly options?: readonly PaidOption[];
  /** For how long the machine is rented; null for a purchase. */
  readonly rental: {
    readonly duration: Duration;
    readonly count: number;
    /** The first day, ISO 8601; null for what was ordered before machines were booked by calendar. */
    readonly startDate: string | null;
    /** The codes of `options`, which are part of the line's key in a cart; absent for none. */
    readonly options?: readonly string[];
    /** The lease of an earlier order that the line bills; absent or null for a line that begins its own. */
    readonly bill?: BilledLease | null;
  } | null;
}

/** A line as it was ordered. */
export interface OrderItemView extends PricedLine {
  readonly id: string;
  /** The line's share of the order's discount. */
  readonly discountMinor: number;
  /** Null for a purchase; else what the machine is rented for, its lease, and how that stands. */
  readonly rental:
    | (NonNullable<PricedLine['rental']> & {
        readonly status: string;
        readonly leaseId: string | null;
        /** Whether one of its machines was handed over, by a signed protocol; absent for no. */
        readonly isPartlyOut?: boolean;
      })
    | null;
}

export interface OrderAddressView {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
}

/** Whom an order is invoiced to; company and tax number are null for a person. */
export interface BillingAddressView extends OrderAddressView {
  readonly company: string | null;
  readonly taxNumber: string | null;
}

/** An order in a list. */
export interface OrderSummary {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly paymentMethod: PaymentMethod;
  readonly currency: Currency;
  readonly totalMinor: number;
  /** What the shop holds of it by transfers, and the part of that which goes back. */
  readonly heldMinor: number;
  readonly owedMinor: number;
  /** What its card payments leave once every refund of them has been made. */
  readonly cardMinor: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly items: readonly OrderItemView[];
  /** Its invoice, once it is paid, and the corrections of it. */
  readonly documents: readonly OrderDocument[];
}

/** An order as its owner sees it (S §3, C §3). Amounts in minor units. */
export interface OrderView extends OrderSummary {
  /** Null for an order of a guest (R18). */
  readonly userId: string | null;
  /** When its customer's account was deleted, and the person taken out of it: staff alone meet such an order. Null for every other. */
  readonly erasedAt: string | null;
  readonly shippingMethod: ShippingMethod;
  /**
   * The working days on the way as they were promised, from hand-over to the carrier; null while delivery waits for its
   * quote, and for orders from before the promise was kept.
   */
  readonly deliveryDays: ShippingRule['days'] | null;
  /** When its goods arrive, by the days that were promised (`expectedArrival`). */
  readonly arrival: ExpectedArrival | null;
  readonly locale: Locale;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  /** The code that gave the discount, or free delivery; null without one. */
  readonly discountCode: string | null;
  readonly taxMinor: number;
  readonly taxRatePercent: number;
  /** Null while the delivery of a bulk order waits for its quote (R10). */
  readonly shippingMinor: number | null;
  /** The part of it that is paid for bringing rented machines and taking them back. */
  readonly haulageMinor: number;
  readonly paymentFeeMinor: number;
  readonly depositMinor: number;
  readonly shippingAddress: OrderAddressView;
  /** Null when it is the recipient at the shipping address. */
  readonly billingAddress: BillingAddressView | null;
  /** The last day for its transfer, ISO 8601; null for other methods, and until delivery is quoted. */
  readonly paymentDueOn: string | null;
  /** What of its money is the worth of exchanged goods, moved from their order. */
  readonly creditMinor: number;
  /** Whether it replaces exchanged goods, whose worth has yet to pay it. */
  readonly awaitsCredit: boolean;
  /** Whether it replaces exchanged goods. */
  readonly isReplacement: boolean;
  /** Whether a card may pay what is due on it, though it is by transfer. */
  readonly takesCard: boolean;
  /** Until when it holds its goods for a card payment that has not come, an ISO 8601 moment; null for all others. */
  readonly heldUntil: string | null;
  /** What the shop keeps of its money, by transfers and cards, once every refund has been made. */
  readonly keptMinor: number;
  /** What it sells and what is kept for it; looked at only of a paid order. */
  readonly sale: SaleMoney;
  /** Whether all that is not there of its money any more was moved to what replaces exchanged goods; absent for no. */
  readonly isOnlyMoved?: boolean;
  /** What banks did with its card payments. */
  readonly cardMoney: CardMoney;
  /** The parcels in which its goods were handed to carriers, the first one first. */
  readonly shipments: readonly ShipmentView[];
  /** That a card payment of another sum than was asked came, and whether staff are still to see to it; null without one. */
  readonly unmatchedPayment: UnmatchedPayment;
  readonly events: readonly OrderEventView[];
  /** The edition of the terms that it was placed under (`editionName`); null for an order of before it was kept. */
  readonly termsEdition: string | null;
}

/** An order without its addresses, and the days on which it arrives there, which lists do not print. */
export type ListedOrder = Omit<OrderView, 'shippingAddress' | 'billingAddress' | 'arrival'>;

/** The pieces of a product that an unpaid order holds, which its owner may pay or cancel. */
export interface StockHold {
  readonly productId: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly pieces: number;
  /** Whether the order waits for its card and gives way when the cart is ordered anew: then its pieces can be ordered (R17a). */
  readonly isOfCart: boolean;
}

/** What an order comes to, and the tax rate it was placed at. */
export type OrderAmounts = Pick<
  OrderView,
  | 'subtotalMinor'
  | 'discountMinor'
  | 'taxMinor'
  | 'taxRatePercent'
  | 'shippingMinor'
  | 'paymentFeeMinor'
  | 'depositMinor'
  | 'totalMinor'
>;

/** A step in an order's life. `reason` is the key of its text, `order.event.{reason}`. */
export interface OrderEventView {
  readonly toStatus: string;
  readonly actor: ActorKind;
  readonly reason: string;
  readonly at: string;
}
