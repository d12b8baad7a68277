import { eq } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { WayGiven } from '../../domain/returns/giving-way.ts';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import type { ReturnWay } from '../../domain/returns/return-way.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { announceReturn } from './announce-return.ts';
import { endExchange } from './exchanges/follow-return.ts';
import { refundInstead } from './exchanges/refund-instead.ts';
import { returnLines, returns } from './tables.ts';
import { lockReturn, writeSteps, type ReturnRow } from './write-return.ts';

/** Makes a request a withdrawal of its pieces: its exchange ends, and what is promised for it is reckoned anew. */
async function turn(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  {
    given,
    rules,
    chosen,
  }: {
    readonly given: WayGiven;
    readonly rules: readonly ShippingRule[];
    readonly chosen: { readonly way: ReturnWay; readonly estimate: RefundEstimate | null } | null;
  },
): Promise<void> {
  const actor = `customer:${order.userId ?? 'guest'}`;
  await endExchange(transaction, row.id, { actor, reason: 'withdrawn-instead' });
  await transaction.delete(returnLines).where(eq(returnLines.returnId, row.id));
  await transaction
    .insert(returnLines)
    .values(given.lines.map(({ itemId, asked }) => ({ returnId: row.id, orderItemId: itemId, asked })));
  // A way can be chosen until the goods are on theirs.
  const isChosen = chosen !== null && row.status === 'APPROVED';
  const way = isChosen ? chosen.way : row.way;
  if (way !== row.way) await transaction.update(returns).set({ way }).where(eq(returns.id, row.id));
  await refundInstead(
    transaction,
    { order, row: { ...row, way } },
    {
      kind: 'withdrawal',
      rules,
      actor,
      reason: 'turned',
      ...(isChosen ? { estimate: chosen.estimate } : {}),
    },
  );
}

/**
 * Lets requests give way to a withdrawal, each told: what waited for an answer is called off, what was agreed to becomes a withdrawal. Answers
 * the returns that did. The order is locked. `by` is the withdrawal's own return, null where all of it is in those; `chosen` the way that its
 * customer chose with the refund that was shown for it, for the one return that it is all in.
 */
export async function giveWay(
  transaction: Database,
  order: LockedOrder,
  {
    givesWay,
    by,
    rules,
    chosen = null,
  }: {
    readonly givesWay: readonly WayGiven[];
    readonly by: ReturnRow | null;
    readonly rules: readonly ShippingRule[];
    readonly chosen?: { readonly way: ReturnWay; readonly estimate: RefundEstimate | null } | null;
  },
): Promise<readonly ReturnRow[]> {
  const turned: ReturnRow[] = [];
  const isAlone = by === null && givesWay.length === 1;
  for (const given of givesWay) {
    const found = await lockReturn(transaction, given.id);
    if (!found) continue;
    if (given.how === 'turned') {
      await turn(transaction, found, { given, rules, chosen: isAlone ? chosen : null });
      turned.push({ ...found.row, kind: 'withdrawal' });
      continue;
    }
    const { id, status } = found.row;
    const answerNote =
      by === null ? null : messagesOf(order.locale).translate('return.gaveWay', { number: by.number });
    await writeSteps(transaction, { id, status }, ['CANCELLED'], {
      actor: `customer:${order.userId ?? 'guest'}`,
      reason: 'withdrawn-instead',
      set: { answerNote },
    });
    await announceReturn(transaction, id, 'called-off');
  }
  return turned;
}
