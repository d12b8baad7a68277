import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { TERMS_VERSION } from '../../content/pages/terms.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { linkEmail } from './account-emails.ts';
import { addLink } from './account-links.ts';
import { passwordHashing } from './password-hashing.ts';
import { acceptances, accounts, users } from './tables.ts';

/** What an account is made of. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string;
  readonly locale: Locale;
}

/**
 * Writes the e-mail by which the owner of an address makes it an account's own, unless too many were written to it. An account
 * whose address is confirmed gets none.
 */
export async function askToConfirm(
  transaction: Database,
  { userId, email, locale }: { userId: string; email: string; locale: Locale },
  countEmail: CountEmail,
): Promise<void> {
  const counted = await countEmail(transaction, { recipient: email, userId });
  if (!counted.ok) return;
  const purpose = 'confirm-address' as const;
  const id = await addLink(transaction, { purpose, userId, email });
  await transaction.insert(emails).values(linkEmail({ recipient: email, locale, userId }, { id, purpose }));
}

/**
 * Makes an account that claims its address, and asks the address's owner to confirm it (C §4: the display name is first plus
 * last name). It is the same work and the same answer whether or not the address belongs to an account. Answers what
 * `enter` does. What was agreed to is kept (GDPR Art. 7(1)).
 */
export const registerAccount =
  (database: Database, { countEmail }: { countEmail: CountEmail }) =>
  async <Entered>(
    registration: Registration,
    enter: (transaction: Database, userId: string) => Promise<Entered>,
  ): Promise<Entered> => {
    const { firstName, lastName, phone, password, locale } = registration;
    const email = registration.email.trim().toLowerCase();
    const hash = await passwordHashing.hash(password);
    const userId = randomUUID();
    return database.transaction(async (transaction) => {
      await transaction.insert(users).values({
        id: userId,
        name: `${firstName} ${lastName}`.trim(),
        email,
        firstName,
        lastName,
        phone,
        locale,
      });
      await transaction.insert(accounts).values({
        id: randomUUID(),
        userId,
        accountId: userId,
        providerId: 'credential',
        password: hash,
        passwordChangedAt: sql`now()`,
      });
      await transaction
        .insert(acceptances)
        .values({ userId, document: 'terms', version: TERMS_VERSION, locale });
      await askToConfirm(transaction, { userId, email, locale }, countEmail);
      return enter(transaction, userId);
    });
  };
