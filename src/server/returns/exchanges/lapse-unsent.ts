import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { ShippingRule } from '../../../domain/checkout/shipping-rules.ts';
import { mayTake, workOnOne } from '../../database/chores/chores.ts';
import type { Database } from '../../database/database.ts';
import { announceReturn } from '../announce-return.ts';
import { refreshEstimates } from '../refresh-estimates.ts';
import { isMissing, isNeverSent } from '../missing-goods.ts';
import { returns } from '../tables.ts';
import { lockReturn, writeSteps } from '../write-return.ts';
import { endExchange } from './follow-return.ts';
import { refundInstead } from './refund-instead.ts';
import { exchanges } from './tables.ts';

/** The chore's name in logs, metrics and among failures. */
export const UNSENT_EXCHANGES = 'exchanges that were never sent';

/** An exchange that was agreed to and whose goods are not here long after their day, sent or not; its rows are locked later. */
async function claim(transaction: Database) {
  const [row] = await transaction
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(
      and(
        eq(exchanges.status, 'APPROVED'),
        or(and(isNeverSent, isNotNull(returns.remindedAt)), isMissing),
        mayTake(UNSENT_EXCHANGES, returns.id),
      ),
    )
    .orderBy(asc(returns.requestedAt), asc(returns.id))
    .limit(1);
  return row;
}

/** Whether an exchange is as late as it was claimed for, now that it is locked. */
const isStillLate = async (transaction: Database, id: string): Promise<boolean> =>
  (await transaction.$count(returns, and(eq(returns.id, id), or(isNeverSent, isMissing)))) > 0;

async function lapse(
  transaction: Database,
  { id }: { readonly id: string },
  rules: readonly ShippingRule[],
): Promise<'lapsed' | 'noted'> {
  const found = await lockReturn(transaction, id);
  if (!found || !(await isStillLate(transaction, id))) return 'noted';
  const { row, order } = found;
  if (row.status === 'SHIPPED') {
    // The parcel may yet come: its goods are refunded then, as the exchange was worth.
    await endExchange(transaction, id, { actor: 'shop', reason: 'parcel-missing' });
    const kind = row.kind === 'complaint' ? 'complaint' : 'exchange';
    const asked = { kind, rules, actor: 'shop', reason: 'refund-instead' } as const;
    const wayMinor = await refundInstead(transaction, found, asked);
    await refreshEstimates(transaction, order.id, rules, new Map([[id, wayMinor]]));
    await announceReturn(transaction, id, 'refund-instead');
    return 'lapsed';
  }
  await writeSteps(transaction, row, ['CANCELLED'], { actor: 'shop', reason: 'never-sent' });
  await refreshEstimates(transaction, order.id, rules);
  await announceReturn(transaction, id, 'lapsed');
  return 'lapsed';
}

/**
 * Ends one exchange whose goods are not here long after their last day, which puts its replacement back on sale and tells their customer: what was never
 * sent though they were reminded stays with them, what a parcel's number was named for is refunded if it comes. Null when there is none. However many instances ask, each is ended once.
 */
export const lapseUnsent =
  (database: Database, rules: { readonly shipping: readonly ShippingRule[] }) =>
  (): Promise<'lapsed' | 'noted' | null> =>
    workOnOne(database, UNSENT_EXCHANGES, {
      claim,
      work: (transaction, row) => lapse(transaction, row, rules.shipping),
    });
