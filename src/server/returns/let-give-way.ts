import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { wayOfGiven, type WayGiven } from '../../domain/returns/giving-way.ts';
import { stepsBack } from '../../domain/returns/return-status.ts';
import type { ReturnWay } from '../../domain/returns/return-way.ts';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { announceReturn } from './announce-return.ts';
import { endExchange } from './exchanges/follow-return.ts';
import { refundInstead, wayMinorOf } from './exchanges/refund-instead.ts';
import { lockExchanges } from './exchanges/write-exchange.ts';
import { openReturn } from './open-return.ts';
import { refreshEstimates } from './refresh-estimates.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import { lockReturn, writeSteps, type ReturnRow } from './write-return.ts';

/** Makes a request a withdrawal, and ends its exchange. Answers what its way back costs, in minor units. */
async function turn(
  transaction: Database,
  { order, row }: { readonly order: LockedOrder; readonly row: ReturnRow },
  { rules, chosen }: { readonly rules: readonly ShippingRule[]; readonly chosen: ReturnWay | null },
): Promise<number> {
  const actor = `customer:${order.userId ?? 'guest'}`;
  await endExchange(transaction, row.id, { actor, reason: 'withdrawn-instead' });
  await transaction.update(returnLines).set({ reason: null }).where(eq(returnLines.returnId, row.id));
  const way = wayOfGiven(row, chosen);
  if (way !== row.way) await transaction.update(returns).set({ way }).where(eq(returns.id, row.id));
  const turned = { order, row: { ...row, way } };
  return refundInstead(transaction, turned, { kind: 'withdrawal', rules, actor, reason: 'turned' });
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
): Promise<{ readonly id: string; readonly wayMinor: number }> {
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
  // Who pays the way was said of the request.
  const sent = { order, row: { ...begun, status, kind: row.kind } };
  return { id: begun.id, wayMinor: await wayMinorOf(transaction, sent, { kind: 'withdrawal', rules }) };
}

/** Calls off a request that nobody agreed to; its customer reads which return there is in its stead. */
async function callOff(
  transaction: Database,
  { order, row: { id, status } }: { readonly order: LockedOrder; readonly row: ReturnRow },
  by: ReturnRow | null,
): Promise<void> {
  const answerNote =
    by === null ? null : messagesOf(order.locale).translate('return.gaveWay', { number: by.number });
  await writeSteps(transaction, { id, status }, ['CANCELLED'], {
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: 'withdrawn-instead',
    set: { answerNote },
  });
}

/** Tells the customer of what gave way whole what became of it. */
async function tell(transaction: Database, givesWay: readonly WayGiven[]): Promise<void> {
  for (const { id, how } of givesWay) {
    if (how === 'turned') await announceReturn(transaction, id, 'refund-instead');
    if (how === 'called-off') await announceReturn(transaction, id, 'called-off');
  }
}

/**
 * Lets requests give way to a withdrawal (`givingWay`): what waited for an answer is called off, what was agreed to becomes a withdrawal, and of what
 * gives some of its pieces the others stay what they are. Then all open returns of the order are estimated anew, and the customer is told. Answers the returns that became withdrawals. The order
 * is locked. `by` is the withdrawal's own return, null where all of it is in those; `chosen` the way that its customer chose, for the one return that it is all in.
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
    readonly chosen?: ReturnWay | null;
  },
): Promise<readonly ReturnRow[]> {
  if (givesWay.length === 0) return [];
  await lockExchanges(
    transaction,
    givesWay.map(({ id }) => id),
  );
  const ways = new Map<string, number>();
  const isAlone = by === null && givesWay.length === 1;
  for (const given of givesWay) {
    const found = await lockReturn(transaction, given.id);
    if (!found) continue;
    switch (given.how) {
      case 'turned':
        ways.set(given.id, await turn(transaction, found, { rules, chosen: isAlone ? chosen : null }));
        break;
      case 'parted': {
        const { id, wayMinor } = await part(transaction, found, { given, rules });
        ways.set(id, wayMinor);
        break;
      }
      case 'reduced':
        await reduce(transaction, found, given);
        break;
      case 'called-off':
        await callOff(transaction, found, by);
    }
  }
  await refreshEstimates(transaction, order.id, rules, ways);
  await tell(transaction, givesWay);
  const ids = [...ways.keys()];
  if (ids.length === 0) return [];
  const rows = await transaction.select().from(returns).where(inArray(returns.id, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
