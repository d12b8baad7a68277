import type { InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { orders } from '../orders/tables.ts';
import { refundableMoneyOf } from './create-refund.ts';

/** What the shop has of an order's own money. */
export interface KeptMoney {
  /** In minor units, less what went back; a refund that is still to be made has not left it. */
  readonly keptMinor: number;
  /** Whether a card paid it: then all that came by transfer besides is owed, and no part of its money. */
  readonly isPaidByCard: boolean;
}

/** What the shop has of a locked order's own money; what a card paid twice, or for another total, is no part of it. */
export async function keptMoney(
  transaction: Database,
  order: InferSelectModel<typeof orders>,
): Promise<KeptMoney> {
  const { paymentId, paidMinor, returnedMinor } = await refundableMoneyOf(transaction, order);
  if (paymentId === null) return { keptMinor: order.heldMinor, isPaidByCard: false };
  return { keptMinor: paidMinor - returnedMinor, isPaidByCard: true };
}
