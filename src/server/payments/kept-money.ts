import { and, eq, isNotNull, sql, type InferSelectModel } from 'drizzle-orm';
import { DEPOSIT_REFUND } from '../../domain/payments/refund-reason.ts';
import type { Database } from '../database/database.ts';
import type { orders } from '../orders/tables.ts';
import { refundableMoneyOf } from './create-refund.ts';
import { refunds } from './tables.ts';

/** What the shop has of an order's own money. */
export interface KeptMoney {
  /**
   * In minor units, less what went back; a refund that is still to be made has not left it, and a deposit that was given back still counts,
   * because it was security and no part of the sale.
   */
  readonly keptMinor: number;
  /** The part of that which cards brought. */
  readonly cardMinor: number;
  /** Whether a card paid it: then all that came by transfer besides is owed, and no part of its money. */
  readonly isPaidByCard: boolean;
}

/** What of an order's deposits went back as agreed. */
async function returnedDeposits(transaction: Database, orderId: string): Promise<number> {
  const [returned] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, DEPOSIT_REFUND), isNotNull(refunds.doneAt)));
  return Number(returned?.minor ?? 0);
}

/** What the shop has of a locked order's own money; what a card paid twice, or for another total, is no part of it. */
export async function keptMoney(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
): Promise<KeptMoney> {
  const { cards } = await refundableMoneyOf(transaction, order);
  const depositMinor = order.depositMinor === 0 ? 0 : await returnedDeposits(transaction, order.id);
  const cardMinor = cards.reduce(
    (sum, { amountMinor, returnedMinor }) => sum + amountMinor - returnedMinor,
    0,
  );
  const broughtMinor = cards.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // What credit or a transfer and a card pay together needs both.
  const isPaidByCard = cards.length > 0 && broughtMinor >= order.totalMinor;
  return {
    cardMinor,
    keptMinor: cardMinor + (isPaidByCard ? 0 : order.heldMinor) + depositMinor,
    isPaidByCard,
  };
}
