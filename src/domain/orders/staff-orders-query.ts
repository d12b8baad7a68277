import { readDays } from '../calendar/read-period.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../checkout/payment-methods.ts';
import { SHIPPING_METHODS, type ShippingMethod } from '../checkout/shipping-rules.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import { CURRENCIES, type Currency } from '../money/money.ts';
import { PURCHASE_TRANSITIONS } from './order-status.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';
import { QUEUES, type Queue } from './queue.ts';

/** The statuses of a purchase, in the order of its life. */
export const PURCHASE_STATUSES = Object.keys(PURCHASE_TRANSITIONS);

/** How orders come: taken by staff on the telephone, or placed in the shop. */
export const ORDER_CHANNELS = ['telephone', 'shop'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** What the list of orders is asked for; null where it does not matter. */
export interface StaffOrdersQuery {
  readonly queue: Queue | 'any' | null;
  readonly status: string | null;
  readonly payment: PaymentStatus | null;
  readonly method: PaymentMethod | null;
  /** Whether staff took them on the telephone, or their customers placed them. */
  readonly channel: OrderChannel | null;
  readonly currency: Currency | null;
  readonly delivery: ShippingMethod | null;
  /** The first and the last day on which they came in, in the time of each order's market, both inclusive (ISO 8601); null for no bound. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Whose account they are in, by its id. */
  readonly customer: string | null;
  /** A number, an e-mail address, words of a name or a telephone, as it was typed. */
  readonly search: string;
  /** The order after which the page begins; null for the newest. */
  readonly after: string | null;
}

/** So many orders take a step at once; each is a transaction of its own, and all of them one request. */
export const CHOSEN_MAX = 100;

/** So many orders that a filter finds are counted; above it is said that there are more. */
export const FOUND_COUNTED = 1000;

/** What is chosen of a list without ticks one by one: all that can be on its page, or all that its filter finds, on whichever page. */
export type ListChoice = 'page' | 'all';

const SEARCH_MAX = 254;
const CUSTOMER_MAX = 64;
const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((each) => each === value) ?? null;

/** Reads the address of the list: what it does not know does not matter. */
export function readStaffOrdersQuery(query: URLSearchParams): StaffOrdersQuery {
  return {
    queue: oneOf([...QUEUES, 'any'] as const, query.get('waits')),
    status: oneOf(PURCHASE_STATUSES, query.get('status')),
    payment: oneOf(PAYMENT_STATUSES, query.get('payment')),
    method: oneOf(PAYMENT_METHODS, query.get('method')),
    channel: oneOf(ORDER_CHANNELS, query.get('by')),
    currency: oneOf(CURRENCIES, query.get('currency')),
    delivery: oneOf(SHIPPING_METHODS, query.get('delivery')),
    ...readDays(query),
    customer: (query.get('customer') ?? '').slice(0, CUSTOMER_MAX) || null,
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, SEARCH_MAX),
    after: query.get('after'),
  };
}

/** The same as an address's query, beginning after another order. */
export function staffOrdersAddress(asked: StaffOrdersQuery, after: string | null): string {
  const { queue, status, payment, method, channel, currency, delivery, firstDay, lastDay } = asked;
  const given = {
    waits: queue,
    status,
    payment,
    method,
    by: channel,
    currency,
    delivery,
    from: firstDay,
    to: lastDay,
    customer: asked.customer,
    q: asked.search === '' ? null : asked.search,
    after,
  };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null);
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}

/** Reads what an address chooses of a list; null for ticks one by one. */
export const readListChoice = (query: URLSearchParams): ListChoice | null =>
  oneOf(['page', 'all'] as const, query.get('choose'));

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The orders that an address or a form names, each an `id`, at most `max`; what is none does not matter. */
export const chosenOrders = (ids: readonly unknown[], max: number = CHOSEN_MAX): readonly string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && UUID.test(id)))].slice(0, max);
