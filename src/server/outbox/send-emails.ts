import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { MailServer } from '../ports/mail.ts';
import type { Email } from './email.ts';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';
import { emails } from './tables.ts';

/** Whoever took an e-mail and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

/** What came of one e-mail; null when none was due. */
export type EmailOutcome = 'sent' | 'postponed' | 'given-up' | null;

const isDue = and(isNull(emails.sentAt), isNull(emails.givenUpAt), lte(emails.nextAttemptAt, sql`now()`));

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Seals a kept e-mail: what it says of the shop's own addresses and keys is filled in when it leaves. */
export type Seal = <L extends Pick<Email, 'occasion' | 'html' | 'plain'>>(letter: L) => L;

interface PostOffice {
  readonly mailServer: MailServer;
  /** The shop's host, in the e-mails' message ids. */
  readonly host: string;
  readonly seal: Seal;
}

/** Takes the e-mail that has been due for longest; no other instance gets it while it is being sent. */
async function claim(database: Database) {
  const due = database
    .select({ id: emails.id })
    .from(emails)
    .where(isDue)
    .orderBy(asc(emails.nextAttemptAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [letter] = await database
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(emails.id, sql`(${due})`)))
    .returning();
  return letter;
}

/**
 * Sends the e-mail that has been due for longest. At least once: an instance that dies between the server's yes and its
 * note leaves the e-mail to another, under the same message id.
 */
export const sendEmail =
  (database: Database, { mailServer, host, seal }: PostOffice) =>
  async (): Promise<EmailOutcome> => {
    const claimed = await claim(database);
    if (!claimed) return null;
    const letter = seal(claimed);
    const outcome = await mailServer.send({
      messageId: `<letter-${letter.id}@${host}>`,
      recipient: letter.recipient,
      replyTo: letter.replyTo,
      language: letter.locale,
      subject: letter.subject,
      html: letter.html,
      plain: letter.plain,
    });
    const isLast = !outcome.ok && (outcome.isFinal || letter.attempts >= ATTEMPTS_MAX);
    await database
      .update(emails)
      .set(
        outcome.ok
          ? { sentAt: sql`now()`, failure: null }
          : {
              failure: outcome.reason,
              ...(isLast
                ? { givenUpAt: sql`now()` }
                : { nextAttemptAt: inSeconds(retryDelay(letter.attempts)) }),
            },
      )
      .where(eq(emails.id, letter.id));
    if (outcome.ok) return 'sent';
    return isLast ? 'given-up' : 'postponed';
  };
