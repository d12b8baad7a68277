import { and, eq, sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/track-form.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses, orders } from './tables.ts';

/** The id of the order of this number whose letters go to this address; null when they do not belong together (R18). */
export async function findOrderId(
  database: Database,
  { orderNumber, email }: TrackForm,
): Promise<string | null> {
  const isItsAddress = and(
    eq(orderAddresses.orderId, orders.id),
    eq(orderAddresses.kind, 'shipping'),
    eq(sql`lower(${orderAddresses.email})`, email.toLowerCase()),
  );
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderAddresses, isItsAddress)
    .where(eq(orders.orderNumber, orderNumber));
  return order?.id ?? null;
}
