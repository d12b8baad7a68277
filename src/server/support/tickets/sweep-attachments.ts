import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import { TICKET_KEPT_YEARS } from '../../../domain/account/retention.ts';
import type { Database } from '../../database/database.ts';
import { TICKET_FILES } from './keep-attachments.ts';
import { supportTickets, ticketAttachments } from './tables.ts';
import type { TicketStore } from './ticket-store.ts';

/** Of files that are younger the row may not be written yet. */
const ORPHAN_MS = 60 * 60 * 1000;
/** So many files are looked at in one go. */
const SWEEP_FILES = 1000;

/**
 * Removes files of tickets that no row names: a crash between file and row left them, a store that was gone, or the removal of an account. Each
 * run looks at the next 1,000, from the first again behind the last. Answers how many it removed.
 */
export function sweepAttachments({ database, files }: Pick<TicketStore, 'database' | 'files'>) {
  let after = '';
  return async (): Promise<number> => {
    const listed = await files.list(TICKET_FILES, { after, limit: SWEEP_FILES });
    after = listed.length < SWEEP_FILES ? '' : (listed.at(-1)?.key ?? '');
    const old = listed.flatMap(({ key, modifiedAt }) =>
      Date.now() - modifiedAt.getTime() > ORPHAN_MS ? [key] : [],
    );
    if (old.length === 0) return 0;
    const rows = await database
      .select({ file: ticketAttachments.file })
      .from(ticketAttachments)
      .where(inArray(ticketAttachments.file, old));
    const named = new Set(rows.map(({ file }) => file));
    const orphans = old.filter((key) => !named.has(key));
    for (const key of orphans) await files.remove(key);
    return orphans.length;
  };
}

/** Forgets tickets that have been over for three years, but those about warranties, which may last for decades; their files go by `sweepAttachments`. */
export const forgetOldTickets = (database: Database) => async (): Promise<void> => {
  await database
    .delete(supportTickets)
    .where(
      and(
        inArray(supportTickets.status, ['COMPLETED', 'CANCELLED']),
        ne(supportTickets.department, 'warranty'),
        lt(supportTickets.lastMessageAt, sql`now() - make_interval(years => ${TICKET_KEPT_YEARS})`),
      ),
    );
};
