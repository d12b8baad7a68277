import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { freightOf } from '../../domain/checkout/freight.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { isInShop, SENT } from '../../domain/orders/order-status.ts';
import {
  afterWithdrawal,
  type AfterWithdrawal,
  type ReplacementWithdrawn,
  type WithdrawnReturn,
} from '../../domain/returns/after-withdrawal.ts';
import { freightSpecifications } from '../catalogue/freights.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { paidMoneyOf } from '../orders/kept-after-refunds.ts';
import { hasShipment } from '../orders/shipments.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { exchanges } from './exchanges/tables.ts';
import { deliveryOfWithdrawal } from './delivery-of-withdrawal.ts';
import { isCreditOnWay, returnRefunded } from './refunds-of-return.ts';
import { hasReplacements } from './state-replacements.ts';
import { returnLines, returns, withdrawals } from './tables.ts';

/** What was withdrawn from: `goods` in words, null for all of the order, and the return that it belongs to, null without. */
export interface Stated {
  readonly goods: string | null;
  readonly returnId: string | null;
}

async function itsReturnOf(database: Database, returnId: string | null): Promise<WithdrawnReturn | null> {
  if (returnId === null) return null;
  const [row] = await database
    .select({ status: returns.status, way: returns.way })
    .from(returns)
    .where(eq(returns.id, returnId));
  return row ? { ...row, isRefunded: await returnRefunded(database, returnId) } : null;
}

/** The bought lines of an order, of which a return asks for some; of one that was told in words nobody knows which, so that they are all. */
async function linesOf(database: Database, orderId: string, returnId: string | null) {
  const rows = await database
    .select({
      ordered: orderItems.quantity,
      pieces: returnId === null ? sql<number>`0` : returnLines.asked,
      categoryId: products.categoryId,
      specifications: freightSpecifications,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(
      returnLines,
      and(eq(returnLines.orderItemId, orderItems.id), sql`${returnLines.returnId} = ${returnId}::uuid`),
    )
    .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)));
  const asked = rows.filter(({ pieces }) => (pieces ?? 0) > 0);
  return (asked.length > 0 ? asked : rows).map(({ ordered, pieces, categoryId, specifications }) => ({
    quantity: pieces || ordered,
    categoryId,
    freight: freightOf(categoryId, specifications ?? {}),
  }));
}

/** The orders of what goods of an order were exchanged for that are withdrawn from as a whole, too. */
export const statedReplacements = (database: Database, orderId: string) =>
  database
    .selectDistinctOn([orders.id], {
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      returnId: withdrawals.returnId,
    })
    .from(exchanges)
    .innerJoin(returns, and(eq(returns.id, exchanges.returnId), eq(returns.status, 'COMPLETED')))
    .innerJoin(orders, eq(orders.id, exchanges.orderId))
    .innerJoin(withdrawals, and(eq(withdrawals.orderId, orders.id), isNull(withdrawals.goods)))
    .where(eq(returns.orderId, orderId))
    .orderBy(orders.id, desc(withdrawals.statedAt));

/** What follows of those orders; none where nothing of the order was exchanged. */
export const replacementsWithdrawn =
  (database: Database) =>
  async (orderId: string): Promise<readonly ReplacementWithdrawn[]> => {
    const found: ReplacementWithdrawn[] = [];
    for (const { id, orderNumber, status, returnId } of await statedReplacements(database, orderId)) {
      const next = await afterWithdrawalOf(database)(id, { goods: null, returnId });
      if (next !== null) {
        const { goods, money } = next;
        found.push({ orderNumber, goods, money: status === 'CANCELLED' ? null : money });
      }
      found.push(...(await replacementsWithdrawn(database)(id)));
    }
    return found;
  };

/** Whether a statement about an order that began no return waits for staff. */
const isUnanswered = async (database: Database, orderId: string): Promise<boolean> =>
  (await database.$count(
    withdrawals,
    and(eq(withdrawals.orderId, orderId), isNull(withdrawals.returnId), isNull(withdrawals.closedAt)),
  )) > 0;

/**
 * What follows a withdrawal from an order as it stands now; null when there is no such order, where nothing comes of it any more, and where all of it was exchanged
 * and what follows is that of its replacements.
 */
export const afterWithdrawalOf =
  (database: Database) =>
  async (orderId: string, { goods, returnId }: Stated): Promise<AfterWithdrawal | null> => {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return null;
    const isOver = order.status === 'RETURNED' && returnId === null;
    const stated = isOver ? await statedReplacements(database, orderId) : [];
    const isOfOthers = stated.length > 0 && stated.every(({ status }) => status !== 'CANCELLED');
    if (isOfOthers && goods === null) return null;
    const isExchanged = isOver && stated.length === 0 && (await hasReplacements(database, orderId));
    // Of what is sent in parts staff say what comes back and what is not sent.
    const isInParts = isInShop(order.status) && (await hasShipment(database, orderId));
    const isLeftToStaff = returnId === null && (SENT.has(order.status) || isInParts || isExchanged);
    if (isLeftToStaff && !(await isUnanswered(database, orderId))) return null;
    const { cardMoney = NO_CARD_MONEY } = (await paidMoneyOf(database, [orderId])).get(orderId) ?? {};
    return afterWithdrawal({
      ...order,
      cardMoney,
      isCreditOnWay: await isCreditOnWay(database, orderId),
      isPart: goods !== null,
      delivery: (await deliveryOfWithdrawal(database, order)).after(goods !== null),
      isLeftToStaff,
      market: marketOf(order.currency),
      lines: await linesOf(database, orderId, returnId),
      itsReturn: await itsReturnOf(database, returnId),
    });
  };
