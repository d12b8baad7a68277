import { eq, inArray, or } from 'drizzle-orm';
import { DEMO_ATTEMPT, demoCustomer } from '../../content/seed/demo-account.ts';
import { closeLinks } from '../account/account-links.ts';
import { endSessions } from '../account/end-sessions.ts';
import { passkeys } from '../account/passkeys/tables.ts';
import { accountIdOf } from '../account/register.ts';
import { accounts, users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';

/**
 * Takes away every way to sign in to the demo account, whose password was printed where the shop was local: for a shop that strangers reach on
 * the same database. It is found by its id too: its address may have been changed. What the account did stays, as everybody's does. Answers
 * whether there was one to be closed.
 */
export const closeDemoAccount = (database: Database): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { email } = demoCustomer;
    const found = await transaction
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.email, email), eq(users.id, accountIdOf(DEMO_ATTEMPT, email))));
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return false;
    for (const userId of ids) {
      await endSessions(transaction, { userId });
      await closeLinks(transaction, { userId });
    }
    const keys = await transaction.delete(passkeys).where(inArray(passkeys.userId, ids)).returning();
    const ways = await transaction.delete(accounts).where(inArray(accounts.userId, ids)).returning();
    return keys.length + ways.length > 0;
  });
