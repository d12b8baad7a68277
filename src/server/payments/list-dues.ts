import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { orderDue, type OrderDue } from '../../domain/orders/order-due.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { listedOrdersOf } from '../orders/order-views-of.ts';
import { mayBeDue } from '../orders/own-conditions.ts';
import { orders } from '../orders/tables.ts';
import { findPayments } from './find-payment.ts';

/** So many are shown at most; the limits of unpaid orders leave nobody more. */
const DUES_MAX = 20;

/** An order that is to be paid, with what of it is. */
export type DueOrder = Pick<
  OrderView,
  'id' | 'orderNumber' | 'currency' | 'paymentMethod' | 'paymentStatus' | 'items'
> &
  OrderDue;

/** What a customer has to pay now (C §3), what is due first at the beginning, what has no day at the end; at most DUES_MAX. */
export const listDues =
  (database: Database) =>
  async (userId: string): Promise<readonly DueOrder[]> => {
    const rows = await database
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), mayBeDue(orders), isNotNull(orders.shippingMinor)))
      .orderBy(asc(orders.createdAt), orders.id)
      .limit(DUES_MAX);
    const views = await listedOrdersOf(database, rows);
    const sessions = await findPayments(
      database,
      views.map(({ id }) => id),
    );
    return views
      .flatMap((order): DueOrder[] => {
        const due = orderDue(order, sessions.get(order.id) ?? null);
        if (due === null) return [];
        const { id, orderNumber, currency, paymentMethod, paymentStatus, items } = order;
        return [{ id, orderNumber, currency, paymentMethod, paymentStatus, items, ...due }];
      })
      .toSorted((a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999'));
  };
