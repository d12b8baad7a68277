import { money, type Currency, type Money } from '../money/money.ts';

/** By what the open orders of a customer are counted together. A network is what `networkOf` answers. */
export type CustomerSubject = 'account' | 'network';
/** By what those of a guest are: an e-mail or a phone counts within its network. */
export type GuestSubject = 'email' | 'phone' | 'network';
export type OrderSubjectKind = CustomerSubject | GuestSubject;

/** What orders that are placed and not yet paid may come to for one subject, this one among them. */
export interface OpenOrderLimit {
  readonly orders: number;
  /** In whole units of the order's currency; orders in the other currency are counted, and not added up. */
  readonly value: Readonly<Record<Currency, number>>;
}

const ACCOUNT: OpenOrderLimit = { orders: 5, value: { UAH: 3_500_000, PLN: 350_000 } };
const GUEST: OpenOrderLimit = { orders: 2, value: { UAH: 300_000, PLN: 30_000 } };

/**
 * Limits of open orders, which hold goods that nobody has paid for: whoever could place any number of them could take the
 * whole stock off sale. An order is open while it is PENDING and unpaid. The dearest product of a shop must fit into the
 * limit of an account. A network is shared by an office, or by all customers of a mobile operator.
 *
 * Whoever orders can be known only by what others cannot type in their name. That is the account they signed in to and the
 * network they come from; an e-mail or a phone is what was typed, and nobody has verified it. If typed details were counted
 * wherever they came from, a stranger's unpaid orders would keep their owner from ordering, and the owner could not cancel
 * them, while whoever means to take the stock types others each time. So a customer is counted by account and network. A guest
 * has no account: the e-mail and the phone count there, each within the network, which tells the guests of one network apart;
 * all of them together are held by the limit of the network.
 */
export const OPEN_ORDER_LIMITS = {
  customer: {
    account: ACCOUNT,
    network: { orders: 25, value: { UAH: 10_000_000, PLN: 1_000_000 } },
  },
  guest: {
    email: GUEST,
    phone: GUEST,
    network: { orders: 10, value: { UAH: 1_000_000, PLN: 100_000 } },
  },
} as const satisfies Readonly<{
  customer: Readonly<Record<CustomerSubject, OpenOrderLimit>>;
  guest: Readonly<Record<GuestSubject, OpenOrderLimit>>;
}>;
export type OpenOrderLimits = typeof OPEN_ORDER_LIMITS;

/**
 * Days that an order holds its goods while the shop has not answered it: its delivery has no price yet, or it is to be paid
 * on delivery and nobody has confirmed it. Card and transfer orders have terms of their own from the moment they can be paid.
 */
export const UNANSWERED_DAYS = { customer: 10, guest: 5 } as const;

/** The open orders of one subject so far. */
export interface OpenOrders {
  readonly kind: OrderSubjectKind;
  readonly orders: number;
  /** What those in the new order's currency come to, in minor units. */
  readonly minor: number;
}

export type OpenOrderProblem = 'too-many-open-orders' | 'open-orders-too-large' | 'order-needs-account';

/** What one order of a guest may come to, in each currency; a larger one needs an account. */
export const mostWithoutAccount = ({ guest }: OpenOrderLimits): Readonly<Record<Currency, Money>> => ({
  UAH: money(guest.email.value.UAH * 100, 'UAH'),
  PLN: money(guest.email.value.PLN * 100, 'PLN'),
});

/** Why a new order of `total` goes beyond a limit of open orders; null where it does not. */
export function openOrderProblem(
  total: Money,
  {
    open,
    isGuest,
    limits,
  }: { readonly open: readonly OpenOrders[]; readonly isGuest: boolean; readonly limits: OpenOrderLimits },
): OpenOrderProblem | null {
  if (isGuest && total.minor > mostWithoutAccount(limits)[total.currency].minor) return 'order-needs-account';
  const own: Partial<Record<OrderSubjectKind, OpenOrderLimit>> = isGuest ? limits.guest : limits.customer;
  const counted = open.flatMap((each) => {
    const limit = own[each.kind];
    return limit ? [{ ...each, limit }] : [];
  });
  if (counted.some(({ orders, limit }) => orders >= limit.orders)) return 'too-many-open-orders';
  const isTooLarge = counted.some(
    ({ minor, limit }) => minor + total.minor > limit.value[total.currency] * 100,
  );
  return isTooLarge ? 'open-orders-too-large' : null;
}
