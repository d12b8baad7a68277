import { and, count, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import {
  mostWithoutAccount,
  openOrderProblem,
  type OpenOrderProblem,
  type OrderSubjectKind,
} from '../../domain/limits/open-orders.ts';
import { zero, type Money } from '../../domain/money/money.ts';
import { countedSubject } from '../account/counted-subject.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import type { ShopRules } from './shop-rules.ts';
import { openOrderSubjects } from './tables.ts';

const subject = (kind: OrderSubjectKind, value: string): string => countedSubject(kind, value);

/** A network as it is counted. */
export const networkSubject = (network: string): string => subject('network', network);

/**
 * Whom an order is counted for, sorted, so that two orders that share some of them lock those in the same order: by hashes,
 * because the order itself says who they are, and of the network nobody has to know. A guest's e-mail and phone stand for the
 * guest within the network alone (`OPEN_ORDER_LIMITS`). An order by telephone has none: what callers without an account order is counted
 * together by e-mail and phone, and whoever works in the shop's own network is not one guest.
 */
export function subjectsOf({ user, shipping, network }: OrderRequest): string[] {
  const inNetwork = (typed: string) => JSON.stringify([network, typed]);
  const own =
    user === null
      ? [
          subject('email', inNetwork(shipping.email.toLowerCase())),
          subject('phone', inNetwork(shipping.phone)),
        ]
      : [subject('account', user.id)];
  return [...own, ...(network === null ? [] : [networkSubject(network)])].toSorted();
}

/** What a counted subject is. */
export const kindOf = (counted: string): OrderSubjectKind => counted.split(':', 1)[0] as OrderSubjectKind;

/** Why an order goes beyond the limits; `most` is what an order may come to without an account. */
export type OpenOrderRefusal =
  | { readonly reason: Exclude<OpenOrderProblem, 'order-needs-account'> }
  | { readonly reason: 'order-needs-account'; readonly most: Money };

/** The open orders of one subject; `minor` is what those in one currency come to, `machineDays` the days of machines that they hold. */
export interface OpenSubject {
  readonly subject: string;
  readonly orders: number;
  readonly minor: number;
  readonly machineDays: number;
}

/**
 * Why an order goes beyond the limits of open orders; null where it does not, or where there are none. True until the end
 * of the transaction that has locked its subjects.
 */
export function openOrdersBeyond(
  limits: ShopRules['openOrders'],
  asked: {
    readonly total: Money;
    readonly request: OrderRequest;
    readonly subjects: readonly string[];
    readonly open: readonly OpenSubject[];
  },
): OpenOrderRefusal | null {
  if (limits === null) return null;
  const { total, request, subjects } = asked;
  const found = new Map(asked.open.map((each) => [each.subject, each]));
  const open = subjects.map((counted) => ({
    kind: kindOf(counted),
    orders: found.get(counted)?.orders ?? 0,
    minor: found.get(counted)?.minor ?? 0,
  }));
  const reason = openOrderProblem(total, { open, isGuest: request.user === null, limits });
  if (reason !== 'order-needs-account') return reason && { reason };
  return { reason, most: mostWithoutAccount(limits)[total.currency] };
}

/**
 * Whether a shopper who comes to the checkout has too many open orders already, whatever the order will be. Card orders are left
 * out: the one of this cart gives way to the new order, and the others end by themselves within the hour.
 */
export const hasTooManyOpenOrders =
  (database: Database, limits: ShopRules['openOrders']) =>
  async ({ userId, network }: { userId: string | null; network: string | null }): Promise<boolean> => {
    if (limits === null) return false;
    const subjects = [
      ...(userId === null ? [] : [subject('account', userId)]),
      ...(network === null ? [] : [subject('network', network)]),
    ];
    const found = await database
      .select({ subject: openOrderSubjects.subject, orders: count() })
      .from(openOrderSubjects)
      .innerJoin(orders, eq(orders.id, openOrderSubjects.orderId))
      .where(and(inArray(openOrderSubjects.subject, subjects), ne(orders.paymentMethod, 'card'), isOpen))
      .groupBy(openOrderSubjects.subject);
    const open = found.map((each) => ({ kind: kindOf(each.subject), orders: each.orders, minor: 0 }));
    return openOrderProblem(zero('UAH'), { open, isGuest: userId === null, limits }) !== null;
  };

/** Whether a counted order still holds goods that nobody has paid for. */
export const isOpen = sql`${orders.status} = 'PENDING' and ${orders.paymentStatus} in ('UNPAID', 'FAILED')`;

/** Drops the subjects of orders that are no longer open; run now and then. */
export const forgetOrderSubjects = (database: Database) => async (): Promise<void> => {
  const over = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, openOrderSubjects.orderId), sql`not (${isOpen})`));
  await database.delete(openOrderSubjects).where(exists(over));
};
