import { inArray } from 'drizzle-orm';
import { leasePhotographs } from './protocols/tables.ts';
import { PHOTOGRAPHS, type RentalStore } from './protocols/photographs.ts';

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes photographs that no row names: a crash between file and row left them, a store that was gone, or the removal of an old order.
 * Each run looks at the next 1,000 files, from the first again behind the last. Answers how many it removed.
 */
export function sweepRentalFiles({ database, files }: RentalStore): () => Promise<number> {
  let after = '';
  return async () => {
    const listed = await files.list(PHOTOGRAPHS, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) =>
      Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
    );
    if (old.length === 0) return 0;
    const named = await database
      .select({ file: leasePhotographs.file })
      .from(leasePhotographs)
      .where(inArray(leasePhotographs.file, old));
    const kept = new Set(named.map(({ file }) => file));
    const orphans = old.filter((key) => !kept.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}
