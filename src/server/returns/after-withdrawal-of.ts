import { and, eq, isNull } from 'drizzle-orm';
import { freightOf } from '../../domain/checkout/freight.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { afterWithdrawal, type AfterWithdrawal } from '../../domain/returns/after-withdrawal.ts';
import { freightSpecifications } from '../catalogue/freights.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { paidMoneyOf } from '../orders/kept-after-refunds.ts';
import { orderItems, orders } from '../orders/tables.ts';

/** What follows a withdrawal from an order as it stands now, of `goods` or, null, of all; null when there is no such order. */
export const afterWithdrawalOf =
  (database: Database) =>
  async (orderId: string, goods: string | null): Promise<AfterWithdrawal | null> => {
    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    if (!order) return null;
    const rows = await database
      .select({
        quantity: orderItems.quantity,
        categoryId: products.categoryId,
        specifications: freightSpecifications,
      })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)));
    const { cardMoney = NO_CARD_MONEY } = (await paidMoneyOf(database, [orderId])).get(orderId) ?? {};
    return afterWithdrawal({
      ...order,
      cardMoney,
      isPart: goods !== null,
      market: marketOf(order.currency),
      lines: rows.map(({ quantity, categoryId, specifications }) => ({
        quantity,
        categoryId,
        freight: freightOf(categoryId, specifications ?? {}),
      })),
    });
  };
