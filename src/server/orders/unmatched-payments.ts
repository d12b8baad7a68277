import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { UnmatchedPayment } from '../../domain/payments/payment-case.ts';
import type { Database } from '../database/database.ts';
import { paymentCases, payments } from '../payments/tables.ts';

/** Whether a payment of another sum than was asked came for an order, and staff are still to see to it. */
export const hasUnmatchedPayment = (orderId: SQLWrapper | string) =>
  sql<boolean>`exists (select 1 from ${paymentCases}
    inner join ${payments} as refused on refused.id = ${paymentCases.paymentId}
    where refused.order_id = ${orderId} and ${paymentCases.kind} = 'refused' and ${paymentCases.closedAt} is null)`;

/** How refused payments of orders stand, by order id, in one query; none for no ids. */
export async function unmatchedPaymentsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, UnmatchedPayment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ orderId: payments.orderId, isOpen: sql<boolean>`bool_or(${paymentCases.closedAt} is null)` })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(and(inArray(payments.orderId, [...orderIds]), eq(paymentCases.kind, 'refused')))
    .groupBy(payments.orderId);
  return new Map(rows.map(({ orderId, isOpen }) => [orderId, isOpen ? 'open' : 'closed']));
}
