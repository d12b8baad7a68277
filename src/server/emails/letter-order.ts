import type { MoneyBack } from '../../domain/returns/money-back.ts';
import type { OrderAmounts, OrderItemView, OrderView } from '../../domain/orders/order-view.ts';

type LetterItem = Pick<
  OrderItemView,
  'productId' | 'name' | 'picture' | 'quantity' | 'unitMinor' | 'lineMinor'
> & { readonly rental: Pick<NonNullable<OrderItemView['rental']>, 'duration' | 'count'> | null };

/** What a letter tells of goods that came back. */
export interface LetterGoodsBack {
  /** Why; the key of its text, `order.event.{reason}`. */
  readonly reason: string;
  readonly pieces: readonly { readonly name: string; readonly pieces: number }[];
  readonly money: MoneyBack;
}

/** What letters tell of an order; the view of an order is one. */
export type LetterOrder = OrderAmounts &
  Pick<
    OrderView,
    | 'id'
    | 'orderNumber'
    | 'status'
    | 'paymentMethod'
    | 'paymentStatus'
    | 'shippingMethod'
    | 'currency'
    | 'locale'
    | 'discountCode'
    | 'shippingAddress'
    | 'billingAddress'
    | 'tracking'
    | 'paymentDueOn'
    | 'heldMinor'
    | 'owedMinor'
    | 'createdAt'
  > & {
    readonly items: readonly LetterItem[];
    /** Its history, of which the last reason is told; a new order has none. */
    readonly events: readonly { readonly reason: string; readonly at: string }[];
    /** Goods that came back; absent from any other letter. */
    readonly goodsBack?: LetterGoodsBack;
    /** What staff say of the delivery of a quoted order (R10); absent until they do. */
    readonly deliveryQuote?: {
      readonly minDays: number;
      readonly maxDays: number;
      readonly note: string | null;
    };
  };
