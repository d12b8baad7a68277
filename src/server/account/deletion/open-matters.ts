import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { OpenMatter } from '../../../domain/account/open-matters.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { leases } from '../../rental/tables.ts';
import { returns, withdrawals } from '../../returns/tables.ts';

/** So many orders are named that keep an account. */
const NAMED_MAX = 20;

const ofOrder = (table: typeof refunds | typeof payments | typeof withdrawals | typeof returns) =>
  sql`${table.orderId} = ${orders.id}`;
/** Paid at the door, and not handed on by the carrier. */
export const isWithCarrier = sql`(${orders.paymentMethod} = 'pod' and ${orders.paymentStatus} = 'UNPAID' and ${orders.deliveredAt} is not null)`;
/**
 * What of an order is still open for its customer: null for one that is over, whose goods are where they belong, and of whose money neither
 * side owes the other any. What was paid at the door is paid: the carrier owes it to the shop, until goods of it come back.
 */
export const openMatter = sql<OpenMatter['matter'] | null>`case
  when ${orders.status} = 'PENDING' and not ${orders.awaitsCredit} and ${orders.paymentMethod} <> 'pod' and ${orders.paymentStatus} in ('UNPAID', 'FAILED') then 'unpaid'
  when ${orders.status} in ('PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED') then 'order'
  when exists (select from ${leases} join ${orderItems} on ${orderItems.id} = ${leases.orderItemId}
    where ${orderItems.orderId} = ${orders.id}
      and ${leases.status} not in ('PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED')) then 'lease'
  when exists (select from ${withdrawals} where ${ofOrder(withdrawals)} and ${withdrawals.closedAt} is null) then 'return'
  when exists (select from ${returns} where ${ofOrder(returns)} and ${returns.closedAt} is null) then 'return'
  when ${orders.owedMinor} > 0
    or (${orders.status} = 'CANCELLED' and ${orders.paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED'))
    or exists (select from ${refunds} where ${ofOrder(refunds)} and ${refunds.doneAt} is null)
    or (${isWithCarrier} and exists (select from ${returns} where ${ofOrder(returns)} and ${returns.status} = 'COMPLETED')) then 'refund'
  when exists (select from ${payments} join ${paymentCases} on ${paymentCases.paymentId} = ${payments.id}
    where ${ofOrder(payments)} and ${paymentCases.closedAt} is null) then 'dispute'
  when exists (select from ${payments} where ${ofOrder(payments)} and ${payments.status} in ('OPEN', 'PROCESSING'))
    or (${orders.status} = 'COMPLETED' and ${orders.paymentMethod} <> 'pod' and ${orders.paymentStatus} in ('UNPAID', 'FAILED')) then 'payment'
  end`;

/**
 * What keeps an account from being deleted now: its orders that are under way, whose goods or money are not where they belong, that a
 * provider or a bank has still to decide about. Anybody can state a withdrawal in the name of an address: one that names none of the account's orders counts for nothing.
 */
export const findOpenMatters =
  (database: Database) =>
  (userId: string): Promise<readonly OpenMatter[]> =>
    database
      .select({ orderNumber: orders.orderNumber, matter: sql<OpenMatter['matter']>`${openMatter}` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(openMatter)))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(NAMED_MAX);
