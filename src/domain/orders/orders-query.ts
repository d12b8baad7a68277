import { withoutInvisible } from '../locale/without-invisible.ts';
import { foldLatin, APOSTROPHES } from '../search/normalise.ts';
import type { PurchaseStatus } from './order-status.ts';

/** What a customer's list of orders is narrowed by (C §9); without a choice all are shown. */
export const ORDER_KINDS = ['purchases', 'leases'] as const;
export const ORDER_STATES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'active',
  'returned',
  'cancelled',
] as const;
export const ORDER_RANGES = ['30days', '6months', 'year'] as const;
export const ORDER_VIEWS = ['list', 'timeline'] as const;

export type OrderState = (typeof ORDER_STATES)[number];

/** The statuses of the orders in each state; COMPLETED counts as DELIVERED (R23). `active` are leases, whose own status it is. */
export const STATUSES_IN: Readonly<Record<Exclude<OrderState, 'active'>, readonly PurchaseStatus[]>> = {
  pending: ['PENDING'],
  processing: ['PROCESSING'],
  shipped: ['SHIPPED'],
  delivered: ['DELIVERED', 'COMPLETED'],
  returned: ['RETURNED'],
  cancelled: ['CANCELLED'],
};

/** What a customer's list of orders is asked for. */
export interface OrdersQuery {
  readonly kind: (typeof ORDER_KINDS)[number] | 'all';
  readonly status: OrderState | 'all';
  readonly range: (typeof ORDER_RANGES)[number] | 'all';
  /** A number or words of products, as they were typed. */
  readonly search: string;
  readonly view: (typeof ORDER_VIEWS)[number];
  /** The order after which the list begins; null for the newest. */
  readonly from: string | null;
  /** The order until which the list was shown before: it goes on behind it. Null for its first part. */
  readonly until: string | null;
}

/** Longer texts name no product. */
export const ORDER_SEARCH_MAX = 100;
/** So many words are looked for, the first ones. */
const WORDS_MAX = 6;

const oneOf = <T extends string, D>(list: readonly T[], value: string | null, otherwise: D): T | D =>
  list.find((each) => each === value) ?? otherwise;

/** Reads the address of the list: what it does not know is `all`. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  return {
    kind: oneOf(ORDER_KINDS, query.get('kind'), 'all'),
    status: oneOf(ORDER_STATES, query.get('status'), 'all'),
    range: oneOf(ORDER_RANGES, query.get('range'), 'all'),
    search: withoutInvisible(query.get('q') ?? '')
      .trim()
      .slice(0, ORDER_SEARCH_MAX)
      .trim(),
    view: oneOf(ORDER_VIEWS, query.get('view'), 'list'),
    from: query.get('from'),
    until: query.get('until'),
  };
}

/** The same as an address's query, `?` and all, without what goes without saying; empty for the whole list. */
export function ordersAddress({ kind, status, range, search, view, from, until }: OrdersQuery): string {
  const pairs = Object.entries({
    kind: kind === 'all' ? '' : kind,
    status: status === 'all' ? '' : status,
    range: range === 'all' ? '' : range,
    q: search,
    view: view === 'list' ? '' : view,
    from: from ?? '',
    until: until ?? '',
  }).filter(([, value]) => value !== '');
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}

/** The list from its beginning, narrowed otherwise or shown otherwise. */
export const otherOrders = (query: OrdersQuery, changes: Partial<OrdersQuery>): OrdersQuery => ({
  ...query,
  from: null,
  until: null,
  ...changes,
});

/** Whether a list is only a part of the customer's orders. */
export const isNarrowed = ({ kind, status, range, search }: OrdersQuery): boolean =>
  kind !== 'all' || status !== 'all' || range !== 'all' || search !== '';

/**
 * What has to stand in a line of an order for it to be found: letters and digits apart, so that `450вт` finds `450 Вт`, without what
 * spelling leaves open; Latin letters without diacritics. Lower case; `_` is any sign in place of an apostrophe. Empty if nothing is left.
 */
export function soughtParts(search: string): readonly string[] {
  const plain = foldLatin(search.normalize('NFKC').toLowerCase());
  const parts = plain.match(new RegExp(`\\p{L}(?:[\\p{L}\\p{M}]|[${APOSTROPHES}](?=\\p{L}))*|\\p{N}+`, 'gu'));
  const known = (parts ?? []).map((part) => part.replaceAll(new RegExp(`[${APOSTROPHES}]`, 'g'), '_'));
  return [...new Set(known)].slice(0, WORDS_MAX);
}
