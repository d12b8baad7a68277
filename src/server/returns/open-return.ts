import { and, asc, eq, inArray } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { RefundEstimate } from '../../domain/returns/refund-estimate.ts';
import type { LineReason } from '../../domain/returns/return-request.ts';
import { OPEN_RETURNS, type ReturnKind } from '../../domain/returns/return-status.ts';
import { isSentByCustomer, type ReturnWay } from '../../domain/returns/return-way.ts';
import { WITHDRAWAL_DAYS } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import { EVENT_OF, writeSteps, type ReturnRow } from './write-return.ts';

/** The last day of sending goods back, ISO 8601: 14 days from now by the law (Directive 2011/83/EU, art. 14(1)); null for what the customer does not send. */
export const sendBy = (order: Pick<LockedOrder, 'currency'>, way: ReturnWay | null): string | null =>
  isSentByCustomer(way)
    ? daysAfter(dayIn(timeZoneOf(marketOf(order.currency)), new Date().toISOString()), WITHDRAWAL_DAYS)
    : null;

interface NewReturn {
  readonly id: string;
  readonly kind: ReturnKind;
  readonly lines: readonly {
    readonly itemId: string;
    readonly pieces: number;
    readonly reason: LineReason | null;
  }[];
  readonly note: string | null;
  readonly way: ReturnWay | null;
  readonly estimate: RefundEstimate | null;
  readonly actor: string;
  /** What its history begins with. */
  readonly reason?: string;
  /** Whether the law agrees to it in place of the shop: a withdrawal in its time. */
  readonly isByLaw: boolean;
}

/** Writes a return of a locked order, which waits for staff unless the law agrees to it; the caller has made sure that so much is left. */
export async function openReturn(
  transaction: Database,
  order: LockedOrder,
  { id, kind, lines, note, way, estimate, actor, reason, isByLaw }: NewReturn,
): Promise<ReturnRow> {
  const [row] = await transaction
    .insert(returns)
    .values({ id, orderId: order.id, kind, note, way, estimate })
    .returning();
  if (!row) throw new Error('The return was not written');
  await transaction
    .insert(returnEvents)
    .values({ returnId: id, toStatus: 'PENDING', actor, reason: reason ?? EVENT_OF.PENDING });
  if (lines.length > 0) {
    await transaction.insert(returnLines).values(
      lines.map(({ itemId, pieces, reason: why }) => ({
        returnId: id,
        orderItemId: itemId,
        asked: pieces,
        reason: why,
      })),
    );
  }
  if (isByLaw) {
    const set = { returnBy: sendBy(order, way) };
    await writeSteps(transaction, row, ['APPROVED'], { actor: 'shop', reason: 'by-law', set });
  }
  const [written] = await transaction.select().from(returns).where(eq(returns.id, id));
  return written ?? row;
}

/** The open returns of an order of a kind, the first asked first. */
export const openOfKind = (transaction: Database, orderId: string, kind: ReturnKind) =>
  transaction
    .select()
    .from(returns)
    .where(
      and(eq(returns.orderId, orderId), eq(returns.kind, kind), inArray(returns.status, [...OPEN_RETURNS])),
    )
    .orderBy(asc(returns.requestedAt), asc(returns.id));
