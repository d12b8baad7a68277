import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql, type InferSelectModel } from 'drizzle-orm';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { foldReference } from '../../../domain/payments/statement-reference.ts';
import { creditToGoBack } from '../../../domain/returns/exchange-money.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orders } from '../../orders/tables.ts';
import { applyRefund } from '../../payments/apply-refund.ts';
import { createRefund, refundableMoneyOf } from '../../payments/create-refund.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { openStaffRefunds } from '../../payments/transfers/staff-refunds.ts';
import { transfers } from '../../payments/transfers/tables.ts';
import { returns } from '../tables.ts';
import type { ExchangeRow } from './write-exchange.ts';

type RefundRow = InferSelectModel<typeof refunds>;

/** What goes back, under which name, and who moved it in the first place. */
interface Back {
  readonly amountMinor: number;
  readonly reference: string;
  readonly recordedBy: string;
}

/** The lines of the credit on the order of a replacement, the first of which put it there. */
const creditLines = (transaction: Database, orderId: string) =>
  transaction
    .select()
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), eq(transfers.kind, 'exchange')))
    .orderBy(asc(transfers.recordedAt), asc(transfers.id));

async function writeHalf(
  transaction: Database,
  { id: orderId, currency }: LockedOrder,
  direction: 'in' | 'out',
  { amountMinor, reference, recordedBy }: Back,
): Promise<string> {
  const [line] = await transaction
    .insert(transfers)
    .values({
      orderId,
      direction,
      kind: 'exchange',
      amountMinor,
      currency,
      day: dayIn(timeZoneOf(marketOf(currency)), new Date().toISOString()),
      reference,
      referenceKey: foldReference(reference),
      recordedBy,
    })
    .returning({ id: transfers.id });
  if (!line) throw new Error('No line was written');
  return line.id;
}

/** Notes the open refunds of a replacement, the oldest first, as made so far as the credit goes; one that is larger is divided. */
async function makeRefunds(
  transaction: Database,
  orderId: string,
  { amountMinor, lineId }: { readonly amountMinor: number; readonly lineId: string },
): Promise<readonly RefundRow[]> {
  const made: RefundRow[] = [];
  let leftMinor = amountMinor;
  const done = { doneAt: sql`now()`, transferId: lineId };
  for (const refund of (await openStaffRefunds(transaction, orderId)).open) {
    if (leftMinor === 0) break;
    const partMinor = Math.min(leftMinor, refund.amountMinor);
    leftMinor -= partMinor;
    if (partMinor === refund.amountMinor) {
      made.push(
        ...(await transaction.update(refunds).set(done).where(eq(refunds.id, refund.id)).returning()),
      );
      continue;
    }
    await transaction
      .update(refunds)
      .set({ amountMinor: refund.amountMinor - partMinor })
      .where(eq(refunds.id, refund.id));
    const part = { ...refund, id: randomUUID(), amountMinor: partMinor, ...done };
    made.push(...(await transaction.insert(refunds).values(part).returning()));
  }
  if (leftMinor === 0) return made;
  // Of a cancelled order all is owed without a refund of its own.
  const rest = { orderId, amountMinor: leftMinor, reason: 'cancellation', ...done } as const;
  return [...made, ...(await transaction.insert(refunds).values(rest).returning())];
}

async function takeOffReplacement(
  transaction: Database,
  replacement: LockedOrder,
  back: Back,
): Promise<void> {
  const lineId = await writeHalf(transaction, replacement, 'out', back);
  const { amountMinor } = back;
  const after = {
    heldMinor: replacement.heldMinor - amountMinor,
    owedMinor: replacement.owedMinor - amountMinor,
    creditMinor: replacement.creditMinor - amountMinor,
  };
  await transaction
    .update(orders)
    .set({ ...after, updatedAt: sql`now()` })
    .where(eq(orders.id, replacement.id));
  const made = await makeRefunds(transaction, replacement.id, { amountMinor, lineId });
  const [{ reason, note, returnId } = { reason: 'cancellation', note: null, returnId: null } as const] = made;
  await applyRefund(
    transaction,
    { ...replacement, ...after },
    { id: lineId, amountMinor, reason, note, returnId, made, isToldElsewhere: true },
  );
}

/** Undoes what took the credit off the original order: its money is where it was, with a card's provider or on the shop's account. */
async function putOnOriginal(
  transaction: Database,
  original: LockedOrder,
  { back, returnId }: { readonly back: Back; readonly returnId: string },
): Promise<void> {
  const { amountMinor, reference } = back;
  const { paymentId } = await refundableMoneyOf(transaction, original);
  const undone = {
    orderId: original.id,
    paymentId,
    returnId,
    amountMinor: -amountMinor,
    reason: 'exchange',
    doneAt: sql`now()`,
  } as const;
  if (paymentId !== null) {
    await transaction.insert(refunds).values({ ...undone, sentReference: reference });
    await transaction
      .update(payments)
      .set({ status: 'PAID', updatedAt: sql`now()` })
      .where(and(eq(payments.id, paymentId), eq(payments.status, 'REFUNDED')));
  } else {
    const transferId = await writeHalf(transaction, original, 'in', back);
    await transaction.insert(refunds).values({ ...undone, transferId });
    await transaction
      .update(orders)
      .set({ heldMinor: sql`${orders.heldMinor} + ${amountMinor}`, updatedAt: sql`now()` })
      .where(eq(orders.id, original.id));
  }
  await createRefund(transaction, original, {
    id: randomUUID(),
    paymentId,
    returnId,
    amountMinor,
    reason: 'goods-back',
    note: null,
    actor: 'shop',
  });
  await transaction
    .update(returns)
    .set({ refundMinor: sql`${returns.refundMinor} + ${amountMinor}`, updatedAt: sql`now()` })
    .where(eq(returns.id, returnId));
}

/**
 * Sends credit of a replacement's order that has to go back on to the order whose goods it was the worth of, and notes it there as a refund by
 * that order's own means; where that order is a replacement itself, it goes on from there. The caller holds the locks of both orders, of the
 * return and of the exchange. Nothing is done where no credit has to go back.
 */
export async function sendCreditBack(
  transaction: Database,
  exchange: Pick<ExchangeRow, 'returnId' | 'number'>,
  { original, replacement }: { readonly original: LockedOrder; readonly replacement: LockedOrder },
): Promise<void> {
  const amountMinor = creditToGoBack(replacement);
  if (amountMinor === 0) return;
  const { number, returnId } = exchange;
  const lines = await creditLines(transaction, replacement.id);
  const [first] = lines;
  if (!first) throw new Error('A credit has no line');
  const back = { amountMinor, reference: `${number}/${lines.length + 1}`, recordedBy: first.recordedBy };
  await takeOffReplacement(transaction, replacement, back);
  await putOnOriginal(transaction, original, { back, returnId });
}
