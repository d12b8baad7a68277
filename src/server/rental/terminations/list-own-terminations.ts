import { desc, eq } from 'drizzle-orm';
import type { Currency } from '../../../domain/money/money.ts';
import type { TerminationView } from '../../../domain/rental/termination.ts';
import type { Database } from '../../database/database.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases } from '../tables.ts';
import { placed, viewOf } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

/** So many of a customer's requests are shown; nobody gives more machines back. */
const SHOWN_MAX = 50;

/** A customer's own request to give a machine back. */
export interface OwnTermination extends TerminationView {
  readonly productName: string;
  readonly quantity: number;
  readonly currency: Currency;
}

/** The requests of a customer's leases, the newest first. */
export const listOwnTerminations =
  (database: Database) =>
  async (userId: string): Promise<readonly OwnTermination[]> => {
    const rows = await database
      .select({ ...placed, name: orderItems.name, quantity: orderItems.quantity, currency: orders.currency })
      .from(leaseTerminations)
      .innerJoin(leases, eq(leases.id, leaseTerminations.leaseId))
      .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(desc(leaseTerminations.requestedAt), desc(leaseTerminations.id))
      .limit(SHOWN_MAX);
    return rows.map(({ name, quantity, currency, ...request }) => ({
      ...viewOf(request),
      productName: name,
      quantity,
      currency,
    }));
  };
