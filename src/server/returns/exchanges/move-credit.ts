import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { settleExchange, type ExchangeSettled } from '../../../domain/returns/exchange-money.ts';
import { dueOf, shareRefund } from '../../../domain/payments/order-money.ts';
import { foldReference } from '../../../domain/payments/statement-reference.ts';
import type { Database } from '../../database/database.ts';
import { issueCorrection } from '../../invoices/issue-correction.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { withCardMoney } from '../../orders/kept-after-refunds.ts';
import { paymentDue } from '../../orders/payment-due.ts';
import { orders } from '../../orders/tables.ts';
import { applyRefund } from '../../payments/apply-refund.ts';
import { refundableMoneyOf } from '../../payments/create-refund.ts';
import { concludeRefund } from '../../payments/conclude-refund.ts';
import { refunds } from '../../payments/tables.ts';
import { takeMoney } from '../../payments/take-money.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { writeExchange, type ExchangeRow, type LockedExchange } from './write-exchange.ts';

/** What is moved, from which order, and who accepted its goods. */
interface Move {
  readonly order: LockedOrder;
  readonly settled: ExchangeSettled;
  readonly staffId: string;
}

/** What is taken off the original order, as a refund of it. */
type TakenOff = typeof refunds.$inferInsert & { readonly id: string; readonly reason: 'exchange' };

/** How the worth of goods that came back for an exchange is shared; null where its replacement does not wait for it any more. */
export async function settledOf(
  transaction: Database,
  { row, replacement }: LockedExchange,
  { worthMinor }: { readonly worthMinor: number },
): Promise<ExchangeSettled | null> {
  if (row.status !== 'IN_PROGRESS' && row.status !== 'APPROVED') return null;
  if (replacement === null || replacement.status === 'CANCELLED') return null;
  return settleExchange({ worthMinor, missingMinor: dueOf(await withCardMoney(transaction, replacement)) });
}

/** A half of what is moved: a line of no bank, by the number of the exchange. */
const lineOf = (
  { id: orderId, currency }: LockedOrder,
  {
    direction,
    amountMinor,
    number,
    staffId,
  }: {
    readonly direction: 'in' | 'out';
    readonly amountMinor: number;
    readonly number: string;
    readonly staffId: string;
  },
) => ({
  orderId,
  direction,
  kind: 'exchange' as const,
  amountMinor,
  currency,
  day: dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString()),
  reference: number,
  referenceKey: foldReference(number),
  recordedBy: staffId,
});

/** Takes a part of the credit off the shop's account; its correction is that of the line, as of any transfer. */
async function takeOffAccount(
  transaction: Database,
  { order, staffId }: Move,
  { number, ...refund }: TakenOff & { readonly number: string },
): Promise<void> {
  const { amountMinor } = refund;
  const [line] = await transaction
    .insert(transfers)
    .values(lineOf(order, { direction: 'out', amountMinor, number, staffId }))
    .returning({ id: transfers.id });
  if (!line) throw new Error('No line was written');
  await transaction.insert(refunds).values({ ...refund, doneAt: sql`now()`, transferId: line.id });
  // What of the order is a credit itself is moved on with it, after what was paid.
  const heldMinor = order.heldMinor - amountMinor;
  await transaction
    .update(orders)
    .set({ heldMinor, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  await applyRefund(
    transaction,
    { ...order, heldMinor },
    { ...refund, id: line.id, note: null, isToldElsewhere: true },
  );
}

/** Takes the credit off the original order, from where its money is: a refund that is made at once and goes to no card and no account of the customer's. */
async function takeOff(
  transaction: Database,
  move: Move,
  { number, returnId }: Pick<ExchangeRow, 'number' | 'returnId'>,
): Promise<void> {
  const { order, settled, staffId } = move;
  const { sources } = await refundableMoneyOf(transaction, order);
  for (const share of shareRefund(sources, settled.creditMinor)) {
    const refund = {
      ...share,
      id: randomUUID(),
      orderId: order.id,
      // The invoice falls by the pieces that came back, and by nothing that their customer keeps.
      returnId,
      reason: 'exchange',
      actor: `staff:${staffId}`,
    } as const;
    if (share.paymentId === null) {
      await takeOffAccount(transaction, move, { ...refund, number });
      continue;
    }
    const [written] = await transaction.insert(refunds).values(refund).returning();
    if (!written) throw new Error('The refund was not written');
    // Named, it is none that the provider made.
    await concludeRefund(transaction, order, written, { sentReference: number, isToldElsewhere: true });
  }
}

/**
 * Brings the order of a replacement to where its money stands, whatever it was paid before and got back: paid when nothing is missing, with the
 * invoice for all of it; else it waits for the rest, with days to pay it.
 */
async function followMoney(
  transaction: Database,
  replacement: LockedOrder,
  { settled: { dueMinor }, staffId, lineId }: Pick<Move, 'settled' | 'staffId'> & { lineId: string | null },
): Promise<void> {
  const actor = `staff:${staffId}`;
  const due = dueMinor > 0 ? { ...paymentDue(replacement), status: 'PENDING' as const } : {};
  const waiting = { ...replacement, paymentStatus: 'UNPAID' as const, awaitsCredit: false, ...due };
  await transaction
    .update(orders)
    .set({ awaitsCredit: false, paymentStatus: 'UNPAID', ...due, updatedAt: sql`now()` })
    .where(eq(orders.id, replacement.id));
  if (dueMinor > 0) return;
  await takeMoney(transaction, { order: waiting, actor, isToldElsewhere: true });
  if (lineId === null) return;
  // It was corrected down when what was paid too early went back.
  await issueCorrection(transaction, replacement, {
    refundId: lineId,
    keptMinor: replacement.totalMinor,
    reason: messagesOf(replacement.locale).translate('invoice.reason.exchange'),
    mayRise: true,
  });
}

/** Puts the credit on the order of the replacement, which is paid by it, or has days to pay the rest. */
async function putOn(
  transaction: Database,
  replacement: LockedOrder,
  { settled, staffId }: Move,
  number: string,
): Promise<void> {
  const { creditMinor } = settled;
  const [line] =
    creditMinor === 0
      ? []
      : await transaction
          .insert(transfers)
          .values(lineOf(replacement, { direction: 'in', amountMinor: creditMinor, number, staffId }))
          .returning({ id: transfers.id });
  const held = {
    heldMinor: replacement.heldMinor + creditMinor,
    creditMinor: replacement.creditMinor + creditMinor,
  };
  await transaction.update(orders).set(held).where(eq(orders.id, replacement.id));
  const lineId = line?.id ?? null;
  await followMoney(transaction, { ...replacement, ...held }, { settled, staffId, lineId });
}

/**
 * Moves what exchanged goods were worth from their order to that of their replacement: as much as that misses, in the transaction that took
 * the goods back and holds the locks of both orders, the older one first. The caller refunds the rest of the worth.
 * Call it last, because of the numbers of documents.
 */
export async function moveCredit(
  transaction: Database,
  { row, replacement }: LockedExchange,
  move: Move,
): Promise<void> {
  if (replacement === null) throw new Error('An exchange without a replacement has nothing to pay');
  const { settled, staffId } = move;
  await writeExchange(transaction, row, {
    to: row.status,
    actor: `staff:${staffId}`,
    reason: 'settled',
    set: { creditedMinor: settled.creditMinor },
  });
  if (settled.creditMinor > 0) await takeOff(transaction, move, row);
  await putOn(transaction, replacement, move, row.number);
}
