import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MovedBefore, StockChange } from '../../../domain/catalogue/editing/stock-move.ts';
import { recordChanges } from '../../audit/audit-log.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { products } from '../tables.ts';

/** Who changes a stock; `staffId` is null for a program, which `program` names. */
export interface StockActor {
  readonly staffId: string | null;
  readonly program?: string;
}

/** A product that is sold, with the pieces that can still be bought. */
export interface LockedStock {
  readonly id: number;
  readonly articleNumber: string;
  readonly stock: number;
}

/**
 * The stocks of products, locked in the order of their ids until the end of the transaction: nothing of them is bought meanwhile. What is
 * only rented is left out: its machines are counted, not its stock.
 */
export const lockStocks = (transaction: Database, ids: readonly number[]): Promise<readonly LockedStock[]> =>
  transaction
    .select({ id: products.id, articleNumber: products.articleNumber, stock: products.stock })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.kind, 'purchase')))
    .orderBy(products.id)
    .for('no key update');

/** What forms moved before, by their keys; those that moved nothing are left out. */
export async function movesByKey(
  transaction: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MovedBefore>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .select({ key: auditEntries.formKey, id: auditEntries.subjectId, changes: auditEntries.changes })
    .from(auditEntries)
    .where(inArray(auditEntries.formKey, [...keys]));
  return new Map(
    rows.flatMap(({ key, id, changes: { stock: [before, after] = ['', ''] } }) =>
      key === null ? [] : [[key, { id: Number(id), by: Number(after) - Number(before) }] as const],
    ),
  );
}

/** Writes changes of locked stocks, each with its entry in the log; of several of a product the last one holds. The one place where staff and programs write it. */
export async function writeStockChanges(
  transaction: Database,
  changes: readonly StockChange[],
  actor: StockActor,
): Promise<void> {
  if (changes.length === 0) return;
  const last = new Map(changes.map(({ id, after }) => [id, after]));
  const values = sql.join(
    [...last].map(([id, stock]) => sql`(${id}::int, ${stock}::int)`),
    sql`, `,
  );
  await transaction.execute(
    sql`update ${products} set stock = moved.stock, updated_at = now() from (values ${values}) as moved(id, stock) where ${products.id} = moved.id`,
  );
  await recordChanges(
    transaction,
    changes.map(({ id, before, after, reason, note, key, undoes }) => ({
      ...actor,
      why: note,
      action: 'stock-moved',
      subject: 'product',
      subjectId: String(id),
      changes: { stock: [String(before), String(after)], reason: ['', reason] },
      formKey: key,
      undoes: undoes ?? null,
    })),
  );
}
