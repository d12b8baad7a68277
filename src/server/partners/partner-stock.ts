import { and, asc, eq, gt } from 'drizzle-orm';
import {
  planStock,
  STOCK_LINES_MAX,
  type StockLines,
  type StockPlanned,
  type StoredStock,
} from '../../domain/partners/partner-stock.ts';
import { reservedOf } from '../backoffice/count-stock.ts';
import { lockStocks, movesByKey, writeStockChanges } from '../catalogue/editing/change-stocks.ts';
import { idsByArticle } from '../catalogue/editing/find-edited-product.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import type { Partner } from './api-keys.ts';
import { onceMore } from './once-more.ts';

/** A product that is sold, as a partner's program knows it. */
export type PartnerStock = StoredStock;

/** A page of what is sold, drafts too, by ids from the one after `after`; `next` is the id after which the next page begins, null on the last. */
export const listPartnerStock =
  (database: Database) =>
  async (after: number): Promise<{ stock: readonly PartnerStock[]; next: number | null }> => {
    const rows = await database
      .select({ id: products.id, articleNumber: products.articleNumber, free: products.stock })
      .from(products)
      .where(and(eq(products.kind, 'purchase'), gt(products.id, after)))
      .orderBy(asc(products.id))
      .limit(STOCK_LINES_MAX + 1);
    const page = rows.slice(0, STOCK_LINES_MAX);
    const reserved = await reservedOf(
      database,
      page.map(({ id }) => id),
    );
    return {
      stock: page.map((row) => ({ ...row, reserved: reserved.get(row.id) ?? 0 })),
      next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  };

/** The stock of one product that is sold, and when it was read, ISO 8601; null where there is none. */
export const findPartnerStock =
  (database: Database) =>
  async (id: number): Promise<(PartnerStock & { readonly readAt: string }) | null> => {
    const readAt = new Date().toISOString();
    const [row] = await database
      .select({ id: products.id, articleNumber: products.articleNumber, free: products.stock })
      .from(products)
      .where(and(eq(products.kind, 'purchase'), eq(products.id, id)));
    if (!row) return null;
    const reserved = (await reservedOf(database, [id])).get(id) ?? 0;
    return { ...row, reserved, readAt };
  };

export type PartnerStockSet =
  | { readonly ok: true; readonly stock: Extract<StockPlanned, { ok: true }>['stock'] }
  | Exclude<StockPlanned, { ok: true }>;

/** The constraint by which a key moves once. */
const KEY_TAKEN = 'audit_entries_formKey_unique';

/**
 * Sets how many pieces can be bought by what was counted on the shelf, and moves what came or went, of all lines or of none; as staff do,
 * with the same entries in the log, under the key's name. The same call again changes nothing.
 */
export const setPartnerStock =
  (database: Database) =>
  (partner: Partner, lines: StockLines): Promise<PartnerStockSet> =>
    onceMore(KEY_TAKEN, () =>
      database.transaction(async (transaction): Promise<PartnerStockSet> => {
        const named = await idsByArticle(
          transaction,
          [...lines.items, ...lines.moves].map(({ articleNumber }) => articleNumber),
        );
        const locked = await lockStocks(transaction, [...named.values()]);
        // While the products are locked nothing of them is bought.
        const reserved = await reservedOf(
          transaction,
          locked.map(({ id }) => id),
        );
        const stored = locked.map(({ id, articleNumber, stock }) => ({
          id,
          articleNumber,
          reserved: reserved.get(id) ?? 0,
          free: stock,
        }));
        const moved = await movesByKey(
          transaction,
          lines.moves.map(({ key }) => key),
        );
        const planned = planStock(lines, new Map(stored.map((each) => [each.articleNumber, each])), moved);
        if (!planned.ok) return planned;
        await writeStockChanges(transaction, planned.changes, { staffId: null, program: partner.name });
        return { ok: true, stock: planned.stock };
      }),
    );
