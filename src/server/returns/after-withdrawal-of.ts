import { and, eq, isNull, sql } from 'drizzle-orm';
import { freightOf } from '../../domain/checkout/freight.ts';
import { marketOf } from '../../domain/locale/market.ts';
import {
  afterWithdrawal,
  type AfterWithdrawal,
  type WithdrawnReturn,
} from '../../domain/returns/after-withdrawal.ts';
import { freightSpecifications } from '../catalogue/freights.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { paidMoneyOf } from '../orders/kept-after-refunds.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { returnRefunded } from './refunds-of-return.ts';
import { returnLines, returns } from './tables.ts';

/** What was withdrawn from: `goods` in words, null for all of the order, and the return that it belongs to, null without. */
interface Stated {
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

/** What follows a withdrawal from an order as it stands now; null when there is no such order, and where nothing comes of it. */
export const afterWithdrawalOf =
  (database: Database) =>
  async (orderId: string, { goods, returnId }: Stated): Promise<AfterWithdrawal | null> => {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return null;
    const { cardMoney = NO_CARD_MONEY } = (await paidMoneyOf(database, [orderId])).get(orderId) ?? {};
    return afterWithdrawal({
      ...order,
      cardMoney,
      isPart: goods !== null,
      market: marketOf(order.currency),
      lines: await linesOf(database, orderId, returnId),
      itsReturn: await itsReturnOf(database, returnId),
    });
  };
