import { and, eq, inArray, sql } from 'drizzle-orm';
import { HAS_MONEY } from '../../../domain/orders/payment-status.ts';
import { isLikeForLike } from '../../../domain/returns/exchange-money.ts';
import { waitsForOriginal, WAITING_EXCHANGES } from '../../../domain/returns/exchange-status.ts';
import { OPEN_RETURNS } from '../../../domain/returns/return-status.ts';
import { takeablePieces } from '../../../domain/returns/takeable-pieces.ts';
import type { Database } from '../../database/database.ts';
import { paidMoneyOf } from '../../orders/kept-after-refunds.ts';
import { paymentCases, payments } from '../../payments/tables.ts';
import { viewOf } from '../agree-return.ts';
import type { ReturnedLine } from '../announce-goods.ts';
import { returnLines, returns } from '../tables.ts';
import type { GoodsReturn, OrderRow } from '../write-goods-return.ts';
import { exchangeFewer } from './fit-replacement.ts';
import { exchanges } from './tables.ts';
import { lockExchange, type LockedExchange } from './write-exchange.ts';

/**
 * Whether the card money behind the credit of an order is in dispute, or was lost without staff having dealt with it: that of the orders whose exchanged
 * goods pay it, up to the first.
 */
async function isOriginLost(transaction: Database, orderId: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ lost: boolean }>(sql`
    with recursive origins (id) as (
      select ${returns.orderId} from ${exchanges} inner join ${returns} on ${returns.id} = ${exchanges.returnId}
        where ${exchanges.orderId} = ${orderId}
      union select ${returns.orderId} from origins inner join ${exchanges} on ${exchanges.orderId} = origins.id
        inner join ${returns} on ${returns.id} = ${exchanges.returnId}
    )
    select exists (select from ${paymentCases} inner join ${payments} on ${payments.id} = ${paymentCases.paymentId}
      where ${payments.orderId} in (select id from origins) and ${payments.acceptedAt} is not null
        and ${paymentCases.kind} in ('dispute', 'excess-loss') and ${paymentCases.closedAt} is null) as lost`);
  return rows[0]?.lost === true;
}

/**
 * The exchange that waits for the goods of a return, locked; null for a return by itself, and where the replacement was cancelled: then its goods are
 * refunded. Not while staff have not agreed to it, nor while the money that is to pay it is not the shop's, or what was credited of it before is lost.
 */
export async function waitingExchange(
  transaction: Database,
  { order, returnId }: { readonly order: OrderRow; readonly returnId: string },
): Promise<
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'exchange-unanswered' | 'money-not-there' }
  | null
> {
  const exchange = await lockExchange(transaction, returnId);
  if (exchange === null || !waitsForOriginal(exchange.row.status)) return null;
  if (exchange.row.status === 'PENDING') return { ok: false, reason: 'exchange-unanswered' };
  const paid = (await paidMoneyOf(transaction, [order.id])).get(order.id);
  const isThere = HAS_MONEY.has(order.paymentStatus) && paid?.cardMoney.isDisputed !== true;
  const isKept = isThere && !(await isOriginLost(transaction, order.id));
  return isKept ? { ok: true } : { ok: false, reason: 'money-not-there' };
}

/** Whether more pieces are taken back than can be (`takeablePieces`). */
export async function takesOfOthers(
  transaction: Database,
  {
    orderId,
    ownExchange,
    bought,
  }: {
    readonly orderId: string;
    /** The return, where it is an exchange. */
    readonly ownExchange: string | null;
    readonly bought: readonly ReturnedLine[];
  },
): Promise<boolean> {
  const rows = await transaction
    .select({
      returnId: returns.id,
      itemId: returnLines.orderItemId,
      asked: returnLines.asked,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(exchanges, eq(exchanges.returnId, returns.id))
    .where(
      and(
        eq(returns.orderId, orderId),
        inArray(returns.status, [...OPEN_RETURNS]),
        inArray(exchanges.status, [...WAITING_EXCHANGES]),
      ),
    );
  return bought.some(({ item, before, back }) => {
    const ofItem = rows.filter(({ itemId }) => itemId === item.id);
    const own = ofItem.find(({ returnId }) => returnId === ownExchange);
    // Of a line that it does not name, an exchange asks for nothing.
    const ownAsked = ownExchange === null ? null : (own?.asked ?? 0);
    const exchangesAsked = ofItem.reduce((sum, { asked }) => sum + asked, 0);
    return back > takeablePieces({ out: item.quantity - before, ownAsked, exchangesAsked });
  });
}

/** The exchange that goods are accepted for, locked, of as many pieces as are accepted; goods of no other line come with them (`takesOfOthers`). */
export async function acceptedExchange(
  transaction: Database,
  { id, staffId }: GoodsReturn,
  {
    order,
    bought,
    worthMinor,
  }: { readonly order: OrderRow; readonly bought: readonly ReturnedLine[]; readonly worthMinor: number },
): Promise<LockedExchange | null> {
  const locked = await lockExchange(transaction, id);
  const accepted = bought.find(({ back }) => back > 0);
  if (locked === null || accepted === undefined || accepted.back >= locked.row.pieces) return locked;
  const isFree = isLikeForLike(locked.row.productId, {
    originalId: accepted.item.productId,
    order: await viewOf(transaction, order),
  });
  return exchangeFewer(transaction, locked, {
    pieces: accepted.back,
    priceMinor: isFree ? worthMinor : null,
    actor: `staff:${staffId}`,
  });
}
