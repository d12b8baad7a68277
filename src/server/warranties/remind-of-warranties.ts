import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { isToRemind, REMINDER_DAYS, type Warranty } from '../../domain/warranties/warranty.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import { mayTake, RowSetAside, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../notifications/announce.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { reminderEmail } from './reminder-email.ts';
import { warrantyReminders } from './tables.ts';
import { warrantyViews } from './warranty-views.ts';

/** The chore's name in logs, metrics and among failures. */
export const WARRANTY_REMINDERS = 'reminders of warranties';

/** Reminders in one run. */
const AT_ONCE = 200;

/** Names a row of the schedule among failures. */
const rowName = sql<string>`(${warrantyReminders.orderItemId}::text || ':' || ${warrantyReminders.coverage})`;

/** A reminder that is due, locked; other instances pass it by meanwhile. Days are those of Kyiv, which begin first. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: rowName, reminder: warrantyReminders, order: orders })
    .from(warrantyReminders)
    .innerJoin(orderItems, eq(orderItems.id, warrantyReminders.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isNull(warrantyReminders.doneAt),
        lte(warrantyReminders.remindOn, todayIn('UA')),
        mayTake(WARRANTY_REMINDERS, rowName),
      ),
    )
    .orderBy(asc(warrantyReminders.remindOn))
    .limit(1)
    .for('update', { of: warrantyReminders, skipLocked: true });
  return row;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Writes to the customer of an account; a guest's order, and one whose account was deleted, has none. */
async function tell(
  transaction: Database,
  { order }: Claimed,
  told: { readonly view: WarrantyView; readonly warranty: Warranty },
): Promise<boolean> {
  const { id, userId, locale, currency, erasedAt } = order;
  if (userId === null || erasedAt !== null) return false;
  const [address] = await transaction
    .select({ email: orderAddresses.email })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, id), eq(orderAddresses.kind, 'shipping')));
  const letter = reminderEmail({
    ...told.view,
    locale,
    market: marketOf(currency),
    recipient: address?.email ?? '',
    userId,
    warranty: told.warranty,
  });
  await announce(transaction, [
    {
      order: { id, userId },
      kind: 'warranty-ending',
      occasion: letter.occasion,
      email: { ...letter, topic: 'orders' },
      sms: null,
    },
  ]);
  return true;
}

/** What is true by now decides: goods that came back have no warranty, and one that is over is not written of. */
async function remind(transaction: Database, claimed: Claimed): Promise<'reminded' | 'noted'> {
  const { orderItemId, coverage } = claimed.reminder;
  const [view] = await warrantyViews(transaction, eq(orderItems.id, orderItemId), { limit: 1 });
  const warranty = view?.warranties.find((each) => each.coverage === coverage);
  const today = todayIn(marketOf(claimed.order.currency));
  const isDue = warranty !== undefined && isToRemind(warranty.expiresOn, today);
  const isAhead = warranty !== undefined && !isDue && warranty.state !== 'ended';
  await transaction
    .update(warrantyReminders)
    .set(isAhead ? { remindOn: daysAfter(warranty.expiresOn, -REMINDER_DAYS) } : { doneAt: sql`now()` })
    .where(and(eq(warrantyReminders.orderItemId, orderItemId), eq(warrantyReminders.coverage, coverage)));
  const isTold = view && isDue && (await tell(transaction, claimed, { view, warranty }));
  return isTold ? 'reminded' : 'noted';
}

/**
 * Reminds one customer that a warranty of something bought ends within thirty days; null when nothing is due. Each is written of once, by the row
 * of the schedule that is done with it; days on which the shop was down are caught up with as long as the warranty lasts. A row on which it fails
 * is set aside (`RowSetAside`).
 */
export const remindOfWarranty = (database: Database) => (): Promise<'reminded' | 'noted' | null> =>
  workOnOne(database, WARRANTY_REMINDERS, { claim, work: remind });

/** All that is due, at most AT_ONCE; a row on which it fails is set aside, and the last failure thrown when all were tried. */
export const remindOfWarranties = (database: Database) => {
  const next = remindOfWarranty(database);
  return async (): Promise<void> => {
    let failure: RowSetAside | null = null;
    for (let tried = 0; tried < AT_ONCE; tried++) {
      try {
        if ((await next()) === null) break;
      } catch (error) {
        if (!(error instanceof RowSetAside)) throw error;
        failure = error;
      }
    }
    if (failure !== null) throw failure;
  };
};
