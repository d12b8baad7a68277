import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { SEND_REMINDER_DAYS } from '../../domain/returns/withdrawal.ts';
import { mayTake, workOnOne } from '../database/chores/chores.ts';
import type { Database } from '../database/database.ts';
import { announceReturn } from './announce-return.ts';
import { returns } from './tables.ts';
import { lockReturn } from './write-return.ts';

/** The chore's name in logs, metrics and among failures. */
export const SEND_REMINDERS = 'reminders to send goods back';

/** A return that was agreed to, of which nothing was sent and whose last day is near; its row is locked later, after its order. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: returns.id })
    .from(returns)
    .where(
      and(
        eq(returns.status, 'APPROVED'),
        isNull(returns.remindedAt),
        isNotNull(returns.returnBy),
        lte(returns.returnBy, sql`(now() at time zone 'Europe/Warsaw')::date + ${SEND_REMINDER_DAYS}::int`),
        mayTake(SEND_REMINDERS, returns.id),
      ),
    )
    .orderBy(asc(returns.returnBy), asc(returns.id))
    .limit(1);
  return row;
}

async function remind(transaction: Database, { id }: { readonly id: string }): Promise<'reminded' | 'noted'> {
  const found = await lockReturn(transaction, id);
  if (!found) return 'noted';
  const { row, order } = found;
  const today = dayIn(timeZoneOf(marketOf(order.currency)), new Date().toISOString());
  const isDue =
    row.status === 'APPROVED' &&
    row.remindedAt === null &&
    row.returnBy !== null &&
    row.returnBy <= daysAfter(today, SEND_REMINDER_DAYS);
  if (!isDue) return 'noted';
  await transaction
    .update(returns)
    .set({ remindedAt: sql`now()` })
    .where(eq(returns.id, id));
  await announceReturn(transaction, id, 'reminder');
  return 'reminded';
}

/**
 * Reminds one customer, once, to send goods back whose last day is near; null when nothing is due. Nothing lapses by it: staff see what
 * was not sent in time. However many instances ask, each is reminded once.
 */
export const remindToSend = (database: Database) => (): Promise<'reminded' | 'noted' | null> =>
  workOnOne(database, SEND_REMINDERS, { claim, work: remind });
