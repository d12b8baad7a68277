import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  divideShelf,
  STOCK_LINES_MAX,
  type ShelfStock,
  type StockLine,
} from '../../domain/partners/partner-stock.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { reservedOf } from '../backoffice/count-stock.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import type { Partner } from './api-keys.ts';

/** A product that is sold, as a partner's program knows it. */
export interface PartnerStock extends Omit<ShelfStock, 'missing'> {
  readonly id: number;
  readonly articleNumber: string;
}

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
  | { readonly ok: true; readonly stock: readonly (PartnerStock & Pick<ShelfStock, 'missing'>)[] }
  /** Article numbers of nothing that is sold; nothing was written. */
  | { readonly ok: false; readonly unknown: readonly string[] };

/**
 * Sets how many pieces can be bought by what lies on the shelf, of all products named or of none: what orders hold that were not sent yet is
 * taken off. The same call again changes nothing. Changes stand in the log under the key's name.
 */
export const setPartnerStock =
  (database: Database) =>
  (partner: Partner, lines: readonly StockLine[]): Promise<PartnerStockSet> =>
    database.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: products.id, articleNumber: products.articleNumber, stock: products.stock })
        .from(products)
        .where(
          and(
            eq(products.kind, 'purchase'),
            inArray(
              products.articleNumber,
              lines.map(({ articleNumber }) => articleNumber),
            ),
          ),
        )
        .orderBy(products.id)
        .for('no key update');
      const byNumber = new Map(rows.map((row) => [row.articleNumber, row]));
      const unknown = lines.filter(({ articleNumber }) => !byNumber.has(articleNumber));
      if (unknown.length > 0)
        return { ok: false, unknown: unknown.map(({ articleNumber }) => articleNumber) };
      // While the products are locked nothing of them is bought.
      const reserved = await reservedOf(
        transaction,
        rows.map(({ id }) => id),
      );
      const onShelf = new Map(lines.map((line) => [line.articleNumber, line.onShelf]));
      const divided = rows.map((row) => ({
        ...row,
        ...divideShelf({
          onShelf: onShelf.get(row.articleNumber) ?? 0,
          reserved: reserved.get(row.id) ?? 0,
        }),
      }));
      const moved = divided.filter(({ stock, free }) => stock !== free);
      if (moved.length > 0) {
        const values = sql.join(
          moved.map(({ id, free }) => sql`(${id}::int, ${free}::int)`),
          sql`, `,
        );
        await transaction.execute(
          sql`update ${products} set stock = moved.stock, updated_at = now() from (values ${values}) as moved(id, stock) where ${products.id} = moved.id`,
        );
      }
      await recordChanges(
        transaction,
        moved.map(({ id, stock, free }) => ({
          staffId: null,
          program: partner.name,
          action: 'stock-moved',
          subject: 'product',
          subjectId: String(id),
          changes: { stock: [String(stock), String(free)], reason: ['', 'count'] },
        })),
      );
      return {
        ok: true,
        stock: divided.map(({ id, articleNumber, reserved: held, free, missing }) => ({
          id,
          articleNumber,
          reserved: held,
          free,
          missing,
        })),
      };
    });
