import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import {
  EDITED_PAGE,
  type EditedProductsQuery,
} from '../../domain/catalogue/editing/edited-products-query.ts';
import {
  differenceOf,
  type CountedProduct,
  type CountLine,
  type CountRefusal,
} from '../../domain/catalogue/editing/stock-count.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { IN_SHOP } from '../../domain/orders/order-status.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { auditEntries } from '../audit/tables.ts';
import { conditionsOf } from '../catalogue/editing/list-edited-products.ts';
import { products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';

/** Pieces of products that are bought and were not sent yet, by product; those of which there are none are left out. */
async function reservedOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: orderItems.productId, pieces: sql<number>`sum(${orderItems.quantity})::int` })
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
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** The last movements by staff of products, as entries of the log; those that nobody moved are left out. */
async function lastMovesOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: auditEntries.subjectId, entry: max(auditEntries.id) })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'product'),
        inArray(auditEntries.subjectId, ids.map(String)),
        eq(auditEntries.action, 'stock-moved'),
      ),
    )
    .groupBy(auditEntries.subjectId);
  return new Map(rows.map(({ id, entry }) => [Number(id), entry ?? 0]));
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
        name: productTexts.name,
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
    const lastMoves = await lastMovesOf(database, ids);
    return {
      products: page.map((row) => ({
        ...row,
        reserved: reserved.get(row.id) ?? 0,
        lastMove: lastMoves.get(row.id) ?? 0,
      })),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

export type StockCounted =
  /** `moved` counts the products of which there are more or fewer now. */
  | { readonly ok: true; readonly moved: number }
  /** Why nothing was written, by product. */
  | { readonly ok: false; readonly refused: ReadonlyMap<number, CountRefusal> };

/**
 * Sets right how many pieces of products there are by what was counted, all of a sheet or nothing: each by the difference to what was expected, so
 * that what is bought and sent meanwhile is not counted twice. A row that is sent again moves nothing.
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
    const differing = lines.filter((line) => differenceOf(line) !== 0);
    if (differing.length === 0) return { ok: true, moved: 0 };
    const ids = differing.map(({ id }) => id);
    return database.transaction(async (transaction) => {
      const stocks = await transaction
        .select({ id: products.id, stock: products.stock })
        .from(products)
        .where(and(inArray(products.id, ids), eq(products.kind, 'purchase')))
        .orderBy(products.id)
        .for('no key update');
      const sent = await transaction
        .select({ key: auditEntries.formKey })
        .from(auditEntries)
        .where(
          inArray(
            auditEntries.formKey,
            differing.map(({ key }) => key),
          ),
        );
      const done = new Set(sent.map(({ key }) => key));
      const stockOf = new Map(stocks.map(({ id, stock }) => [id, stock]));
      const moves = differing.flatMap((line) => {
        const before = stockOf.get(line.id);
        if (before === undefined || done.has(line.key)) return [];
        return [{ ...line, before, after: before + differenceOf(line) }];
      });
      if (moves.length === 0) return { ok: true, moved: 0 };
      const lastMoves = await lastMovesOf(transaction, ids);
      const refused = moves.flatMap(({ id, before, after, lastMove }): [number, CountRefusal][] => {
        if ((lastMoves.get(id) ?? 0) !== lastMove) return [[id, { reason: 'moved-meanwhile' }]];
        return after < 0 ? [[id, { reason: 'short', free: before }]] : [];
      });
      if (refused.length > 0) return { ok: false, refused: new Map(refused) };
      const moved = sql.join(
        moves.map(({ id, after }) => sql`(${id}::int, ${after}::int)`),
        sql`, `,
      );
      await transaction.execute(
        sql`update ${products} set stock = moved.stock, updated_at = now() from (values ${moved}) as moved(id, stock) where ${products.id} = moved.id`,
      );
      await recordChanges(
        transaction,
        moves.map(({ id, key, before, after }) => ({
          staffId,
          why: note,
          action: 'stock-moved',
          subject: 'product',
          subjectId: String(id),
          changes: { stock: [String(before), String(after)], reason: ['', 'count'] },
          formKey: key,
        })),
      );
      return { ok: true, moved: moves.length };
    });
  };
