import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { answerEmail } from './quote-emails.ts';
import { quoteViewOf } from './find-quotes.ts';
import { lockForStep, takeStep, type LockedQuote } from './step-of-quote.ts';
import { quoteEvents, quotes } from './tables.ts';

type QuoteClosed =
  | { readonly ok: true }
  | Extract<LockedQuote, { readonly ok: false }>
  /** There is a newer offer than the one that was seen. */
  | { readonly ok: false; readonly reason: 'quote-changed' };

/** Declines a request (R10): its customer reads why. `version` is of the newest offer that staff saw, 0 before the first. */
export const declineQuote =
  (database: Database) =>
  (asked: { quoteId: string; version: number; reason: string; staffId: string }): Promise<QuoteClosed> =>
    database.transaction(async (transaction) => {
      const locked = await lockForStep(transaction, { id: asked.quoteId, to: 'DECLINED' });
      if (!locked.ok) return locked;
      if (locked.quote.version !== asked.version) return { ok: false, reason: 'quote-changed' };
      const row = await takeStep(transaction, locked.quote, {
        to: 'DECLINED',
        actor: `staff:${asked.staffId}`,
        note: asked.reason,
      });
      await transaction.insert(emails).values(answerEmail(await quoteViewOf(transaction, row), 'declined'));
      return { ok: true };
    });

/**
 * Takes a request back, by its customer; the caller has found the quote to be theirs. `version` is of the newest offer that
 * they saw, 0 before the first; `userId` null for a visitor.
 */
export const withdrawQuote =
  (database: Database) =>
  (asked: { quoteId: string; version: number; userId: string | null }): Promise<QuoteClosed> =>
    database.transaction(async (transaction) => {
      const locked = await lockForStep(transaction, { id: asked.quoteId, to: 'WITHDRAWN' });
      if (!locked.ok) return locked;
      if (locked.quote.version !== asked.version) return { ok: false, reason: 'quote-changed' };
      const actor = asked.userId === null ? 'visitor' : `customer:${asked.userId}`;
      await takeStep(transaction, locked.quote, { to: 'WITHDRAWN', actor });
      return { ok: true };
    });

/** The last days are over at different moments in the two markets (R31). */
const expire = sql`
  with over as (
    update ${quotes} set status = 'EXPIRED', updated_at = now()
    where ${quotes.status} = 'OFFERED' and ${quotes.validUntil} <
      (now() at time zone case ${quotes.currency} when 'PLN' then 'Europe/Warsaw' else 'Europe/Kyiv' end)::date
    returning ${quotes.id} as id
  )
  insert into ${quoteEvents} (quote_id, to_status, actor) select id, 'EXPIRED', 'shop' from over`;

/** Notes that offers whose last day is over have expired; whoever looks sees it before. */
export const expireQuotes = (database: Database) => async (): Promise<void> => {
  await database.execute(expire);
};
