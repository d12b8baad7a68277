import { sql, type InferSelectModel } from 'drizzle-orm';
import type { GoodsReturnDecision } from '../../domain/returns/decide-goods-return.ts';
import { kindOfReason, NOT_SENT, stepsBack } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { changeStatus } from '../orders/change-status.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import { writeSteps, type ReturnRow } from './write-return.ts';
import type { GoodsReturnForm } from '../../domain/returns/goods-return-form.ts';

/** Goods of an order that came back, as a member of staff says. */
export interface GoodsReturn extends Omit<GoodsReturnForm, 'note'> {
  readonly orderId: string;
  readonly staffId: string;
  /** What the customer reads of the inspection; absent for nothing. */
  readonly note?: string | null;
}

export type OrderRow = InferSelectModel<typeof orders>;

export type Decided = Extract<GoodsReturnDecision, { ok: true }>;

/** Writes down what came back: a return of its own, through all its states at once, or the rest of the way of the open one that the form is about. */
export async function writeGoodsReturn(
  transaction: Database,
  asked: GoodsReturn,
  { open, decided }: { readonly open: ReturnRow | null; readonly decided: Decided },
): Promise<void> {
  const { id, orderId, staffId, reason } = asked;
  const row =
    open ??
    (
      await transaction
        .insert(returns)
        .values({ id, orderId, kind: kindOfReason(reason) })
        .returning()
    )[0];
  if (!row) throw new Error('The return was not written');
  const actor = `staff:${staffId}`;
  if (open === null) {
    await transaction
      .insert(returnEvents)
      .values({ returnId: id, fromStatus: null, toStatus: 'PENDING', actor, reason: 'recorded' });
  }
  const steps = stepsBack(row.status, 'COMPLETED') ?? [];
  const { refundMinor, withheldMinor } = decided;
  await writeSteps(transaction, row, steps, {
    actor,
    set: { reason, refundMinor, withheldMinor, ...(asked.note ? { answerNote: asked.note } : {}) },
  });
  const came = asked.lines.filter(({ back, refused = 0 }) => back + refused > 0);
  if (came.length === 0) return;
  await transaction
    .insert(returnLines)
    .values(
      came.map(({ itemId, back, sellable, refused = 0 }) => ({
        returnId: id,
        orderItemId: itemId,
        asked: open === null ? back : 0,
        pieces: back,
        sellable,
        refused,
      })),
    )
    .onConflictDoUpdate({
      target: [returnLines.returnId, returnLines.orderItemId],
      set: {
        pieces: sql`excluded.pieces`,
        sellable: sql`excluded.sellable`,
        refused: sql`excluded.refused`,
      },
    });
}

/** The step itself: RETURNED with the last piece, else only an entry in the history. */
export async function moveReturnedOrder(
  transaction: Database,
  order: OrderRow,
  step: { actor: string; decided: Decided },
) {
  const { isWhole, event: reason } = step.decided;
  const { id: orderId, status } = order;
  const { actor } = step;
  // That the rest is not sent says the step to SHIPPED.
  if (reason === NOT_SENT) return;
  if (!isWhole) {
    await transaction
      .insert(orderEvents)
      .values({ orderId, fromStatus: status, toStatus: status, actor, reason });
    return;
  }
  const moved = await changeStatus(transaction, order, {
    to: 'RETURNED',
    actor,
    reason,
    isToldElsewhere: true,
  });
  if (!moved.ok) throw new Error(`The order could not be returned: ${moved.reason}`);
}
