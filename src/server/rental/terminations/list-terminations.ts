import { asc, eq, inArray } from 'drizzle-orm';
import { OPEN_TERMINATIONS, type StaffTermination } from '../../../domain/rental/termination.ts';
import type { Database } from '../../database/database.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases } from '../tables.ts';
import { placed, viewOf } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

/** So many requests are shown; the shop has no more machines out at once than it has machines. */
const SHOWN_MAX = 200;

/** The requests that are open, the day of return first. */
export const listTerminations = (database: Database) => async (): Promise<readonly StaffTermination[]> => {
  const rows = await database
    .select({
      ...placed,
      item: orderItems,
      order: orders,
      address: orderAddresses,
    })
    .from(leaseTerminations)
    .innerJoin(leases, eq(leases.id, leaseTerminations.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(inArray(leaseTerminations.status, [...OPEN_TERMINATIONS]))
    .orderBy(asc(leaseTerminations.returnOn), asc(leaseTerminations.id), asc(orderAddresses.kind))
    .limit(2 * SHOWN_MAX);
  return rows
    .filter(({ address }) => address.kind === 'shipping')
    .map(({ item, order, address, ...request }) => ({
      ...viewOf(request),
      orderId: order.id,
      orderNumber: order.orderNumber,
      currency: order.currency,
      productName: item.name,
      quantity: item.quantity,
      customer: `${address.firstName} ${address.lastName}`.trim(),
      phone: address.phone,
    }));
};
