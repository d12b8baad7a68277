import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { daysAfter } from '../../domain/calendar/days.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { MAX_REPAIRS, repairSchema } from '../../domain/warranties/repair.ts';
import { REMINDER_DAYS } from '../../domain/warranties/warranty.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { VIOLATION, violatedConstraint } from '../database/violated-constraint.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { orderItems } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { warrantyReminders, warrantyRepairs } from './tables.ts';
import { warrantyViews } from './warranty-views.ts';

/** A repair as it was sent. */
interface SentRepair {
  readonly orderId: string;
  /** The line. */
  readonly itemId: string;
  /** Came with the form. */
  readonly id: string;
  readonly staffId: string;
  /** As they were typed, by the names of `REPAIR_FIELDS`. */
  readonly fields: Readonly<Record<string, string>>;
}

export type RepairSaved =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        /** The order has no such line with a warranty. */
        | 'item-not-found'
        /** The form's id stands for another repair. */
        | 'form-used'
        | 'too-many-repairs'
        /** The same piece was in repair on one of the days. */
        | 'repairs-overlap';
    }
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];
    };

/** Reminds of the warranties of a line thirty days before the end that they have by now, also where that was done for an earlier one. */
async function remindAnew(transaction: Database, itemId: string): Promise<void> {
  const [view] = await warrantyViews(transaction, eq(orderItems.id, itemId), { limit: 1 });
  for (const { coverage, expiresOn, state } of view?.warranties ?? []) {
    if (state === 'ended') continue;
    await transaction
      .update(warrantyReminders)
      .set({ remindOn: daysAfter(expiresOn, -REMINDER_DAYS), doneAt: null })
      .where(and(eq(warrantyReminders.orderItemId, itemId), eq(warrantyReminders.coverage, coverage)));
  }
}

async function save(transaction: Database, sent: SentRepair): Promise<RepairSaved> {
  const { orderId, itemId, id, staffId, fields } = sent;
  const order = await lockOrder(transaction, orderId);
  const [view] =
    order === null || !isOrderId(itemId)
      ? []
      : await warrantyViews(transaction, and(eq(orderItems.id, itemId), eq(orderItems.orderId, orderId)), {
          limit: 1,
        });
  if (!order || !view) return { ok: false, reason: 'item-not-found' };
  const today = todayIn(marketOf(order.currency));
  const receivedOn = view.warranties[0]?.startsOn ?? view.purchasedOn;
  const parsed = v.safeParse(repairSchema({ receivedOn, today }), fields);
  if (!parsed.success) return { ok: false, reason: 'invalid-fields', issues: parsed.issues };
  const [known] = await transaction.select().from(warrantyRepairs).where(eq(warrantyRepairs.id, id));
  if (known) {
    const isSame = isDeepStrictEqual({ ...known, ...parsed.output, orderItemId: itemId }, known);
    return isSame ? { ok: true } : { ok: false, reason: 'form-used' };
  }
  if (view.repairs.length >= MAX_REPAIRS) return { ok: false, reason: 'too-many-repairs' };
  await transaction
    .insert(warrantyRepairs)
    .values({ id, orderItemId: itemId, recordedBy: staffId, ...parsed.output });
  await recordOrderChange(transaction, {
    order,
    actor: `staff:${staffId}`,
    action: 'repair-recorded',
    changes: { repair: ['', 'written'] },
  });
  await remindAnew(transaction, itemId);
  return { ok: true };
}

/**
 * Writes down a completed repair under the warranty of a bought line, whose days lengthen it. The same form sent twice writes once; no piece
 * is in repair twice on a day.
 */
export const saveRepair =
  (database: Database) =>
  async (sent: SentRepair): Promise<RepairSaved> => {
    try {
      return await database.transaction((transaction) => save(transaction, sent));
    } catch (error) {
      if (violatedConstraint(error, VIOLATION.exclusion) !== 'warranty_repairs_do_not_overlap') throw error;
      return { ok: false, reason: 'repairs-overlap' };
    }
  };

/** Removes a repair that was written down by mistake; one that is not there is gone already. */
export const removeRepair =
  (database: Database) =>
  ({ orderId, id, staffId }: Pick<SentRepair, 'orderId' | 'id' | 'staffId'>): Promise<void> =>
    database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (order === null) return;
      const ofOrder = sql`${warrantyRepairs.orderItemId} in
        (select ${orderItems.id} from ${orderItems} where ${orderItems.orderId} = ${orderId})`;
      const [gone] = await transaction
        .delete(warrantyRepairs)
        .where(and(eq(warrantyRepairs.id, id), ofOrder))
        .returning({ itemId: warrantyRepairs.orderItemId });
      if (!gone) return;
      await recordOrderChange(transaction, {
        order,
        actor: `staff:${staffId}`,
        action: 'repair-removed',
        changes: { repair: ['written', ''] },
      });
      await remindAnew(transaction, gone.itemId);
    });
