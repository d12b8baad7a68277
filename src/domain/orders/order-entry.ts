import { orderDue } from './order-due.ts';
import { isDeliveryPromised } from './delivery-promise.ts';
import { orderProgress, type ProgressStep } from './order-progress.ts';
import type { ListedOrder, OrderEventView, OrderItemView, OrderSummary } from './order-view.ts';

/** A line of an order in a list. */
type EntryItem = Pick<OrderItemView, 'id' | 'name' | 'picture' | 'quantity' | 'rental'>;

/** An order in its customer's lists: what is printed of it, and nothing else goes to the browser. */
export interface OrderEntry extends Omit<OrderSummary, 'items' | 'updatedAt'> {
  readonly items: readonly EntryItem[];
  /** How far it has come; null where no parcel is promised. */
  readonly steps: readonly ProgressStep[] | null;
  /** Whether something of it is to be paid on its own page; whether a bank looks at that already, the page says. */
  readonly isDue: boolean;
  /** Whether anything of it can be asked to go back. */
  readonly mayReturn: boolean;
  /** What happened last; null only without a history. */
  readonly last: Pick<OrderEventView, 'reason' | 'at'> | null;
}

/** An order as its customer's lists have it; `isWithdrawn`: the customer has withdrawn from all of it, and nobody has dealt with that. `mayReturn`: something of it can be asked to go back. */
export function orderEntry(
  order: ListedOrder,
  { isWithdrawn, mayReturn }: { readonly isWithdrawn: boolean; readonly mayReturn: boolean },
): OrderEntry {
  const last = order.events.at(-1);
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
    steps: isDeliveryPromised(order, { isWithdrawn }) ? orderProgress(order) : null,
    isDue: orderDue(order, null) !== null,
    mayReturn,
    last: last === undefined ? null : { reason: last.reason, at: last.at },
  };
}
