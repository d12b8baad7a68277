import { and, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { QUEUES, type Queue } from '../../../domain/orders/queue.ts';
import { BEFORE_HANDOVER } from '../../../domain/rental/lease-steps.ts';
import { saleMoney } from '../../orders/kept-after-refunds.ts';
import { hasOpenWithdrawal } from '../../orders/open-withdrawal.ts';
import { isOrderStopped, queueConditions, waitsByColumns } from '../../orders/queue-conditions.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { leases } from '../../rental/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import {
  dayOf,
  fewOrders,
  marketOfOrder,
  noonOf,
  ofOrder,
  period,
  type WaitingLine,
  type WaitingOf,
  type WaitingAs,
  type WaitingSource,
} from './waiting-source.ts';

/** When an order was cancelled. Few orders that are owed money ask for it: of PROCESSING, of which thousands ask, the order itself knows. */
const cancelledAt = sql`(select min(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.toStatus} = 'CANCELLED')`;

/** Whether an order has a line of one sort. Looked up order by order: `exists` would read the whole table for a hash of it. */
const hasLine = (of: SQL) => sql`coalesce((select true from ${orderItems}
  where ${orderItems.orderId} = ${orders.id} and ${of} limit 1), false)`;

/** What of an order that waits its queue says: since when, and by when. */
const IN_QUEUE: Readonly<Record<Queue, Pick<WaitingLine, 'since' | 'begins' | 'period' | 'dueOn'>>> = (() => {
  // Few orders rent anything, which an index of its own knows.
  const isRentedAlone = sql`(${hasLine(isNotNull(orderItems.rentalDuration))} and not ${hasLine(isNull(orderItems.rentalDuration))})`;
  const stated = sql`(select min(${withdrawals.statedAt}) from ${withdrawals}
    where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.goods} is null and ${withdrawals.closedAt} is null)`;
  const refunded = sql`(select max(${refunds.createdAt}) from ${refunds} where ${refunds.orderId} = ${orders.id})`;
  const owedSince = sql`(select min(${refunds.createdAt}) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.paymentId} is null and ${refunds.doneAt} is null)`;
  const delivered = sql`coalesce(${orders.deliveredAt}, ${orders.createdAt})`;
  return {
    confirm: { since: orders.createdAt, period: period('answer') },
    ship: {
      since: sql`coalesce(${orders.processingAt}, ${orders.createdAt})`,
      // What is rented alone leaves for the first day of what is still here.
      period: sql`case when not ${isRentedAlone} then ${period('hand-over')} end`,
      dueOn: sql`case when ${isRentedAlone} then (select min(${leases.firstDay}) from ${orderItems}
        inner join ${leases} on ${leases.orderItemId} = ${orderItems.id}
        where ${orderItems.orderId} = ${orders.id} and ${inArray(leases.status, [...BEFORE_HANDOVER])}) end`,
    },
    cancel: {
      since: sql`coalesce(${stated}, ${refunded}, ${orders.createdAt})`,
      period: sql`case when ${stated} is not null then ${period('withdrawal')} end`,
    },
    // The next that the shop does about it by itself is to give it up.
    overdue: {
      since: sql`coalesce(${noonOf(sql`${orders.paymentDueOn}::date`)}, ${orders.createdAt})`,
      dueOn: dayOf(orders.paymentDueAt),
    },
    'part-paid': { since: orders.createdAt, dueOn: sql`${orders.paymentDueOn}::date` },
    owed: {
      since: sql`coalesce(${owedSince}, ${cancelledAt}, ${orders.updatedAt})`,
      period: period('refund'),
    },
    remit: { since: delivered },
    debt: { since: delivered },
  };
})();

const stops = { sale: saleMoney, isWithdrawn: hasOpenWithdrawal };
const order = { id: orders.id, orderId: orders.id, state: orders.status, market: marketOfOrder };

/**
 * Orders in preparation, to be sent or to be cancelled. Which of both takes half a dozen sums for each of thousands of orders: it is asked once, inside a
 * query of its own that the planner does not dissolve (`offset 0`).
 */
export function preparedOrders(): WaitingAs<'ship' | 'cancel'> {
  const { ship, cancel } = IN_QUEUE;
  const either = (toShip: SQLWrapper = sql`null`, toCancel: SQLWrapper = sql`null`) =>
    sql`case when is_stopped then ${toCancel} else ${toShip} end`;
  return {
    kind: sql`case when is_stopped then 'cancel' else 'ship' end`,
    from: sql`(select ${orders}.*, ${isOrderStopped(orders, stops)} as is_stopped from ${orders}
      where ${waitsByColumns(orders).prepared} offset 0) as ${orders}`,
    line: {
      ...order,
      since: either(ship.since, cancel.since),
      period: either(ship.period, cancel.period),
      dueOn: either(ship.dueOn, cancel.dueOn),
    },
  };
}

/** Orders in the queues of their own, those whose delivery is to be priced, and payments to be looked at. */
export function waitingOrders(): WaitingOf<Queue | 'delivery' | 'payment'> {
  const conditions = queueConditions(orders, stops);
  const ofQueue = (queue: Queue): readonly WaitingSource[] => {
    const where = conditions[queue];
    return [
      {
        from: sql`${orders}`,
        ...((queue === 'remit' || queue === 'debt') && { ofAll: fewOrders(where) }),
        where,
        order: queue === 'remit' ? orders.deliveredAt : orders.createdAt,
        line: { ...order, ...IN_QUEUE[queue] },
      },
    ];
  };
  return {
    ...(Object.fromEntries(QUEUES.map((queue) => [queue, ofQueue(queue)])) as WaitingOf<Queue>),
    delivery: [
      {
        from: sql`${orders}`,
        where: and(eq(orders.status, 'PENDING'), isNull(orders.shippingMinor)),
        order: orders.createdAt,
        line: {
          ...order,
          since: orders.createdAt,
          begins: orders.updatedAt,
          period: sql`case when ${orders.userId} is null then ${period('unanswered-guest')} else ${period('unanswered')} end`,
        },
      },
    ],
    payment: [
      {
        from: sql`${paymentCases}`,
        where: isNull(paymentCases.closedAt),
        order: paymentCases.openedAt,
        joins: sql`inner join ${payments} on ${payments.id} = ${paymentCases.paymentId} ${ofOrder} ${payments.orderId}`,
        line: {
          id: paymentCases.id,
          orderId: orders.id,
          state: paymentCases.kind,
          since: paymentCases.openedAt,
          market: marketOfOrder,
        },
      },
    ],
  };
}
