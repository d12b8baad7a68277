import { and, asc, eq, sql, type InferSelectModel } from 'drizzle-orm';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { shareRefund, type MoneySource } from '../../../domain/payments/order-money.ts';
import { foldReference } from '../../../domain/payments/statement-reference.ts';
import type { Database } from '../../database/database.ts';
import type { LockedOrder } from '../../orders/lock-order.ts';
import { orders } from '../../orders/tables.ts';
import { applyRefund } from '../../payments/apply-refund.ts';
import { splitId } from '../../payments/create-refund.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { openStaffRefunds, shrinkStaffRefunds } from '../../payments/transfers/staff-refunds.ts';
import { transfers } from '../../payments/transfers/tables.ts';

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

/** The id of what is split off a refund now, by which the form that asked for it still knows it (`partsOf`). */
async function freeSplitId(transaction: Database, refundId: string): Promise<string> {
  let id = splitId(refundId);
  while ((await transaction.$count(refunds, eq(refunds.id, id))) > 0) id = splitId(id);
  return id;
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
    const id = await freeSplitId(transaction, refund.id);
    const part = { ...refund, id, amountMinor: partMinor, ...done };
    made.push(...(await transaction.insert(refunds).values(part).returning()));
  }
  if (leftMinor === 0) return made;
  // Of a cancelled order all is owed without a refund of its own.
  const rest = { orderId, amountMinor: leftMinor, reason: 'cancellation', ...done } as const;
  return [...made, ...(await transaction.insert(refunds).values(rest).returning())];
}

/** Notes the refunds of a replacement that its credit leaves by: those that wait, or one of its own where the credit is lost. */
async function noteRefunds(
  transaction: Database,
  orderId: string,
  {
    amountMinor,
    lineId,
    isLost,
  }: { readonly amountMinor: number; readonly lineId: string; readonly isLost: boolean },
): Promise<readonly RefundRow[]> {
  if (!isLost) return makeRefunds(transaction, orderId, { amountMinor, lineId });
  const lost = { orderId, amountMinor, reason: 'exchange', doneAt: sql`now()`, transferId: lineId } as const;
  return transaction.insert(refunds).values(lost).returning();
}

/** Takes credit off the order of a replacement: what has to go back, or what is lost of it though it was not to go back. */
export async function takeOffReplacement(
  transaction: Database,
  replacement: LockedOrder,
  { back, isLost }: { readonly back: Back; readonly isLost: boolean },
): Promise<void> {
  const lineId = await writeHalf(transaction, replacement, 'out', back);
  const { amountMinor } = back;
  const heldMinor = replacement.heldMinor - amountMinor;
  const after = {
    heldMinor,
    owedMinor: isLost ? Math.min(replacement.owedMinor, heldMinor) : replacement.owedMinor - amountMinor,
    creditMinor: replacement.creditMinor - amountMinor,
  };
  await transaction
    .update(orders)
    .set({ ...after, updatedAt: sql`now()` })
    .where(eq(orders.id, replacement.id));
  const made = await noteRefunds(transaction, replacement.id, { amountMinor, lineId, isLost });
  // What was to go back of it and is lost goes back no more.
  if (isLost) await shrinkStaffRefunds(transaction, replacement.id, after.owedMinor);
  const [{ reason, note, returnId } = { reason: 'cancellation', note: null, returnId: null } as const] = made;
  await applyRefund(
    transaction,
    { ...replacement, ...after },
    {
      id: lineId,
      amountMinor,
      reason,
      note,
      returnId,
      made,
      isToldElsewhere: true,
    },
  );
}

/** What of an exchange's credit was taken from each source of the original order's money and did not come back, cards first. */
export async function takenFrom(
  transaction: Database,
  orderId: string,
  returnId: string,
): Promise<readonly MoneySource[]> {
  const rows = await transaction
    .select({ paymentId: refunds.paymentId, minor: sql<string>`sum(${refunds.amountMinor})` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.returnId, returnId), eq(refunds.reason, 'exchange')))
    .groupBy(refunds.paymentId)
    .orderBy(sql`${refunds.paymentId} nulls last`);
  return rows.map(({ paymentId, minor }) => ({ paymentId, leftMinor: Number(minor) }));
}

/** Undoes what took the credit off the original order: its money is where it was, with a card's provider or on the shop's account. */
export async function putOnOriginal(
  transaction: Database,
  original: LockedOrder,
  {
    back,
    returnId,
    onlyTo,
  }: { readonly back: Back; readonly returnId: string; readonly onlyTo?: string | null },
): Promise<void> {
  const { reference } = back;
  const sources = (await takenFrom(transaction, original.id, returnId)).filter(
    ({ paymentId }) => onlyTo === undefined || paymentId === onlyTo,
  );
  for (const { paymentId, amountMinor } of shareRefund(sources, back.amountMinor)) {
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
      continue;
    }
    const transferId = await writeHalf(transaction, original, 'in', { ...back, amountMinor });
    await transaction.insert(refunds).values({ ...undone, transferId });
    await transaction
      .update(orders)
      .set({ heldMinor: sql`${orders.heldMinor} + ${amountMinor}`, updatedAt: sql`now()` })
      .where(eq(orders.id, original.id));
  }
}

/** Under which name credit of a replacement moves back, and who moved it in the first place. */
export async function backOf(
  transaction: Database,
  { id: orderId }: LockedOrder,
  { number, amountMinor }: { readonly number: string; readonly amountMinor: number },
): Promise<Back> {
  const lines = await creditLines(transaction, orderId);
  const [first] = lines;
  if (!first) throw new Error('A credit has no line');
  return { amountMinor, reference: `${number}/${lines.length + 1}`, recordedBy: first.recordedBy };
}
