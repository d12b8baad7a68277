import { and, eq, ne } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Database } from '../database/database.ts';
import { favourites } from '../favourites/tables.ts';
import { paymentMethodPages, savedPaymentMethods } from '../payments/methods/tables.ts';
import { communicationPreferences, consents } from './communication/tables.ts';
import { dataExports } from './data-export/tables.ts';
import { accountDeletions } from './deletion/tables.ts';
import { passkeys } from './passkeys/tables.ts';
import { pendingLinks, providerVisits } from './providers/tables.ts';
import { authenticators, recoveryCodes } from './second-factor/tables.ts';
import { stockNotices } from '../stock-notices/tables.ts';
import { calendarFeeds } from '../rental/tables.ts';
import { accounts, addresses, users } from './tables.ts';

/** Tables whose rows of the account are deleted; what names others goes first. */
const DROPPED = [
  authenticators,
  recoveryCodes,
  passkeys,
  providerVisits,
  accountDeletions,
  addresses,
  communicationPreferences,
  consents,
  // Its tokens are left to be forgotten by their provider, by a trigger.
  savedPaymentMethods,
  favourites,
  carts,
  stockNotices,
  dataExports,
  calendarFeeds,
] as const;

/** Every table of which an account that claimed its address loses rows, or its name in them; a test holds it against all tables. */
export const CLAIMANTS_TABLES = [...DROPPED, accounts, pendingLinks, paymentMethodPages] as const;

/**
 * Takes off an account that claims an address every way in but the password, what asks to delete it, and all that was set up in it: anybody can
 * claim an address and put all that up before its owner comes. Orders and what belongs to them stay. Files that no row names any more go by
 * `sweepAvatars` and `sweepExports`. The caller has locked the account.
 */
export async function dropClaimantsSettings(transaction: Database, userId: string): Promise<void> {
  for (const table of DROPPED) await transaction.delete(table).where(eq(table.userId, userId));
  await transaction
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')));
  await transaction.delete(pendingLinks).where(eq(pendingLinks.ownerId, userId));
  // What is still saved on such a page is detached at once.
  await transaction
    .update(paymentMethodPages)
    .set({ userId: null })
    .where(eq(paymentMethodPages.userId, userId));
  await transaction
    .update(users)
    .set({ name: '', firstName: '', lastName: '', phone: null, birthDate: null, image: null })
    .where(eq(users.id, userId));
}
