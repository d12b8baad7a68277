import { inArray, sql } from 'drizzle-orm';
import { SENT } from '../../domain/orders/order-status.ts';
import { OPEN_RETURNS } from '../../domain/returns/return-status.ts';
import { returnLines, returns } from '../returns/tables.ts';
import { orderItems, orders } from './tables.ts';

const taken = sql`coalesce((
  select sum(case when ${returns.status} = 'COMPLETED' then ${returnLines.pieces}
    when ${inArray(returns.status, [...OPEN_RETURNS])} then ${returnLines.asked} else 0 end)
  from ${returnLines} join ${returns} on ${returns.id} = ${returnLines.returnId}
  where ${returnLines.orderItemId} = ${orderItems.id}), 0)`;

/**
 * Whether anything of an order can be asked to go back, as `askedKinds` and `leftOf` decide it: it was sent, and has a bought line of which a piece
 * neither came back nor stands in an open return.
 */
const isLeft = sql`(${inArray(orders.status, [...SENT])} and exists (
  select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.rentalDuration} is null
    and ${orderItems.quantity} > ${taken} offset 0))`;

/** The same among the columns of a selection: of one table alone Drizzle drops the names of tables, but not in what is nested. */
export const mayAskBack = sql<boolean>`${isLeft}`;
