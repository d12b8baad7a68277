import { and, eq, inArray, isNotNull, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import { REFUND_AT_ONCE_REASONS } from '../../domain/payments/decide-settlement.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../orders/tables.ts';
import { payments, refunds } from './tables.ts';

/**
 * What the shop has of a locked order's money, in minor units: what came by transfer and by card, less what went back.
 * What is promised and has not gone yet is still there.
 */
export async function keptMoney(
  transaction: Database,
  order: Pick<InferSelectModel<typeof orders>, 'id' | 'heldMinor'>,
): Promise<number> {
  const [came] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${payments.amountMinor}), 0)` })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, ['PAID', 'REFUNDED'])));
  const [back] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), isNotNull(refunds.paymentId), isNotNull(refunds.doneAt)));
  return order.heldMinor + Number(came?.minor ?? 0) - Number(back?.minor ?? 0);
}

/** What a card brought that nobody wanted and that has not gone back yet, in minor units: This amount does not count towards the order’s payment. */
export async function unwantedMoney(transaction: Database, orderId: string): Promise<number> {
  const [open] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        isNull(refunds.doneAt),
        inArray(refunds.reason, REFUND_AT_ONCE_REASONS),
      ),
    );
  return Number(open?.minor ?? 0);
}
