import type { ExpectedArrival } from '../checkout/arrival.ts';
import { rentedLines } from '../rental/rented-lines.ts';
import { isDeliveryPromised } from './delivery-promise.ts';
import { expectedArrival } from './expected-arrival.ts';
import { orderDue } from './order-due.ts';
import { orderProgress, type ProgressStep } from './order-progress.ts';
import type { ListedOrder, OrderEventView, OrderItemView, OrderSummary } from './order-view.ts';

/** A line of an order in a list. */
type EntryItem = Pick<OrderItemView, 'id' | 'name' | 'picture' | 'quantity' | 'rental'>;

/** An order in its customer's lists: what is printed of it, and nothing else goes to the browser. */
export interface OrderEntry extends Omit<OrderSummary, 'items' | 'updatedAt'> {
  readonly items: readonly EntryItem[];
  /** How far it has come; null where no parcel is promised. */
  readonly steps: readonly ProgressStep[] | null;
  /** When its bought goods arrive; null where no parcel is promised, or no day of it is known. */
  readonly arrival: ExpectedArrival | null;
  /** Null while its delivery waits for its quote, in minor units. */
  readonly shippingMinor: number | null;
  /** Whether something of it is to be paid on its own page; whether a bank looks at that already, the page says. */
  readonly isDue: boolean;
  /** Whether anything of it can be asked to go back. */
  readonly mayReturn: boolean;
  /** What happened last; null only without a history. */
  readonly last: Pick<OrderEventView, 'reason' | 'at'> | null;
}

/** What an order's row does not say of it itself. */
interface EntryFacts {
  /** Whether its customer has withdrawn from all of it, and nobody has dealt with that. */
  readonly isWithdrawn: boolean;
  /** Whether something of it can be asked to go back. */
  readonly mayReturn: boolean;
  /** The code of the country that its goods go to. */
  readonly country: string;
  /** A moment, ISO 8601. */
  readonly now: string;
}

/** An order as its customer's lists have it. */
export function orderEntry(
  order: ListedOrder,
  { isWithdrawn, mayReturn, country, now }: EntryFacts,
): OrderEntry {
  const last = order.events.at(-1);
  const isPromised = isDeliveryPromised(order, { isWithdrawn });
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    currency: order.currency,
    totalMinor: order.totalMinor,
    heldMinor: order.heldMinor,
    owedMinor: order.owedMinor,
    cardMinor: order.cardMinor,
    createdAt: order.createdAt,
    documents: order.documents,
    items: order.items.map(({ id, name, picture, quantity, rental }) => ({
      id,
      name,
      picture,
      quantity,
      rental,
    })),
    steps: isPromised ? orderProgress(order) : null,
    arrival:
      isPromised && rentedLines(order.items) !== 'all'
        ? expectedArrival({ ...order, shippingAddress: { country } }, now)
        : null,
    shippingMinor: order.shippingMinor,
    isDue: orderDue(order, null) !== null,
    mayReturn,
    last: last === undefined ? null : { reason: last.reason, at: last.at },
  };
}
