import { SENT } from '../orders/order-status.ts';
import type { OrderView } from '../orders/order-view.ts';
import { dueOf } from './order-money.ts';

/** Money for goods that left the shop and is not here, in minor units: with their carrier, or not paid at all. */
export interface MoneyOutside {
  readonly holder: 'carrier' | 'customer';
  readonly minor: number;
}

type Order = Pick<
  OrderView,
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'totalMinor'
  | 'heldMinor'
  | 'owedMinor'
  | 'cardMinor'
  | 'events'
>;

/** What of an order's money is outside; null for the orders that the queues `remit` and `debt` leave out. */
export function moneyOutside(order: Order): MoneyOutside | null {
  if (order.paymentStatus !== 'UNPAID') return null;
  if (order.paymentMethod !== 'pod') {
    return SENT.has(order.status) ? { holder: 'customer', minor: dueOf(order) } : null;
  }
  if (!order.events.some(({ toStatus }) => toStatus === 'DELIVERED')) return null;
  // What comes for goods that are back is owed at once, and yet it is what the carrier took.
  const minor = order.status === 'RETURNED' ? order.totalMinor - order.heldMinor : dueOf(order);
  return { holder: 'carrier', minor: Math.max(0, minor) };
}
