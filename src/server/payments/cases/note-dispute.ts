import { and, asc, eq, isNull, sql, type InferSelectModel } from 'drizzle-orm';
import { splitLoss } from '../../../domain/payments/decide-refund.ts';
import type { PaymentEvent } from '../../../domain/payments/payment-event.ts';
import type { Database } from '../../database/database.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { type orders } from '../../orders/tables.ts';
import { concludeRefund } from '../conclude-refund.ts';
import type { LossNeeds } from '../loss-of-money.ts';
import { paymentCases, payments, refunds } from '../tables.ts';
import { openCase } from './payment-cases.ts';

interface Disputed {
  /** Both are locked. */
  readonly order: InferSelectModel<typeof orders>;
  readonly payment: InferSelectModel<typeof payments>;
}

/** What left already can not go back a second time: refunds that are still to be made keep what is left of the payment. */
export async function shrinkOpenRefunds(
  transaction: Database,
  paymentId: string,
  leftMinor: number,
): Promise<void> {
  const open = await transaction
    .select({ id: refunds.id, amountMinor: refunds.amountMinor })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.doneAt)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  let left = leftMinor;
  for (const { id, amountMinor } of open) {
    if (left === 0) await transaction.delete(refunds).where(eq(refunds.id, id));
    else if (amountMinor > left) {
      await transaction.update(refunds).set({ amountMinor: left }).where(eq(refunds.id, id));
    }
    left = Math.max(0, left - amountMinor);
  }
}

/** What of a payment went back, whatever way. */
async function returnedMinorOf(transaction: Database, paymentId: string): Promise<number> {
  const [row] = await transaction
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sql`${refunds.doneAt} is not null`));
  return Number(row?.minor ?? 0);
}

/**
 * Money that the customer's bank took is money that went back: payment status, invoice and e-mail follow as for a refund. What
 * had gone back before has left twice, which staff are told.
 */
async function noteLoss(
  transaction: Database,
  { order, payment }: Disputed,
  { reference, lostMinor, needs }: { reference: string; lostMinor: number; needs: LossNeeds },
) {
  const { id: paymentId, amountMinor: paidMinor, currency } = payment;
  const before = splitLoss({
    paidMinor,
    returnedMinor: await returnedMinorOf(transaction, paymentId),
    lostMinor,
  });
  // What was moved to a replacement that was not sent is still here, and lost there.
  if (before.excessMinor > 0) {
    await needs.reclaimCredit(transaction, { order, paymentId, amountMinor: before.excessMinor });
  }
  const returnedMinor = await returnedMinorOf(transaction, paymentId);
  const { bookedMinor: amountMinor, excessMinor } = splitLoss({ paidMinor, returnedMinor, lostMinor });
  if (excessMinor > 0) {
    const excess = { reference, amountMinor: excessMinor, currency };
    await openCase(transaction, { ...excess, paymentId, kind: 'excess-loss' });
  }
  if (amountMinor === 0) return;
  await shrinkOpenRefunds(transaction, paymentId, paidMinor - returnedMinor - amountMinor);
  const actor = `payment:${payment.provider}`;
  const [refund] = await transaction
    .insert(refunds)
    .values({ orderId: order.id, paymentId, amountMinor, reason: 'dispute', actor })
    .returning();
  if (refund) await concludeRefund(transaction, order, refund);
  await needs.refundsChanged(transaction, order.id);
}

/**
 * Notes that the customer's bank wants the money of a payment back, or how it decided, in the transaction of the event: a case
 * for staff, the order's history and, when it is lost, all that follows money that went back. Twice, late and out of order it
 * comes to the same: what is decided stays decided.
 */
export async function noteDispute(
  transaction: Database,
  disputed: Disputed,
  { event, step, needs }: { event: PaymentEvent; step: 'opened' | 'won' | 'lost'; needs: LossNeeds },
): Promise<void> {
  const { order, payment } = disputed;
  const { amountMinor, currency } = event;
  const reference = event.reference ?? event.id;
  const named = { paymentId: payment.id, reference, amountMinor, currency };
  const [known] = await transaction
    .select({ outcome: paymentCases.outcome })
    .from(paymentCases)
    .where(
      and(
        eq(paymentCases.paymentId, payment.id),
        eq(paymentCases.kind, 'dispute'),
        eq(paymentCases.reference, reference),
      ),
    );
  const isDecided = known?.outcome === 'won' || known?.outcome === 'lost';
  if (isDecided || (known && step === 'opened')) return;
  const actor = `payment:${payment.provider}`;
  const outcome = step === 'opened' ? {} : { outcome: step, closedAt: sql<string>`now()`, closedBy: actor };
  await transaction
    .insert(paymentCases)
    .values({ ...named, kind: 'dispute', ...outcome })
    .onConflictDoUpdate({
      target: [paymentCases.paymentId, paymentCases.kind, paymentCases.reference],
      set: { amountMinor, ...outcome },
    });
  const { id: orderId, status } = order;
  const reason = `payment-${event.kind}`;
  await transaction
    .insert(orderEvents)
    .values({ orderId, fromStatus: status, toStatus: status, actor, reason });
  if (step !== 'lost') return;
  await openCase(transaction, { ...named, kind: 'lost' });
  await noteLoss(transaction, disputed, { reference, lostMinor: amountMinor, needs });
}
