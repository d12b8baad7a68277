import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { quoteEmail } from './quote-emails.ts';
import { quoteViewOf } from './quote-view-of.ts';
import { lockForStep, takeStep, type LockedQuote } from './step-of-quote.ts';

export type QuoteClosed = { readonly ok: true } | Extract<LockedQuote, { readonly ok: false }>;

/** Declines a request (R10): its customer reads why. */
export const declineQuote =
  (database: Database) =>
  (asked: { quoteId: string; reason: string; staffId: string }): Promise<QuoteClosed> =>
    database.transaction(async (transaction) => {
      const locked = await lockForStep(transaction, { id: asked.quoteId, to: 'DECLINED' });
      if (!locked.ok) return locked;
      const row = await takeStep(transaction, locked.quote, {
        to: 'DECLINED',
        actor: `staff:${asked.staffId}`,
        note: asked.reason,
      });
      await transaction.insert(emails).values(quoteEmail(await quoteViewOf(transaction, row), 'declined'));
      return { ok: true };
    });

/** Takes a request back, by its customer; the caller has found the quote to be theirs. `userId` null for a visitor. */
export const withdrawQuote =
  (database: Database) =>
  (asked: { quoteId: string; userId: string | null }): Promise<QuoteClosed> =>
    database.transaction(async (transaction) => {
      const locked = await lockForStep(transaction, { id: asked.quoteId, to: 'WITHDRAWN' });
      if (!locked.ok) return locked;
      const actor = asked.userId === null ? 'visitor' : `customer:${asked.userId}`;
      await takeStep(transaction, locked.quote, { to: 'WITHDRAWN', actor });
      return { ok: true };
    });
