import { arrivalOf, arrivalOnTheWay, type Arrival } from '../checkout/arrival.ts';
import { dayIn, marketOf, timeZoneOf } from '../locale/market.ts';
import type { OrderView } from './order-view.ts';

/** What of an order tells when its goods arrive. */
export type ArrivingOrder = Pick<
  OrderView,
  'status' | 'paymentMethod' | 'deliveryDays' | 'currency' | 'createdAt'
> & { readonly events: readonly { readonly reason: string; readonly at: string }[] };

/**
 * When the goods of an order arrive, from the working days that were promised for its way: counted from the day on which it was handed to the
 * carrier; until then from the day on which it was paid, or placed where it is paid at the door. Null while it waits for its money or for a quote
 * of its delivery, once it is delivered or over, and once the last of these days has passed: what is late has no day to be named. `now` is a moment.
 */
export function expectedArrival(order: ArrivingOrder, now: string): Arrival | null {
  const { status, paymentMethod, deliveryDays: days, currency, createdAt, events } = order;
  if (days === null || !['PENDING', 'PROCESSING', 'SHIPPED'].includes(status)) return null;
  const market = marketOf(currency);
  const dayOf = (moment: string) => dayIn(timeZoneOf(market), moment);
  const momentOf = (reason: string) => events.find((event) => event.reason === reason)?.at;
  // Where the rest was not sent, the last part was all.
  const lastPart = events.findLast(({ reason }) => reason === 'part-shipped')?.at;
  const sent = momentOf('shipped') ?? (status === 'SHIPPED' ? lastPart : undefined);
  const agreed =
    momentOf('paid') ?? momentOf('nothing-to-pay') ?? (paymentMethod === 'pod' ? createdAt : null);
  const way = { days, market };
  const untilSent = agreed === null ? null : arrivalOf(dayOf(agreed), way);
  const arrival = sent === undefined ? untilSent : arrivalOnTheWay(dayOf(sent), way);
  return arrival === null || arrival.last < dayOf(now) ? null : arrival;
}
