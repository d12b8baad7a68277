import { and, eq, or, sql } from 'drizzle-orm';
import type { TrackForm } from '../../domain/orders/track-form.ts';
import type { Database } from '../database/database.ts';
import { users } from '../account/tables.ts';
import { orderAddresses, orders } from './tables.ts';

/**
 * The id of the order of this number whose e-mails go to this address, or whose account has it; null when they do not
 * belong together (R18).
 */
export async function findOrderId(
  database: Database,
  { orderNumber, email }: TrackForm,
): Promise<string | null> {
  const address = email.toLowerCase();
  const isShipping = and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping'));
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderAddresses, isShipping)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.orderNumber, orderNumber),
        or(eq(sql`lower(${orderAddresses.email})`, address), eq(sql`lower(${users.email})`, address)),
      ),
    );
  return order?.id ?? null;
}
