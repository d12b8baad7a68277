import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { IncomingLine } from '../../../domain/payments/bank-statements/incoming-line.ts';
import {
  matchLines,
  namedOrders,
  type Match,
  type PayableOrder,
} from '../../../domain/payments/bank-statements/match-line.ts';
import { isTransferAwaited } from '../../../domain/payments/is-transfer-awaited.ts';
import { dueOf } from '../../../domain/payments/order-money.ts';
import { foldReference } from '../../../domain/payments/statement-reference.ts';
import type { Currency } from '../../../domain/money/money.ts';
import type { ListedOrder } from '../../../domain/orders/order-view.ts';
import type { Database } from '../../database/database.ts';
import { listedOrdersOf } from '../../orders/order-views-of.ts';
import { orders } from '../../orders/tables.ts';
import { foldedReference, transfers } from '../transfers/tables.ts';

/** So many orders are looked at that wait for one of the amounts. */
const WAITING_MAX = 1000;

/** An order in another currency waits for nothing of the account's. */
const payable = (order: ListedOrder, currency: Currency): PayableOrder => ({
  id: order.id,
  orderNumber: order.orderNumber,
  dueMinor: dueOf(order),
  isAwaited: order.currency === currency && order.shippingMinor !== null && isTransferAwaited(order),
});

/**
 * What each line of a statement is to the shop, in its sequence; all of one currency. A fixed number of queries, however many
 * lines there are.
 */
export const matchStatement =
  (database: Database) =>
  async (lines: readonly IncomingLine[]): Promise<readonly Match[]> => {
    const [first] = lines;
    if (first === undefined) return [];
    const { currency } = first;
    const numbers = lines.flatMap(({ purpose }) => {
      const { sure, possible } = namedOrders(purpose);
      return [...sure, ...possible];
    });
    const amounts = [...new Set(lines.map(({ amountMinor }) => amountMinor))];
    const references = lines.map(({ reference }) => foldReference(reference));
    const named = await database
      .select()
      .from(orders)
      .where(inArray(orders.orderNumber, [...new Set(numbers)]));
    const waiting = await database
      .select()
      .from(orders)
      .where(
        and(
          // The words of the index of those that are waited for.
          isNotNull(orders.paymentDueAt),
          eq(orders.status, 'PENDING'),
          eq(orders.paymentMethod, 'transfer'),
          eq(orders.currency, currency),
          inArray(orders.totalMinor, amounts),
        ),
      )
      .limit(WAITING_MAX);
    const recorded = await database
      .select({ key: transfers.referenceKey, id: orders.id, orderNumber: orders.orderNumber })
      .from(transfers)
      .innerJoin(orders, eq(orders.id, transfers.orderId))
      .where(
        and(
          inArray(foldedReference(transfers), references),
          eq(transfers.direction, 'in'),
          eq(transfers.currency, currency),
          eq(transfers.isStanding, true),
        ),
      );
    const views = await listedOrdersOf(database, [
      ...new Map([...named, ...waiting].map((row) => [row.id, row])).values(),
    ]);
    const known = views.map((order) => payable(order, currency));
    const orderOf = new Map(known.map((order) => [order.orderNumber, order]));
    const byDue = Map.groupBy(
      known.filter(({ isAwaited }) => isAwaited),
      ({ dueMinor }) => dueMinor,
    );
    return matchLines(
      lines.map((line, place) => ({
        line,
        facts: {
          orders: orderOf,
          waiting: byDue.get(line.amountMinor) ?? [],
          recordedFor: recorded
            .filter(({ key }) => key === references[place])
            .map(({ id, orderNumber }) => ({ id, orderNumber, dueMinor: 0, isAwaited: false })),
        },
      })),
    );
  };
