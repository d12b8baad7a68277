import { eq, inArray, or } from 'drizzle-orm';
import { isConsented, type OptionalTopic } from '../../../domain/account/communication-preferences.ts';
import type { Database } from '../../database/database.ts';
import { joinedAccounts, users } from '../tables.ts';
import {
  changePreferences,
  lockedEmail,
  preferencesOf,
  withdrawConsents,
} from './communication-preferences.ts';
import { pendingConsents } from './consents.ts';

/** Locks the account that an e-mail was sent to, or the one that has taken it in; null where there is neither any more. */
async function lockedReader(
  transaction: Database,
  sentTo: string,
): Promise<{ readonly userId: string; readonly email: string } | null> {
  let userId = sentTo;
  for (;;) {
    const email = await lockedEmail(transaction, userId);
    if (email !== null) return { userId, email };
    const [joined] = await transaction
      .select({ userId: joinedAccounts.userId })
      .from(joinedAccounts)
      .where(eq(joinedAccounts.formerId, sentTo));
    // Another one than before: it went up in that one while it was waited for.
    if (!joined || joined.userId === userId) return null;
    userId = joined.userId;
  }
}

/** Whether the account that an e-mail was sent to is there still, or one that has taken it in. */
export const hasReader =
  (database: Database) =>
  async (sentTo: string): Promise<boolean> => {
    const joined = database
      .select({ userId: joinedAccounts.userId })
      .from(joinedAccounts)
      .where(eq(joinedAccounts.formerId, sentTo));
    return (await database.$count(users, or(eq(users.id, sentTo), inArray(users.id, joined)))) > 0;
  };

/**
 * Ends e-mails about a topic by the link in one of them (RFC 8058), however often it is pressed. The link names the account that it was sent
 * to; where that went up in another, it ends the other's. False for an account that was deleted: nothing is sent of it anyway.
 */
export const unsubscribe =
  (database: Database) =>
  (link: { readonly userId: string; readonly topic: OptionalTopic<'email'> }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const reader = await lockedReader(transaction, link.userId);
      if (reader === null) return false;
      const { userId, email } = reader;
      const { topic } = link;
      if (topic === 'orders' || topic === 'leases') {
        await changePreferences(
          transaction,
          userId,
          topic === 'orders' ? { emailOrders: false } : { emailLeases: false },
        );
        return true;
      }
      const consent = topic === 'marketing' ? 'email-marketing' : 'email-newsletter';
      const before = (await preferencesOf(transaction, [userId]))(userId);
      const pending = await pendingConsents(transaction, userId);
      const isKnown = isConsented(before, consent) || pending.includes(consent);
      await withdrawConsents(transaction, { userId, email, topics: isKnown ? [consent] : [], way: 'link' });
      return true;
    });
