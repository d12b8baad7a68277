import { and, eq, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { creditToGoBack } from '../../domain/returns/exchange-money.ts';
import type { OrderRefunds } from '../../domain/returns/refund-notice.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { isHeldByDispute } from '../payments/cases/payment-cases.ts';
import { refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';
import { findGoodsReturn } from './find-goods-return.ts';

const sumOf = (which: SQLWrapper) =>
  sql<string>`coalesce(sum(${refunds.amountMinor}) filter (where ${which}), 0)`;

/** What cards got back of an order's money, from the shop and by disputes, and what they are still to get, at once or after a dispute. */
async function ofCards(database: Database, orderId: string) {
  const [sums] = await database
    .select({
      returned: sumOf(
        sql`${refunds.doneAt} is not null and ${refunds.reason} not in ('dispute', 'exchange')`,
      ),
      taken: sumOf(sql`${refunds.doneAt} is not null and ${refunds.reason} = 'dispute'`),
      due: sumOf(sql`${refunds.doneAt} is null and not ${isHeldByDispute}`),
      disputed: sumOf(sql`${refunds.doneAt} is null and ${isHeldByDispute}`),
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(refunds.paymentId)));
  return {
    returnedMinor: Number(sums?.returned ?? 0),
    takenMinor: Number(sums?.taken ?? 0),
    dueMinor: Number(sums?.due ?? 0),
    disputedMinor: Number(sums?.disputed ?? 0),
  };
}

/** What staff sent back by transfers; a counter-line takes its line away. What was moved to another order was sent to nobody. */
async function transferredBack(database: Database, orderId: string): Promise<number> {
  const [sums] = await database
    .select({ returned: sql<string>`coalesce(sum(${transfers.amountMinor}), 0)` })
    .from(transfers)
    .where(
      and(eq(transfers.orderId, orderId), eq(transfers.direction, 'out'), eq(transfers.kind, 'statement')),
    );
  return Number(sums?.returned ?? 0);
}

/** What was moved to the orders of what replaces exchanged goods, for a return; what was lost of such a credit is for none. */
async function movedAway(database: Database, orderId: string): Promise<number> {
  const [sums] = await database
    .select({ moved: sumOf(sql`${refunds.reason} = 'exchange' and ${refunds.returnId} is not null`) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return Number(sums?.moved ?? 0);
}

/**
 * What goods that came back were worth beyond what went back or is owed, where their carrier has not handed on what it took at
 * the door: their customer is promised it all the same (`refundNotice`).
 */
async function dueFromDoor(
  database: Database,
  { id, items, totalMinor }: OrderView,
  coveredMinor: number,
): Promise<number> {
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  if (!row || row.deliveredAt === null) return 0;
  const leftMinor = Math.max(0, totalMinor - coveredMinor);
  return (await findGoodsReturn(database, row, { items, leftMinor })).dueMinor;
}

/** What went back of an order's money and what is still to go back; the caller has found the order readable. */
export const findOrderRefunds =
  (database: Database) =>
  async (order: OrderView): Promise<OrderRefunds> => {
    const { id, status, paymentMethod, paymentStatus, owedMinor, keptMinor, cardMoney } = order;
    const creditMinor = creditToGoBack(order);
    const cards = await ofCards(database, id);
    const returnedMinor = cards.returnedMinor + (await transferredBack(database, id));
    const movedMinor = await movedAway(database, id);
    const isAtDoor = paymentMethod === 'pod' && paymentStatus === 'UNPAID';
    const fromDoor = isAtDoor
      ? await dueFromDoor(database, order, returnedMinor + movedMinor + owedMinor)
      : 0;
    // Of a cancelled order nothing is kept, though its refund may have yet to be created.
    const restMinor = status === 'CANCELLED' ? Math.max(0, keptMinor) : 0;
    const { isDisputed, failedMinor } = cardMoney;
    return {
      returnedMinor: Math.max(0, returnedMinor - failedMinor),
      movedMinor,
      takenMinor: cards.takenMinor,
      failedMinor,
      toCardMinor: cards.dueMinor + (isDisputed ? 0 : restMinor),
      disputedMinor: cards.disputedMinor + (isDisputed ? restMinor : 0),
      toAccountMinor: owedMinor - creditMinor + fromDoor,
      creditMinor,
    };
  };
