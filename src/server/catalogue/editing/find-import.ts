import { and, desc, eq, sql } from 'drizzle-orm';
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

/** From how many products an import would take a price, because its cell is empty: that is asked about before it is applied. */
export const countTakenPrices =
  (database: Database) =>
  async (id: string): Promise<number> =>
    UUID.test(id) ? database.$count(importChanges, and(eq(importChanges.importId, id), takesPrice)) : 0;

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
