import { and, desc, eq } from 'drizzle-orm';
import { givingWay, type WaitingComplaint } from '../../domain/returns/giving-way.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { announceReturn } from './announce-return.ts';
import type { BoughtLine } from './find-goods-return.ts';
import { returnLines, returns } from './tables.ts';
import { writeSteps, type ReturnRow } from './write-return.ts';

/** What is left of a line to be asked for. */
export const leftOf = ({ item, before, asked }: BoughtLine): number => item.quantity - before - asked;

/** The complaints about an order that nobody answered yet, the newest first. */
export async function waitingComplaints(
  database: Database,
  orderId: string,
): Promise<readonly WaitingComplaint[]> {
  const rows = await database
    .select({ id: returns.id, itemId: returnLines.orderItemId, asked: returnLines.asked })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(and(eq(returns.orderId, orderId), eq(returns.kind, 'complaint'), eq(returns.status, 'PENDING')))
    .orderBy(desc(returns.requestedAt), desc(returns.id));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({ id, lines }));
}

/** Lines without what some complaints ask for of them. */
export const withoutThose = <Line extends BoughtLine>(
  lines: readonly Line[],
  complaints: readonly WaitingComplaint[],
): readonly Line[] => {
  const freed = complaints.flatMap((complaint) => complaint.lines);
  return lines.map((line) => {
    const ofLine = freed.filter(({ itemId }) => itemId === line.item.id);
    return { ...line, asked: line.asked - ofLine.reduce((sum, { asked }) => sum + asked, 0) };
  });
};

/** What is withdrawn from once the complaints that stand in its way are gone, and which those are (`givingWay`). */
export async function makeWay<Line extends BoughtLine & { readonly pieces: number }>(
  database: Database,
  orderId: string,
  lines: readonly Line[],
): Promise<{ readonly lines: readonly Line[]; readonly givesWay: readonly string[] }> {
  const complaints = givingWay(
    lines.map((line) => ({ itemId: line.item.id, left: leftOf(line), wanted: line.pieces })),
    await waitingComplaints(database, orderId),
  );
  return { lines: withoutThose(lines, complaints), givesWay: complaints.map(({ id }) => id) };
}

/** Calls the complaints off that give way to a withdrawal, each told. The order is locked. */
export async function callComplaintsOff(
  transaction: Database,
  order: LockedOrder,
  { givesWay, by }: { readonly givesWay: readonly string[]; readonly by: ReturnRow },
): Promise<void> {
  const answerNote = messagesOf(order.locale).translate('return.gaveWay', { number: by.number });
  for (const id of givesWay) {
    await writeSteps(transaction, { id, status: 'PENDING' }, ['CANCELLED'], {
      actor: `customer:${order.userId ?? 'guest'}`,
      reason: 'withdrawn-instead',
      set: { answerNote },
    });
    await announceReturn(transaction, id, 'called-off');
  }
}
