import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  EDITED_PAGE,
  type EditedProductsQuery,
} from '../../domain/catalogue/editing/edited-products-query.ts';
import {
  differenceOf,
  expectedOf,
  type CountedProduct,
  type CountLine,
  type CountRefusal,
} from '../../domain/catalogue/editing/stock-count.ts';
import type { StockChange } from '../../domain/catalogue/editing/stock-move.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { IN_SHOP } from '../../domain/orders/order-status.ts';
import { lockStocks, movesByKey, writeStockChanges } from '../catalogue/editing/change-stocks.ts';
import { conditionsOf } from '../catalogue/editing/list-edited-products.ts';
import { knownName } from '../catalogue/known-name.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { unsentPieces } from '../orders/shipments.ts';
import { orderItems, orders } from '../orders/tables.ts';

/** Pieces of products that are bought and in no parcel yet, by product; those of which there are none are left out. */
export async function reservedOf(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${unsentPieces})::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.productId, [...ids]),
        isNull(orderItems.rentalDuration),
        inArray(orders.status, [...IN_SHOP]),
      ),
    )
    .groupBy(orderItems.productId);
  return new Map(rows.flatMap(({ id, pieces }) => (pieces > 0 ? [[id, pieces] as const] : [])));
}

/** A page of a sheet on which the shelf is counted: what is sold, the newest first; `next` as in the list of products. */
export const listForCount =
  (database: Database) =>
  async (
    query: EditedProductsQuery,
    locale: Locale,
  ): Promise<{ products: readonly CountedProduct[]; next: number | null }> => {
    const rows = await database
      .select({
        id: products.id,
        name: knownName,
        articleNumber: products.articleNumber,
        free: products.stock,
      })
      .from(products)
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
      .where(and(conditionsOf(query), eq(products.kind, 'purchase')))
      .orderBy(desc(products.id))
      .limit(EDITED_PAGE + 1);
    const page = rows.slice(0, EDITED_PAGE);
    const ids = page.map(({ id }) => id);
    const reserved = await reservedOf(database, ids);
    return {
      products: page.map((row) => ({ ...row, reserved: reserved.get(row.id) ?? 0 })),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

export type StockCounted =
  /** `moved` counts the products of which there are more or fewer now. */
  | { readonly ok: true; readonly moved: number }
  /** Why nothing was written, by product. */
  | { readonly ok: false; readonly refused: ReadonlyMap<number, CountRefusal> };

/**
 * Sets right how many pieces of products there are by what was counted, all of a sheet or nothing: each by the difference to what was expected, if
 * that is still expected. What is bought meanwhile stays on the shelf and changes nothing. A row that is sent again moves nothing.
 */
export const countStock =
  (database: Database) =>
  async ({
    lines,
    note,
    staffId,
  }: {
    readonly lines: readonly CountLine[];
    readonly note: string;
    readonly staffId: string;
  }): Promise<StockCounted> => {
    if (lines.length === 0) return { ok: true, moved: 0 };
    const ids = lines.map(({ id }) => id);
    return database.transaction(async (transaction) => {
      const stocks = await lockStocks(transaction, ids);
      // While the products are locked nothing of them is bought.
      const reserved = await reservedOf(transaction, ids);
      const movedBefore = await movesByKey(
        transaction,
        lines.map(({ key }) => key),
      );
      const stockOf = new Map(stocks.map(({ id, stock }) => [id, stock]));
      const moves: StockChange[] = [];
      const refused = new Map<number, CountRefusal>();
      for (const line of lines) {
        const { id, key } = line;
        const before = stockOf.get(id);
        const difference = differenceOf(line);
        const moved = movedBefore.get(key.toLowerCase());
        // A sheet that is sent again has moved this already.
        if (before === undefined || moved?.by === difference) continue;
        const after = before + difference;
        const isOther = expectedOf({ free: before, reserved: reserved.get(id) ?? 0 }) !== line.expected;
        if (isOther || moved !== undefined) refused.set(id, { reason: 'moved-meanwhile' });
        else if (after < 0) refused.set(id, { reason: 'short', free: before });
        else if (difference !== 0) moves.push({ id, before, after, reason: 'count', note, key });
      }
      if (refused.size > 0) return { ok: false, refused };
      await writeStockChanges(transaction, moves, { staffId });
      return { ok: true, moved: moves.length };
    });
  };
