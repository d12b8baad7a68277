import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { DEPOSIT_REFUND } from '../../domain/payments/refund-reason.ts';
import type { LeaseMoney } from '../../domain/rental/settlement.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { cancelOpenBills } from '../rental/bills/settle-bill.ts';
import { leases } from '../rental/tables.ts';
import { leaseTerminations } from '../rental/terminations/tables.ts';
import { createRefund } from './create-refund.ts';
import { planSettlement } from './plan-settlement.ts';

/** Bills what is owed for a lease beyond its deposit (`checkout/bill-settlement.ts`). */
export type BillSettlement = (
  transaction: Database,
  order: LockedOrder,
  owed: { readonly leaseId: string; readonly amountMinor: number },
) => Promise<unknown>;

/**
 * Settles a lease that is over, once, in the transaction that ends it and holds the locks of its order and of its bills, as it was planned
 * (`plan-settlement.ts`): money goes back by the way that it came, and what is owed beyond the deposit is billed. Answers what its customer
 * is told; null where nothing was settled.
 */
export const settleDeposit =
  ({ billSettlement }: { readonly billSettlement: BillSettlement }) =>
  async (
    transaction: Database,
    order: LockedOrder,
    { leaseId, actor }: { readonly leaseId: string; readonly actor: string },
  ): Promise<LeaseMoney | null> => {
    const plan = await planSettlement(transaction, order, leaseId);
    if (plan === null) return null;
    const { terminationId, endsBills, rentBack, depositBack, depositBackMinor, money } = plan;
    if (terminationId !== null)
      await transaction
        .update(leaseTerminations)
        .set({ status: 'COMPLETED', settledAt: sql`now()`, actor, updatedAt: sql`now()` })
        .where(eq(leaseTerminations.id, terminationId));
    if (endsBills) await cancelOpenBills(transaction, { leaseId, today: null });
    if (depositBackMinor !== null)
      await transaction
        .update(leases)
        .set({ depositBackMinor, updatedAt: sql`now()` })
        .where(eq(leases.id, leaseId));
    const refunded = [
      ...rentBack.map((each) => ({ ...each, reason: 'early-end' as const })),
      ...(depositBack === null ? [] : [{ ...depositBack, reason: DEPOSIT_REFUND }]),
    ];
    for (const { order: paying, ...refund } of refunded) {
      const why = { leaseId, note: null, actor };
      await createRefund(transaction, paying, { id: randomUUID(), ...refund, ...why });
    }
    if (money !== null && money.billMinor > 0)
      await billSettlement(transaction, order, { leaseId, amountMinor: money.billMinor });
    return money;
  };
