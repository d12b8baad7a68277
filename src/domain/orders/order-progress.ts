import { billOf } from '../rental/lease-bill.ts';
import type { OrderView } from './order-view.ts';

/** The way of an order that goes well; names are the messages `order.progress.{step}`. */
const WAY = [
  { step: 'placed', status: 'PENDING' },
  { step: 'preparing', status: 'PROCESSING' },
  { step: 'shipped', status: 'SHIPPED' },
  { step: 'delivered', status: 'DELIVERED' },
] as const;

export interface ProgressStep {
  readonly step: (typeof WAY)[number]['step'];
  /** When it was reached; null while it is ahead. */
  readonly at: string | null;
}

/** How far an order has come; null where it goes nowhere any more, cancelled or returned, and of a bill, of which nothing is sent. */
export function orderProgress({
  status,
  events,
  items,
}: Pick<OrderView, 'status' | 'events'> & {
  readonly items: Parameters<typeof billOf>[0];
}): readonly ProgressStep[] | null {
  if (billOf(items) !== null) return null;
  if (status === 'CANCELLED' || status === 'RETURNED') return null;
  const reached = WAY.findLastIndex(
    (each) => each.status === (status === 'COMPLETED' ? 'DELIVERED' : status),
  );
  return WAY.map(({ step, status: own }, index) => ({
    step,
    at: index <= reached ? (events.find(({ toStatus }) => toStatus === own)?.at ?? null) : null,
  }));
}
