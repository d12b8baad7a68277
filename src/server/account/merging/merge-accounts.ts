import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { lockOrdersOf } from '../lock-customer.ts';
import { users } from '../tables.ts';
import { MERGED_TABLES } from './merged-tables.ts';
import type { Merging } from './merge-rules.ts';

/**
 * Makes what one account did another's, by `MERGED_TABLES`: orders and what it was notified of, what staff noted of it, tickets, quotes, saved
 * addresses and payment methods, favourites, and the cart.
 * Then the first is gone with its sessions and all its ways to sign in: whoever reads the other's mailbox once can make an account to be
 * joined, and would have a way in that a new password does not end. `joinedAccounts` leads from its id to the other. Locks its orders and both accounts; the caller has made sure that
 * they are one person's. False, with nothing done, where the other was erased meanwhile.
 */
export async function mergeAccounts(transaction: Database, merging: Merging): Promise<boolean> {
  const { from, into } = merging;
  await lockOrdersOf(transaction, from);
  const both = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [from, into]))
    .orderBy(users.id)
    .for('update');
  if (!both.some(({ id }) => id === into)) return false;
  // As many statements as the list has, whatever the accounts hold.
  for (const { table, rule } of MERGED_TABLES) {
    if (rule.kind === 'moves' || rule.kind === 'staff') {
      for (const column of rule.columns) {
        const [key = ''] = Object.entries(getTableColumns(table)).find(([, each]) => each === column) ?? [];
        await transaction
          .update(table)
          .set({ [key]: into })
          .where(eq(column, from));
      }
    }
    if (rule.kind === 'joins-by') await rule.join(transaction, merging);
    if (rule.kind === 'joins') for (const each of rule.statements(merging)) await transaction.execute(each);
  }
  await transaction.delete(users).where(eq(users.id, from));
  return true;
}
