import { inArray } from 'drizzle-orm';
import { mergePreferences } from '../../../domain/account/account-merge.ts';
import { CONSENT_TOPICS, isConsented } from '../../../domain/account/communication-preferences.ts';
import type { Database } from '../../database/database.ts';
import {
  changePreferences,
  ordersAndLeases,
  preferencesOf,
  withdrawConsents,
} from '../communication/communication-preferences.ts';
import { communicationPreferences } from '../communication/tables.ts';

/** An account with its address. */
interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * Before two accounts of one person with two addresses become one: of advertising nothing is left that either of them refused, or that was agreed to for
 * the address that goes alone; of e-mails about orders and leases, what both want. Who chose nothing in one account has said nothing there.
 */
export async function keepStricterChoices(
  transaction: Database,
  { from, into }: { readonly from: Owner; readonly into: Owner },
): Promise<void> {
  const chose = await transaction
    .select({ userId: communicationPreferences.userId })
    .from(communicationPreferences)
    .where(inArray(communicationPreferences.userId, [from.id, into.id]));
  const hasChosen = ({ id }: Owner) => chose.some(({ userId }) => userId === id);
  if (!hasChosen(from)) return;
  const of = await preferencesOf(transaction, [from.id, into.id]);
  const going = of(from.id);
  const end = ({ id, email }: Owner, topics: readonly (typeof CONSENT_TOPICS)[number][]) =>
    withdrawConsents(transaction, { userId: id, email, topics, way: 'link' });
  if (!hasChosen(into)) {
    await end(
      from,
      CONSENT_TOPICS.filter((topic) => isConsented(going, topic)),
    );
    return;
  }
  const { kept, endsInStaying, endsInGoing } = mergePreferences(of(into.id), going);
  await end(from, endsInGoing);
  await end(into, endsInStaying);
  await changePreferences(transaction, into.id, ordersAndLeases(kept));
}
