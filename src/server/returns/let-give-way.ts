import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { WayGiven } from '../../domain/returns/giving-way.ts';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import { stepsBack } from '../../domain/returns/return-status.ts';
import type { ReturnWay } from '../../domain/returns/return-way.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { announceReturn } from './announce-return.ts';
import { endExchange } from './exchanges/follow-return.ts';
import { estimateOf, refundInstead } from './exchanges/refund-instead.ts';
import { openReturn } from './open-return.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import { lockReturn, writeSteps, type ReturnRow } from './write-return.ts';

/** Makes a request a withdrawal: its exchange ends, and what is promised for it is reckoned anew. */
async function turn(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  {
    rules,
    chosen,
  }: {
    readonly rules: readonly ShippingRule[];
    readonly chosen: { readonly way: ReturnWay; readonly estimate: RefundEstimate | null } | null;
  },
): Promise<void> {
  const actor = `customer:${order.userId ?? 'guest'}`;
  await endExchange(transaction, row.id, { actor, reason: 'withdrawn-instead' });
  await transaction.update(returnLines).set({ reason: null }).where(eq(returnLines.returnId, row.id));
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

/** Takes pieces out of a request, which keeps others; its history tells it. Its exchange follows with the estimates (`refreshEstimates`). */
async function reduce(
  transaction: Database,
  { order, row: { id, status } }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { lines }: WayGiven,
): Promise<void> {
  for (const { itemId, asked } of lines) {
    const line = and(eq(returnLines.returnId, id), eq(returnLines.orderItemId, itemId));
    await transaction.delete(returnLines).where(and(line, eq(returnLines.asked, asked)));
    await transaction
      .update(returnLines)
      .set({ asked: sql`${returnLines.asked} - ${asked}` })
      .where(line);
  }
  await transaction.insert(returnEvents).values({
    returnId: id,
    fromStatus: status,
    toStatus: status,
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: 'pieces-withdrawn',
  });
}

/** Takes pieces out of a request whose parcel was sent: a withdrawal of their own in the same parcel, which stands where the request stands. */
async function part(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { given, rules }: { readonly given: WayGiven; readonly rules: readonly ShippingRule[] },
): Promise<ReturnRow> {
  await reduce(transaction, { order, row }, given);
  const { status, way, carrier, trackingNumber, remindedAt } = row;
  const begun = await openReturn(transaction, order, {
    id: randomUUID(),
    kind: 'withdrawal',
    lines: given.lines.map(({ itemId, asked }) => ({ itemId, pieces: asked, reason: null })),
    note: null,
    way,
    estimate: null,
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: 'stated',
    isByLaw: true,
  });
  await writeSteps(transaction, begun, stepsBack(begun.status, status) ?? [], {
    actor: 'shop',
    reason: 'parted',
    set: { carrier, trackingNumber, remindedAt, returnBy: row.returnBy },
  });
  const withdrawal = { ...begun, status };
  // Who pays the way was said of the request.
  const sent = { order, row: { ...withdrawal, kind: row.kind } };
  const estimate = await estimateOf(transaction, sent, { kind: 'withdrawal', rules });
  await transaction.update(returns).set({ estimate }).where(eq(returns.id, begun.id));
  return { ...withdrawal, estimate };
}

/**
 * Lets requests give way to a withdrawal (`givingWay`): what waited for an answer is called off, what was agreed to becomes a withdrawal, and of what
 * gives some of its pieces the others stay what they are. Answers the returns that became withdrawals. The order is locked. `by` is the withdrawal's own return, null where all of it is in those; `chosen` the way that its
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
      await turn(transaction, found, { rules, chosen: isAlone ? chosen : null });
      turned.push({ ...found.row, kind: 'withdrawal' });
      continue;
    }
    if (given.how === 'parted') {
      turned.push(await part(transaction, found, { given, rules }));
      continue;
    }
    if (given.how === 'reduced') {
      await reduce(transaction, found, given);
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
