import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { MACHINE_DOCUMENTS } from './machine-documents/machine-documents.ts';
import { machineDocuments } from './machine-documents/tables.ts';
import { leasePhotographs } from './protocols/tables.ts';
import { PHOTOGRAPHS, type RentalStore } from './protocols/photographs.ts';

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files of a folder are looked at in one go. */
const SWEEP_FILES = 1000;

/** The folders of rentals, each with the table whose rows name its files. */
const FOLDERS = [
  { prefix: PHOTOGRAPHS, table: leasePhotographs },
  { prefix: MACHINE_DOCUMENTS, table: machineDocuments },
] as const;

/** Which keys of files rows of a table name. */
async function namedAmong(
  database: Database,
  table: (typeof FOLDERS)[number]['table'],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ file: table.file })
    .from(table)
    .where(inArray(table.file, [...keys]));
  return new Set(rows.map(({ file }) => file));
}

/**
 * Removes photographs and documents of machines that no row names: a crash between file and row left them, a store that was gone, or the
 * removal of an old order or a machine. Each run looks at the next 1,000 files of each folder, from the first again behind the last.
 * Answers how many it removed.
 */
export function sweepRentalFiles({ database, files }: RentalStore): () => Promise<number> {
  const after = new Map<string, string>();
  return async () => {
    let removed = 0;
    for (const { prefix, table } of FOLDERS) {
      const listed = await files.list(prefix, { after: after.get(prefix) ?? '', limit: SWEEP_FILES });
      after.set(prefix, listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? ''));
      const old = listed.flatMap(({ key, modifiedAt }) =>
        Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
      );
      if (old.length === 0) continue;
      const named = await namedAmong(database, table, old);
      const orphans = old.filter((key) => !named.has(key));
      for (const key of orphans) await files.remove(key);
      removed += orphans.length;
    }
    return removed;
  };
}
