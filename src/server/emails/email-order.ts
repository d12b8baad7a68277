import type { RefundNotice } from '../../domain/returns/refund-notice.ts';
import type { OrderAmounts, OrderView, PricedLine } from '../../domain/orders/order-view.ts';
import type { LinePieces } from '../../domain/orders/shipments.ts';

type EmailItem = Pick<
  PricedLine,
  'productId' | 'name' | 'picture' | 'quantity' | 'unitMinor' | 'lineMinor' | 'options' | 'rental'
>;

/** What an e-mail tells of goods that came back. */
export interface EmailGoodsReturn {
  /** Why; the key of its text, `order.event.{reason}`. */
  readonly reason: string;
  /** Of each line how many pieces were accepted; where that is not all that were asked for, `asked` and `refused` say so. */
  readonly pieces: readonly {
    readonly name: string;
    readonly pieces: number;
    readonly asked?: number;
    readonly refused?: number;
  }[];
  /** What staff said of the inspection; absent or null for nothing. */
  readonly note?: string | null;
  /** What was taken off for the label of the way back, in minor units; absent for nothing. */
  readonly wayMinor?: number;
  readonly money: RefundNotice;
}

/** What e-mails tell of an order; the view of an order is one. */
export type EmailOrder = OrderAmounts &
  Pick<
    OrderView,
    | 'id'
    | 'orderNumber'
    | 'status'
    | 'paymentMethod'
    | 'paymentStatus'
    | 'shippingMethod'
    | 'deliveryDays'
    | 'currency'
    | 'locale'
    | 'discountCode'
    | 'haulageMinor'
    | 'shippingAddress'
    | 'billingAddress'
    | 'shipments'
    | 'paymentDueOn'
    | 'heldMinor'
    | 'owedMinor'
    | 'cardMinor'
    | 'takesCard'
    | 'cardMoney'
    | 'createdAt'
    | 'unmatchedPayment'
    | 'termsEdition'
  > & {
    readonly items: readonly EmailItem[];
    /** What of its money is the worth of exchanged goods; absent for none. */
    readonly creditMinor?: number;
    /** Whether the worth of exchanged goods has yet to pay it; absent for no. */
    readonly awaitsCredit?: boolean;
    /** Whether staff took it on the telephone; absent for no. */
    readonly isByTelephone?: boolean;
    /** Until when it can be paid by card; absent or null where that is not said. */
    readonly heldUntil?: string | null;
    /** Its history, of which the last reason is told; a new order has none. */
    readonly events: readonly { readonly reason: string; readonly at: string }[];
    /** The goods that are still to be sent, when a part was; absent from any other e-mail. */
    readonly unsent?: readonly LinePieces[];
    /** Goods that came back; absent from any other e-mail. */
    readonly goodsReturn?: EmailGoodsReturn;
    /** What staff say of the delivery of a quoted order (R10); absent until they do. */
    readonly deliveryQuote?: {
      readonly minDays: number;
      readonly maxDays: number;
      readonly note: string | null;
    };
  };
