import { arrivalOf, arrivalOnTheWay, type Arrival, type ExpectedArrival } from '../checkout/arrival.ts';
import { dayIn, destinationMarket, timeZoneOf } from '../locale/market.ts';
import type { OrderView } from './order-view.ts';

/** What of an order tells when its goods arrive. */
export type ArrivingOrder = Pick<
  OrderView,
  'status' | 'paymentMethod' | 'paymentStatus' | 'deliveryDays' | 'currency' | 'createdAt'
> & {
  readonly shippingAddress: { readonly country: string };
  readonly events: readonly { readonly reason: string; readonly at: string }[];
  /** Absent for no. */
  readonly awaitsCredit?: boolean;
};

/**
 * When the goods of an order arrive, from the working days that were promised for its way, by the calendar of the country which they go to:
 * counted from the day on which it was handed to the carrier; until then from the day on which it was paid, or placed where it is paid at the door;
 * until it is paid, from today, as the checkout counted it. Null while it waits for a quote of its delivery or for the worth of exchanged goods,
 * once it is delivered or over, and once the last of these days has passed: what is late has no day to be named. `now` is a moment.
 */
export function expectedArrival(order: ArrivingOrder, now: string): ExpectedArrival | null {
  const { status, paymentMethod, paymentStatus, deliveryDays: days, currency, createdAt, events } = order;
  if (days === null || !['PENDING', 'PROCESSING', 'SHIPPED'].includes(status)) return null;
  const market = destinationMarket(order.shippingAddress.country, currency);
  const dayOf = (moment: string) => dayIn(timeZoneOf(market), moment);
  const today = dayOf(now);
  const momentOf = (reason: string) => events.find((event) => event.reason === reason)?.at;
  // Where the rest was not sent, the last part was all.
  const lastPart = events.findLast(({ reason }) => reason === 'part-shipped')?.at;
  const sent = momentOf('shipped') ?? (status === 'SHIPPED' ? lastPart : undefined);
  const way = { days, market };
  if (sent !== undefined) return unlessPast(arrivalOnTheWay(dayOf(sent), way), today);
  const isAgreedAtOnce = paymentMethod === 'pod' || (paymentStatus === 'PAID' && events.length === 0);
  const agreed = momentOf('paid') ?? momentOf('nothing-to-pay') ?? (isAgreedAtOnce ? createdAt : null);
  if (agreed !== null) return unlessPast(arrivalOf(dayOf(agreed), way), today);
  const isAwaited = status === 'PENDING' && paymentStatus === 'UNPAID' && order.awaitsCredit !== true;
  return isAwaited ? { ...arrivalOf(today, way), ifPaidOn: today } : null;
}

const unlessPast = (arrival: Arrival, today: string): ExpectedArrival | null =>
  arrival.last < today ? null : { ...arrival, ifPaidOn: null };
