import type { ExchangeSummary } from './exchange-view.ts';
import { isDroppedExchange } from './exchange-status.ts';
import type { ReturnView } from './return-view.ts';

/**
 * How a parcel of an exchange stands, by the states of its return and its order: staff take goods without a number, too. `none` is of an exchange
 * that came to nothing before anything was sent. Printed names are the messages `exchange.parcel.{back|new}.{state}`.
 */
export type ParcelState = 'waits' | 'sent' | 'arrived' | 'sent-back' | 'none';

type Inspected = Pick<ReturnView, 'events'> & { readonly order: Pick<ReturnView['order'], 'status'> };

const wasRefused = ({ events }: Inspected): boolean => events.at(-1)?.reason === 'sent-back';

/** Whether goods that were not accepted go back to their customer, or went: not once all of their order came back. */
export const isGoingBack = (found: Inspected): boolean =>
  wasRefused(found) && found.order.status !== 'RETURNED';

/** The parcel with the goods that go back. */
export function parcelBack(found: Inspected & Pick<ReturnView, 'status'>): ParcelState {
  switch (found.status) {
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
      if (!wasRefused(found)) return 'none';
      return isGoingBack(found) ? 'sent-back' : 'arrived';
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
