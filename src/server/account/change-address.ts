import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RateDecision } from '../../domain/limits/rate-decision.ts';
import type { Database } from '../database/database.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { withdrawals } from '../returns/tables.ts';
import { productQuestions } from '../reviews/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';
import { changeEmail, linkEmail } from './account-emails.ts';
import { addLink, closeLinks, takeLink, type AccountLink } from './account-links.ts';
import { otherOwner } from './confirm-address.ts';
import { endSessions } from './end-sessions.ts';
import { users } from './tables.ts';

export type AddressChanged =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'link-used' | 'address-taken' };

/**
 * Asks the owner of another address to make it the account's. Answered alike whether or not the address belongs to an account; the
 * address of the account stays until then.
 */
export const askToChangeAddress =
  (database: Database, { countEmail }: { countEmail: CountEmail }) =>
  async ({ userId, email }: { userId: string; email: string }): Promise<RateDecision> =>
    database.transaction(async (transaction) => {
      const counted = await countEmail(transaction, { recipient: email, userId });
      if (!counted.ok) return counted;
      const [{ locale } = { locale: 'uk' as const }] = await transaction
        .select({ locale: users.locale })
        .from(users)
        .where(eq(users.id, userId));
      const purpose = 'change-address' as const;
      const id = await addLink(transaction, { purpose, userId, email });
      await transaction
        .insert(emails)
        .values(linkEmail({ recipient: email, locale, userId }, { id, purpose }));
      return { ok: true };
    });

/**
 * Notes whose it was what was written from, and to, an address that an account gives up: it is found by no address then, and whoever has
 * the address next is not to be taken for its writer.
 */
export async function keepTrackOf(
  transaction: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  for (const table of [supportTickets, withdrawals, productQuestions])
    await transaction
      .update(table)
      .set({ userId })
      .where(and(isNull(table.userId), sql`lower(${table.email}) = ${email}`));
  await transaction
    .update(emails)
    .set({ userId })
    .where(
      and(isNull(emails.userId), sql`${email} in (lower(${emails.recipient}), lower(${emails.replyTo}))`),
    );
}

/** Makes the link's address the account's; tells the former one, unless it was only claimed, and ends all sessions but the reader's. */
export const changeAddress =
  (database: Database) =>
  (link: AccountLink, { sessionId }: { sessionId: string }): Promise<AddressChanged> =>
    database.transaction(async (transaction): Promise<AddressChanged> => {
      const taken = await takeLink(transaction, link);
      if (!taken) return { ok: false, reason: 'link-used' };
      const { userId, email } = taken;
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`,
      );
      if ((await otherOwner(transaction, email, userId)) !== null)
        return { ok: false, reason: 'address-taken' };
      const [former] = await transaction
        .select({ email: users.email, locale: users.locale, isConfirmed: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId));
      await transaction
        .update(users)
        .set({ email, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(users.id, userId));
      if (former?.isConfirmed) await keepTrackOf(transaction, { userId, email: former.email });
      await closeLinks(transaction, { userId });
      await endSessions(transaction, { userId, except: sessionId });
      if (former?.isConfirmed) {
        await transaction
          .insert(emails)
          .values(
            changeEmail(
              { recipient: former.email, locale: former.locale, userId },
              { about: 'address-changed', each: `${userId}:${taken.id}` },
            ),
          );
      }
      return { ok: true };
    });
