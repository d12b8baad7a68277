import { randomUUID } from 'node:crypto';
import { decideRefund } from '../../domain/payments/decide-refund.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { settleDeposit } from './settle-deposit.ts';
import { createRefund, refundableMoneyOf } from './create-refund.ts';

/** Of a lease that came to nothing nothing is owed. */
const giveDepositBack = settleDeposit({
  billSettlement: (_transaction, _order, { leaseId }) =>
    Promise.reject(new Error(`Lease ${leaseId} came to nothing and owes money`)),
});

/**
 * Gives back so much of a locked order's money for a lease that came to nothing, or what is left of it where that is less, and the lease's
 * deposit; `note` says why, as its customer is told.
 */
export async function refundUpTo(
  transaction: Database,
  order: LockedOrder,
  {
    leaseId,
    mostMinor,
    note,
    actor,
  }: {
    readonly leaseId: string;
    readonly mostMinor: number;
    readonly note: string;
    readonly actor: string;
  },
): Promise<void> {
  await giveDepositBack(transaction, order, { leaseId, actor });
  const returnable = await refundableMoneyOf(transaction, order);
  const left = Math.max(0, returnable.paidMinor - returnable.refundsMinor);
  const amountMinor = Math.min(mostMinor, left);
  if (!decideRefund({ ...returnable, amountMinor }).ok) return;
  await createRefund(transaction, order, {
    id: randomUUID(),
    amountMinor,
    leaseId,
    reason: 'staff',
    note,
    actor,
  });
}
