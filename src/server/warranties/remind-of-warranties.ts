import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import { COVERAGES, isToRemind, REMINDER_DAYS, type Coverage } from '../../domain/warranties/warranty.ts';
import { mayTake, RowSetAside, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../notifications/announce.ts';
import { orderAddresses, orderItems, orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { reminderEmail } from './reminder-email.ts';
import { warrantyReminders } from './tables.ts';
import { expiresOn, isWarranted, todayThere } from './warranted-lines.ts';
import { warrantyViews } from './warranty-views.ts';

/** The chore's name in logs, metrics and among failures. */
export const WARRANTY_REMINDERS = 'reminders of warranties';

/** Reminders in one run. */
const AT_ONCE = 200;

const MONTHS = {
  product: orderItems.warrantyMonths,
  performance: orderItems.performanceMonths,
} as const satisfies Record<Coverage, unknown>;

/** Whether a warranty of a line ends within the days of the reminder, and nobody has been reminded of it; one that is over is not written of. */
function isDue(coverage: Coverage): SQL | undefined {
  const lastDay = expiresOn(MONTHS[coverage]);
  return and(
    sql`${MONTHS[coverage]} > 0`,
    sql`${lastDay} between ${todayThere()} and ${todayThere()} + ${REMINDER_DAYS}::int`,
    sql`not exists (select from ${warrantyReminders} where ${warrantyReminders.orderItemId} = ${orderItems.id}
      and ${warrantyReminders.coverage} = ${coverage})`,
  );
}

/** A line of an account's order of which a warranty is about to end; its order is locked, and other instances pass it by meanwhile. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: orderItems.id, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isNotNull(orders.userId),
        isNull(orders.erasedAt),
        isWarranted,
        or(...COVERAGES.map(isDue)),
        mayTake(WARRANTY_REMINDERS, orderItems.id),
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orderItems.id))
    .limit(1)
    .for('update', { of: orders, skipLocked: true });
  return row;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function remind(transaction: Database, { id: itemId, order }: Claimed): Promise<'reminded' | 'noted'> {
  const [view] = await warrantyViews(transaction, eq(orderItems.id, itemId), { limit: 1 });
  const today = todayIn(marketOf(order.currency));
  const [address] = await transaction
    .select({ email: orderAddresses.email })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  const ending = (view?.warranties ?? []).filter(({ expiresOn: last }) => isToRemind(last, today));
  let written = 0;
  for (const warranty of ending) {
    const { coverage, expiresOn: last } = warranty;
    const [isNew] = await transaction
      .insert(warrantyReminders)
      .values({ orderItemId: itemId, coverage, expiresOn: last })
      .onConflictDoNothing()
      .returning({ coverage: warrantyReminders.coverage });
    if (!isNew || !view || order.userId === null) continue;
    const letter = reminderEmail({
      ...view,
      locale: order.locale,
      market: marketOf(order.currency),
      recipient: address?.email ?? '',
      userId: order.userId,
      warranty,
    });
    await announce(transaction, [
      {
        order: { id: order.id, userId: order.userId },
        kind: 'warranty-ending',
        occasion: letter.occasion,
        email: { ...letter, topic: 'orders' },
        sms: null,
      },
    ]);
    written++;
  }
  return written > 0 ? 'reminded' : 'noted';
}

/**
 * Reminds one customer that a warranty of something bought ends within thirty days; null when nothing is due. Each is written of once, by the row
 * that is noted with it; days on which the shop was down are caught up with as long as the warranty lasts. A line on which it fails is set aside
 * (`RowSetAside`).
 */
export const remindOfWarranty = (database: Database) => (): Promise<'reminded' | 'noted' | null> =>
  workOnOne(database, WARRANTY_REMINDERS, { claim, work: remind });

/** All that is due, at most AT_ONCE; a line on which it fails is set aside, and the last failure thrown when all were tried. */
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
