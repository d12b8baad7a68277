import { desc, eq, sql } from 'drizzle-orm';
import type { StockMovement } from '../../domain/orders/stock-movement.ts';
import type { Database } from '../database/database.ts';
import { stockMovements } from './stock-movement-tables.ts';
import { orders } from './tables.ts';

/** Movements that a page of a product lists. */
const LISTED = 20;

/** Notes that the order `orderId` took `quantities` of `goods`; a part of the statement that takes them. */
export const noteTaken = sql`insert into ${stockMovements} (product_id, order_id, pieces)
  select ordered.id, ${sql.placeholder('orderId')}::uuid, -ordered.quantity
  from unnest(${sql.placeholder('goods')}::int[], ${sql.placeholder('quantities')}::int[]) as ordered(id, quantity)`;

/** What orders took of a product and gave back lately, the newest first. */
export const listStockMovements =
  (database: Database) =>
  (productId: number): Promise<readonly StockMovement[]> =>
    database
      .select({
        id: stockMovements.id,
        at: stockMovements.at,
        pieces: stockMovements.pieces,
        orderId: orders.id,
        orderNumber: orders.orderNumber,
      })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .where(eq(stockMovements.productId, productId))
      .orderBy(desc(stockMovements.id))
      .limit(LISTED);
