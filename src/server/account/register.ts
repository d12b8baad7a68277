import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { RateDecision } from '../../domain/limits/rate-decision.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import { termsVersion } from '../messages/terms-in-force.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { linkEmail } from './account-emails.ts';
import { addLink } from './account-links.ts';
import { accountDeletions } from './deletion/tables.ts';
import { checkPasswordOf, isStillRight } from './check-password.ts';
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
  /** Names the form that was filled in: handed in twice, it makes one account. Left out where no page was seen. */
  readonly attempt?: string | null;
}

/** The id of the account that a form makes for an address. A hash: nobody can choose an account's id. */
export function accountIdOf(attempt: string, email: string): string {
  const hex = createHash('sha256').update(`${attempt}:${email}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** So long a form that comes again is the second click, and no later try to sign in past the limits of signing in. */
const AGAIN_SECONDS = 60;

/** Whether an account was made a moment ago, and its address has not been confirmed since: nothing in it is anybody else's. */
async function isJustMade(transaction: Database, userId: string): Promise<boolean> {
  const isYoung = gt(users.createdAt, sql`now() - make_interval(secs => ${AGAIN_SECONDS})`);
  const own = and(eq(users.id, userId), eq(users.emailVerified, false), isYoung);
  return (await transaction.$count(users, own)) > 0;
}

/**
 * Writes the e-mail by which the owner of an address makes it an account's own, unless too many were written to it. An account
 * whose address is confirmed gets none. Who made the account may be told that none was written, who registers may not.
 */
export async function askToConfirm(
  transaction: Database,
  { userId, email, locale }: { userId: string; email: string; locale: Locale },
  countConfirmEmail: CountEmail,
): Promise<RateDecision> {
  const counted = await countConfirmEmail(transaction, { recipient: email, userId });
  if (!counted.ok) return counted;
  const purpose = 'confirm-address' as const;
  const id = await addLink(transaction, { purpose, userId, email });
  await transaction.insert(emails).values(linkEmail({ recipient: email, locale, userId }, { id, purpose }));
  return { ok: true };
}

/**
 * Makes an account that claims its address, and asks the address's owner to confirm it (C §4: the display name is first plus
 * last name). It is the same work and the same answer whether or not the address belongs to an account. Answers what
 * `enter` does. What was agreed to is kept (GDPR Art. 7(1)). The same form again, by a second click or a second tab, enters the account that it
 * made a moment ago, while that is as it was made; else it makes another. It is no way to sign in.
 */
export const registerAccount =
  (database: Database, { countConfirmEmail }: { countConfirmEmail: CountEmail }) =>
  async <Entered>(
    registration: Registration,
    enter: (transaction: Database, userId: string) => Promise<Entered>,
  ): Promise<Entered> => {
    const { firstName, lastName, phone, password, locale } = registration;
    const email = registration.email.trim().toLowerCase();
    const hash = await passwordHashing.hash(password);
    const name = `${firstName} ${lastName}`.trim();
    const add = async (transaction: Database, userId: string): Promise<boolean> => {
      if ((await transaction.$count(accountDeletions, eq(accountDeletions.userId, userId))) > 0) return false;
      const made = await transaction
        .insert(users)
        .values({ id: userId, name, email, firstName, lastName, phone, locale })
        .onConflictDoNothing({ target: users.id })
        .returning({ id: users.id });
      if (made.length === 0) return false;
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
        .values({ userId, document: 'terms', version: termsVersion('terms'), locale });
      await askToConfirm(transaction, { userId, email, locale }, countConfirmEmail);
      return true;
    };
    const { attempt = null } = registration;
    const formId = attempt === null ? randomUUID() : accountIdOf(attempt, email);
    const first = await database.transaction(async (transaction) =>
      (await add(transaction, formId)) ? { entered: await enter(transaction, formId) } : null,
    );
    if (first) return first.entered;
    const known = await checkPasswordOf(database)(formId, password);
    return database.transaction(async (transaction) => {
      if (
        known !== null &&
        (await isStillRight(transaction, known)) &&
        (await isJustMade(transaction, formId))
      )
        return enter(transaction, formId);
      const userId = randomUUID();
      await add(transaction, userId);
      return enter(transaction, userId);
    });
  };
