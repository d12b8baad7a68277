import { randomUUID } from 'node:crypto';
import { decideRefund } from '../../domain/payments/decide-refund.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { createRefund, refundableMoneyOf } from './create-refund.ts';

/** Gives back so much of a locked order's money, or what is left of it where that is less; `note` says why, as its customer is told. */
export async function refundUpTo(
  transaction: Database,
  order: LockedOrder,
  { mostMinor, note, actor }: { readonly mostMinor: number; readonly note: string; readonly actor: string },
): Promise<void> {
  const returnable = await refundableMoneyOf(transaction, order);
  const left = Math.max(0, returnable.paidMinor - returnable.refundsMinor);
  const amountMinor = Math.min(mostMinor, left);
  if (!decideRefund({ ...returnable, amountMinor }).ok) return;
  const { paymentId } = returnable;
  await createRefund(transaction, order, {
    id: randomUUID(),
    paymentId,
    amountMinor,
    reason: 'staff',
    note,
    actor,
  });
}
