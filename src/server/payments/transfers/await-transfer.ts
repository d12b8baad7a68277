import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { transferStep, type TransferStep } from '../../../domain/payments/transfer-due.ts';
import { WITHDRAWAL_EVENT } from '../../../domain/returns/withdrawal.ts';
import { billsOwed } from '../../rental/bills/lease-bills.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { announceStep } from '../../orders/announce-step.ts';
import { changeStatus } from '../../orders/change-status.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { isWithdrawn } from '../../orders/open-withdrawal.ts';
import { orders } from '../../orders/tables.ts';
import { isBeingPaid } from '../being-paid.ts';

/** The chore's name in logs, metrics and among failures. */
export const AWAITED_TRANSFERS = 'awaited transfers';

/** How long an order is left alone that a card may be paying. */
const LOOK_AGAIN_MINUTES = 5;

/** The order whose transfer is to be looked after for longest; no other instance gets it until the end of the transaction. */
async function next(transaction: Database) {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PENDING'),
        eq(orders.paymentMethod, 'transfer'),
        lte(orders.paymentDueAt, sql`now()`),
        mayTake(AWAITED_TRANSFERS, orders.id),
      ),
    )
    .orderBy(asc(orders.paymentDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

async function cancel(transaction: Database, order: LockedOrder, reason: string): Promise<void> {
  const changed = await changeStatus(transaction, order, { to: 'CANCELLED', actor: 'shop', reason });
  if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
}

/** What a card pays at this moment is neither reminded of nor cancelled. */
async function wait(transaction: Database, order: LockedOrder): Promise<'wait'> {
  await transaction
    .update(orders)
    .set({ paymentDueAt: sql`now() + make_interval(mins => ${LOOK_AGAIN_MINUTES})` })
    .where(eq(orders.id, order.id));
  return 'wait';
}

async function take(transaction: Database, order: LockedOrder, step: TransferStep): Promise<void> {
  const note = (values: Partial<typeof orders.$inferInsert>) =>
    transaction.update(orders).set(values).where(eq(orders.id, order.id));
  switch (step.do) {
    case 'remind':
      await note({ paymentNotice: 'reminded', paymentDueAt: step.nextAt });
      return announceStep(transaction, [order.id], 'payment-reminder');
    case 'warn':
      await note({ paymentNotice: 'warned', paymentDueAt: step.nextAt });
      return announceStep(transaction, [order.id], 'payment-overdue');
    case 'ask-staff':
      await note({ paymentDueAt: null });
      return;
    case 'cancel':
      return cancel(transaction, order, 'payment-expired');
  }
}

/**
 * Does what is due of one transfer that has not come: reminds, warns, and in the end cancels the order, which gives its
 * goods back; where a part has come it is left to people. What a card may be paying is looked at again later. An order that was withdrawn from is cancelled instead of a reminder. E-mail, note and effect are one transaction, so each happens
 * once, however many instances ask; null when nothing is due. An order on which it fails is set aside (`RowSetAside`).
 */
export const awaitTransfer = (database: Database) => (): Promise<TransferStep['do'] | 'wait' | null> =>
  workOnOne(database, AWAITED_TRANSFERS, {
    claim: next,
    work: async (transaction, order) => {
      const { paymentDueOn: dueOn, paymentNotice: notice, currency, heldMinor } = order;
      if (dueOn === null) throw new Error('An order waits for a transfer without a last day');
      // Its payment was taken back since the withdrawal, which would else have cancelled it.
      if (await isWithdrawn(transaction, order.id)) {
        await cancel(transaction, order, WITHDRAWAL_EVENT);
        return 'cancel' as const;
      }
      if (order.takesCard && (await isBeingPaid(transaction, order.id))) return wait(transaction, order);
      const due = transferStep({ dueOn, notice, currency, heldMinor }, new Date().toISOString());
      // What the machine cost is owed, whether it is billed or not: people decide.
      const step =
        due.do === 'cancel' && (await billsOwed(transaction, order.id))
          ? ({ do: 'ask-staff' } as const)
          : due;
      await take(transaction, order, step);
      return step.do;
    },
  });
