import { daysAfter, momentOf } from '../../domain/calendar/days.ts';
import { workingDaysFrom } from '../../domain/calendar/working-days.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { WITHDRAWAL_DAYS } from '../../domain/returns/withdrawal.ts';
import { demoOrders, type DemoOrder } from './demo-orders.ts';

/** What the customer of the demo account does beside ordering, the first thing first; `place` counts the saved addresses. */
const ACCOUNT_STEPS = [
  { name: 'registered', daysAgo: 428, hour: 19, place: 0 },
  { name: 'address', daysAgo: 428, hour: 20, place: 0 },
  { name: 'card', daysAgo: 427, hour: 18, place: 0 },
  { name: 'address', daysAgo: 405, hour: 20, place: 1 },
  { name: 'address', daysAgo: 350, hour: 12, place: 2 },
  { name: 'bank', daysAgo: 120, hour: 19, place: 0 },
  { name: 'favourites', daysAgo: 12, hour: 20, place: 0 },
  { name: 'preferences', daysAgo: 1, hour: 19, place: 0 },
] as const;
type AccountStepName = (typeof ACCOUNT_STEPS)[number]['name'];

/** What happens to an order of the demo account. */
export type OrderStepName =
  | 'placed'
  | 'quoted'
  | 'paid'
  | 'confirmed'
  | 'shipped'
  | 'delivered'
  | 'remitted'
  | 'refunded'
  | 'return-asked'
  | 'return-agreed'
  | 'return-sent'
  | 'return-refunded'
  | 'completed'
  | 'cancelled';

/** How many working days a step is after the one before, and at what hour it is taken, on the market's clock. */
const STEPS: Readonly<
  Record<Exclude<OrderStepName, 'completed'>, { readonly gap: number; readonly hour: number }>
> = {
  placed: { gap: 0, hour: 18 },
  quoted: { gap: 1, hour: 10 },
  paid: { gap: 1, hour: 11 },
  confirmed: { gap: 1, hour: 10 },
  shipped: { gap: 1, hour: 15 },
  delivered: { gap: 3, hour: 13 },
  remitted: { gap: 2, hour: 10 },
  refunded: { gap: 3, hour: 12 },
  'return-asked': { gap: 1, hour: 19 },
  'return-agreed': { gap: 1, hour: 11 },
  'return-sent': { gap: 1, hour: 17 },
  'return-refunded': { gap: 3, hour: 14 },
  cancelled: { gap: 1, hour: 9 },
};

/** Parcels are on the way for a time that the checkout promises: in Poland they are faster. */
const POLISH_DELIVERY_GAP = 2;

/** The steps of an order that its data tell of, but for a payment by card, which is made when it is placed. */
function stepsOf({ payment, delivery, isPaid, parcel, refund, goodsBack, isCancelled }: DemoOrder) {
  return [
    'placed' as const,
    ...(delivery ? (['quoted'] as const) : []),
    ...(isPaid && payment === 'transfer' ? (['paid'] as const) : []),
    ...(isPaid && payment === 'pod' ? (['confirmed'] as const) : []),
    ...(parcel ? (['shipped'] as const) : []),
    ...(parcel?.isDelivered ? (['delivered'] as const) : []),
    ...(parcel?.isDelivered && payment === 'pod' ? (['remitted'] as const) : []),
    ...(refund ? (['refunded'] as const) : []),
    ...(goodsBack ? (['return-asked'] as const) : []),
    ...(goodsBack?.isOver ? (['return-agreed', 'return-sent', 'return-refunded'] as const) : []),
    ...(isCancelled ? (['cancelled'] as const) : []),
  ];
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Spreads what happens over the minutes of an hour, the same each time. */
const minuteOf = (seed: number): number => (seed * 17) % HOUR_MINUTES;
const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString();

/** A step in the past of the demo account, and when it was taken; a moment as ISO 8601. */
export type DemoStep = { readonly at: string } & (
  | { readonly name: OrderStepName; readonly order: DemoOrder }
  | { readonly name: AccountStepName; readonly order: null; readonly place: number }
);

const accountSteps = (now: string): readonly DemoStep[] =>
  ACCOUNT_STEPS.map(({ name, daysAgo, hour, place }, index) => {
    const timeZone = timeZoneOf('UA');
    const day = daysAfter(dayIn(timeZone, now), -daysAgo);
    return { name, order: null, place, at: later(momentOf(day, hour, timeZone), minuteOf(index)) };
  });

/** Minutes that a customer takes on the bank's page. */
const PAYING_MINUTES = 4;

/**
 * When each step of an order was taken: the latest on the last working day that is so many days ago or more, each
 * other so many working days before the next. What was delivered is completed by itself when its days are over.
 */
function pastOf(order: DemoOrder, now: string): readonly DemoStep[] {
  const market = marketOf(order.currency);
  const timeZone = timeZoneOf(market);
  const seed = demoOrders.indexOf(order);
  const names = stepsOf(order);
  let day = workingDaysFrom(daysAfter(dayIn(timeZone, now), 1 - order.daysAgo), -1, market);
  const steps = names
    .toReversed()
    .map((name, place): DemoStep => {
      const { gap, hour } = STEPS[name];
      const at = later(momentOf(day, hour, timeZone), minuteOf(seed + place));
      const isFaster = name === 'delivered' && market === 'PL';
      day = workingDaysFrom(day, -(isFaster ? POLISH_DELIVERY_GAP : gap), market);
      return { order, name, at };
    })
    .toReversed();
  const placed = steps.find(({ name }) => name === 'placed');
  if (placed && order.isPaid && order.payment === 'card')
    steps.push({ order, name: 'paid', at: later(placed.at, PAYING_MINUTES) });
  const delivered = steps.find(({ name }) => name === 'delivered');
  if (!delivered) return steps;
  const at = later(delivered.at, WITHDRAWAL_DAYS * 24 * HOUR_MINUTES + minuteOf(seed));
  return later(at, HOUR_MINUTES) < now ? [...steps, { order, name: 'completed', at }] : steps;
}

/**
 * The past of the demo account (R20): what its customer and staff did, the first thing first. It is counted back from `now`, a moment, so
 * that it never grows old; all of it is more than an hour ago.
 */
export const demoPast = (now: string): readonly DemoStep[] =>
  [...accountSteps(now), ...demoOrders.flatMap((order) => pastOf(order, now))].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
