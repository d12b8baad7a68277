import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { daysAfter } from '../../../domain/calendar/days.ts';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import { dayIn, marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { EXCHANGE_LAPSE_DAYS } from '../../../domain/returns/return-late.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { announceReturn } from '../announce-return.ts';
import { refreshEstimates } from '../refresh-estimates.ts';
import { returns } from '../tables.ts';
import { lockReturn, writeSteps } from '../write-return.ts';
import { exchanges } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const UNSENT_EXCHANGES = 'exchanges that were never sent';

/** An exchange that was agreed to and not sent long after its day; its rows are locked later. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(
      and(
        eq(returns.status, 'APPROVED'),
        eq(exchanges.status, 'APPROVED'),
        isNotNull(returns.remindedAt),
        lt(returns.returnBy, sql`(now() at time zone 'Europe/Warsaw')::date - ${EXCHANGE_LAPSE_DAYS}::int`),
        mayTake(UNSENT_EXCHANGES, returns.id),
      ),
    )
    .orderBy(asc(returns.returnBy), asc(returns.id))
    .limit(1);
  return row;
}

async function lapse(
  transaction: Database,
  { id }: { readonly id: string },
  rules: readonly ShippingRule[],
): Promise<'lapsed' | 'noted'> {
  const found = await lockReturn(transaction, id);
  if (!found) return 'noted';
  const { row, order } = found;
  const today = dayIn(timeZoneOf(marketOf(order.currency)), new Date().toISOString());
  const isOver =
    row.status === 'APPROVED' &&
    row.returnBy !== null &&
    daysAfter(row.returnBy, EXCHANGE_LAPSE_DAYS) < today;
  if (!isOver) return 'noted';
  await writeSteps(transaction, row, ['CANCELLED'], { actor: 'shop', reason: 'never-sent' });
  await refreshEstimates(transaction, order.id, rules);
  await announceReturn(transaction, id, 'lapsed');
  return 'lapsed';
}

/**
 * Calls off one exchange whose goods were never sent though their customer was reminded, which puts its replacement back on sale and tells them;
 * null when there is none. However many instances ask, each is called off once.
 */
export const lapseUnsent =
  (database: Database, { shipping }: { readonly shipping: readonly ShippingRule[] }) =>
  (): Promise<'lapsed' | 'noted' | null> =>
    workOnOne(database, UNSENT_EXCHANGES, {
      claim,
      work: (transaction, row) => lapse(transaction, row, shipping),
    });
