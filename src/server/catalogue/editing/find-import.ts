import { desc, eq, sql } from 'drizzle-orm';
import type { AskedPrices } from '../../../domain/catalogue/editing/steep-prices.ts';
import { STEEP_PERCENT } from '../../../domain/prices/price-reduction.ts';
import type { PlannedChange } from '../../../domain/catalogue/editing/import-table.ts';
import type { Database } from '../../database/database.ts';
import { importChanges, productImports } from './import-tables.ts';

/** Names of imports; anything else the database would refuse with an error. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The changes of an import in their order, no more than `most`. */
const changesOf = async (database: Database, id: string, most?: number): Promise<PlannedChange[]> => {
  const rows = database
    .select({ change: importChanges.change })
    .from(importChanges)
    .where(eq(importChanges.importId, id))
    .orderBy(importChanges.position);
  return (await (most === undefined ? rows : rows.limit(most))).map(({ change }) => change);
};

/** A drafted import with all that it changes, which a transaction may lock; null where there is none. */
export const findImport = (database: Database, lock?: 'lock') => async (id: string) => {
  if (!UUID.test(id)) return null;
  const query = database.select().from(productImports).where(eq(productImports.id, id));
  const [found] = await (lock ? query.for('update') : query);
  return found ? { ...found, changes: await changesOf(database, id) } : null;
};

/** Whether a change takes a price away from a product that is in the shop. */
const takesPrice = sql`${importChanges.change} ->> 'id' is not null and exists (
  select from jsonb_each(${importChanges.change} -> 'changes') as field
  where field.key like 'price.%' and field.value ->> 0 <> '' and field.value ->> 1 = '')`;

/** Whether a change lowers a price of a product that is there by half or more (`STEEP_PERCENT`). */
const lowersPrice = sql`${importChanges.change} ->> 'id' is not null and exists (
  select from jsonb_each(${importChanges.change} -> 'changes') as field
  where field.key like 'price.%' and field.value ->> 0 <> '' and field.value ->> 1 <> ''
    and (field.value ->> 1)::numeric * 100 <= (field.value ->> 0)::numeric * ${100 - STEEP_PERCENT}::int)`;

/** How many products an import would change in a way that is asked about before it is applied: it takes a price, because its cell is empty, or lowers one by half or more. */
export const countAskedPrices =
  (database: Database) =>
  async (id: string): Promise<Readonly<Record<AskedPrices, number>>> => {
    if (!UUID.test(id)) return { taken: 0, steep: 0 };
    const [counted] = await database
      .select({
        taken: sql<number>`count(*) filter (where ${takesPrice})::int`,
        steep: sql<number>`count(*) filter (where ${lowersPrice})::int`,
      })
      .from(importChanges)
      .where(eq(importChanges.importId, id));
    return counted ?? { taken: 0, steep: 0 };
  };

/** A drafted import as its page shows it, with the first of its changes; null where there is none. */
export const lookAtImport = (database: Database) => async (id: string, most: number) => {
  if (!UUID.test(id)) return null;
  const [found] = await database.select().from(productImports).where(eq(productImports.id, id));
  return found ? { ...found, shown: await changesOf(database, id, most) } : null;
};

const LISTED = 20;

/** The imports that were drafted last, without what is in them. */
export const listImports = (database: Database) => async () =>
  database
    .select({
      id: productImports.id,
      fileName: productImports.fileName,
      lines: productImports.lines,
      changed: productImports.changed,
      problems: sql<number>`jsonb_array_length(${productImports.problems})`,
      createdAt: productImports.createdAt,
      appliedAt: productImports.appliedAt,
      undoneAt: productImports.undoneAt,
    })
    .from(productImports)
    .orderBy(desc(productImports.createdAt))
    .limit(LISTED);
