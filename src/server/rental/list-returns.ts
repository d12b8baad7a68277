import { and, asc, eq, inArray } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { RETURN_AHEAD } from '../../domain/rental/lease-steps.ts';
import { returnDue, type UpcomingReturn } from '../../domain/rental/lease-view.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { leases } from './tables.ts';
import { todayIn } from './today.ts';
import { leavesOn } from './travel-days.ts';

/** So many returns are listed. */
const RETURNS_MAX = 20;

/**
 * The machines of a customer that are to come back, the next first (C §3). It begins with the leases that are under way, of which
 * the shop has no more than machines, however much the customer has ordered.
 */
export const listReturns =
  (database: Database) =>
  async (userId: string): Promise<readonly UpcomingReturn[]> => {
    const rows = await database
      .select({
        leaseId: leases.id,
        status: leases.status,
        firstDay: leases.firstDay,
        lastDay: leases.lastDay,
        leavesOn,
        productName: orderItems.name,
        quantity: orderItems.quantity,
        currency: orders.currency,
      })
      .from(leases)
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(inArray(leases.status, [...RETURN_AHEAD]), eq(orders.userId, userId)))
      .orderBy(asc(leases.lastDay), asc(leases.id))
      .limit(RETURNS_MAX);
    return rows.flatMap(({ firstDay, lastDay, leavesOn: leaves, currency, ...shown }) => {
      if (firstDay === null || lastDay === null) return [];
      const market = marketOf(currency);
      const period = { firstDay, lastDay };
      const due = returnDue({ ...shown, period, leavesOn: leaves }, { today: todayIn(market), market });
      return due === null ? [] : [{ ...shown, period, due }];
    });
  };

/** The currencies in which a customer's leases under way are paid; the one that is said where there are none. */
export const rentalCurrencies =
  (database: Database) =>
  async (userId: string, otherwise: Currency): Promise<readonly Currency[]> => {
    const rows = await database
      .selectDistinct({ currency: orders.currency })
      .from(leases)
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(inArray(leases.status, [...RETURN_AHEAD]), eq(orders.userId, userId)));
    return rows.length === 0 ? [otherwise] : rows.map(({ currency }) => currency);
  };
