import { and, eq, inArray, isNotNull, or, sql, type InferSelectModel, type SQLWrapper } from 'drizzle-orm';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { DEPOSIT_REFUND, LEASE_REFUNDS } from '../../domain/payments/refund-reason.ts';
import { DROPPED } from '../../domain/rental/lease-steps.ts';
import { NO_LEASE_MONEY, type LeaseMoneyBack } from '../../domain/returns/decide-goods-return.ts';
import type { Database } from '../database/database.ts';
import { grossOfItems } from '../invoices/invoice-contents.ts';
import type { orders } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import { missedLeases } from '../rental/no-show.ts';

const sumWhere = (which: SQLWrapper | undefined) =>
  sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${which}), 0)`;

/** What of an order's money may have gone back for its leases, and is no refund of its goods. */
export async function leaseMoneyBack(
  database: Database,
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): Promise<LeaseMoneyBack> {
  if (items.every(({ rental }) => rental === null)) return NO_LEASE_MONEY;
  const gross = grossOfItems(order, items);
  const stopped = items.flatMap(({ rental }, place) =>
    rental !== null && DROPPED.has(rental.status)
      ? [{ leaseId: rental.leaseId ?? '', minor: gross[place] ?? 0 }]
      : [],
  );
  const stoppedIds = stopped.flatMap(({ leaseId }) => (leaseId === '' ? [] : [leaseId]));
  const isRent = sql`${refunds.reason} <> ${DEPOSIT_REFUND}`;
  const [sums] = await database
    .select({
      agreed: sumWhere(or(inArray(refunds.reason, [...LEASE_REFUNDS]), isNotNull(refunds.leaseId))),
      goods: sumWhere(inArray(refunds.reason, ['goods-back', 'exchange'])),
      ofStopped: sumWhere(and(inArray(refunds.leaseId, stoppedIds), isRent)),
    })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  const stoppedMinor = stopped.reduce((sum, { minor }) => sum + minor, 0) - Number(sums?.ofStopped ?? 0);
  const missed = [...(await missedLeases(database, order)).values()];
  return {
    agreedMinor: Number(sums?.agreed ?? 0),
    goodsMinor: Number(sums?.goods ?? 0),
    stoppedMinor: Math.max(0, stoppedMinor),
    keptMinor: missed.reduce((sum, { keptMinor }) => sum + keptMinor, 0),
  };
}
