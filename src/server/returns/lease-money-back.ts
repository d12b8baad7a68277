import { and, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { LEASE_REFUNDS } from '../../domain/payments/refund-reason.ts';
import { DROPPED } from '../../domain/rental/lease-steps.ts';
import type { LeaseMoneyBack } from '../../domain/returns/decide-goods-return.ts';
import type { Database } from '../database/database.ts';
import { grossOfItems } from '../invoices/invoice-contents.ts';
import type { orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';

/** What of an order's money may have gone back for its leases, and is no refund of its goods. */
export async function leaseMoneyBack(
  database: Database,
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): Promise<LeaseMoneyBack> {
  if (items.every(({ rental }) => rental === null)) return { agreedMinor: 0, stoppedMinor: 0 };
  const [agreed] = await database
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), inArray(refunds.reason, [...LEASE_REFUNDS])));
  const gross = grossOfItems(order, items);
  const stoppedMinor = items.reduce(
    (sum, { rental }, place) =>
      rental !== null && DROPPED.has(rental.status) ? sum + (gross[place] ?? 0) : sum,
    0,
  );
  return { agreedMinor: Number(agreed?.minor ?? 0), stoppedMinor };
}
