import type { ExchangeSummary } from './exchange-view.ts';
import { isDroppedExchange } from './exchange-status.ts';
import type { ReturnView } from './return-view.ts';

/**
 * How a parcel of an exchange stands, by the states of its return and its order: staff take goods without a number, too. `none` is of an exchange
 * that came to nothing before anything was sent. Printed names are the messages `exchange.parcel.{back|new}.{state}`.
 */
export type ParcelState = 'waits' | 'sent' | 'arrived' | 'sent-back' | 'none';

/** The parcel with the goods that go back. */
export function parcelBack({ status, events }: Pick<ReturnView, 'status' | 'events'>): ParcelState {
  switch (status) {
    case 'PENDING':
    case 'APPROVED':
      return 'waits';
    case 'SHIPPED':
      return 'sent';
    case 'RETURNED':
    case 'IN_PROGRESS':
    case 'COMPLETED':
      return 'arrived';
    default:
      return events.at(-1)?.reason === 'sent-back' ? 'sent-back' : 'none';
  }
}

/** The parcel with what replaces them. */
export function parcelNew({ status, order }: Pick<ExchangeSummary, 'status' | 'order'>): ParcelState {
  if (isDroppedExchange(status)) return 'none';
  // The goods came back as those of any order.
  if (order?.status === 'RETURNED') return 'sent-back';
  if (status === 'SHIPPED') return 'sent';
  return status === 'DELIVERED' || status === 'COMPLETED' ? 'arrived' : 'waits';
}

/** When the goods of a return reached the shop, ISO 8601; null before. */
export const receivedAt = ({ events }: Pick<ReturnView, 'events'>): string | null =>
  events.find(({ toStatus }) => toStatus === 'RETURNED')?.at ?? null;
