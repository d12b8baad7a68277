import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Attachment, MailServer } from '../ports/mail.ts';
import type { Email } from './email.ts';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';
import { emails } from './tables.ts';

/** Whoever took an e-mail and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

/** What came of one e-mail; null when none was due. */
type EmailOutcome = 'sent' | 'postponed' | 'given-up' | null;

const isDue = and(isNull(emails.sentAt), isNull(emails.givenUpAt), lte(emails.nextAttemptAt, sql`now()`));

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Seals a kept e-mail: what it says of the shop's own addresses and keys is filled in when it leaves. */
export type Seal = <L extends Pick<Email, 'occasion' | 'html' | 'plain' | 'unsubscribe'>>(email: L) => L;

interface PostOffice {
  readonly mailServer: MailServer;
  /** The documents that go with a kept e-mail. */
  readonly attachmentsOf: (email: Pick<Email, 'plain'>) => Promise<readonly Attachment[]>;
  /** The shop's host, in the e-mails' message ids. */
  readonly host: string;
  readonly seal: Seal;
  /** Where one press ends e-mails like this one; null for what cannot be refused. */
  readonly unsubscribeAddress: (email: Pick<Email, 'locale' | 'unsubscribe'>) => string | null;
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
  const [email] = await database
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(emails.id, sql`(${due})`)))
    .returning();
  return email;
}

/**
 * Sends the e-mail that has been due for longest. At least once: an instance that dies between the server's yes and its
 * note leaves the e-mail to another, under the same message id.
 */
export const sendEmail =
  (database: Database, { mailServer, attachmentsOf, host, seal, unsubscribeAddress }: PostOffice) =>
  async (): Promise<EmailOutcome> => {
    const claimed = await claim(database);
    if (!claimed) return null;
    const email = seal(claimed);
    const outcome = await mailServer.send({
      messageId: `<letter-${email.id}@${host}>`,
      recipient: email.recipient,
      replyTo: email.replyTo,
      language: email.locale,
      subject: email.subject,
      html: email.html,
      plain: email.plain,
      attachments: await attachmentsOf(claimed),
      unsubscribe: unsubscribeAddress(claimed),
    });
    const isLast = !outcome.ok && (outcome.isFinal || email.attempts >= ATTEMPTS_MAX);
    await database
      .update(emails)
      .set(
        outcome.ok
          ? { sentAt: sql`now()`, failure: null }
          : {
              failure: outcome.reason,
              ...(isLast
                ? { givenUpAt: sql`now()` }
                : { nextAttemptAt: inSeconds(retryDelay(email.attempts)) }),
            },
      )
      .where(eq(emails.id, email.id));
    if (outcome.ok) return 'sent';
    return isLast ? 'given-up' : 'postponed';
  };

/** How often the outbox is looked into while nothing is due. */
const LOOK_EVERY_MS = 2_000;
/** How long it is left alone after the database failed. */
const PAUSE_MS = 15_000;

/**
 * Sends e-mails as they fall due, one after the other, for as long as the shop runs. Answers how to stop: it waits for
 * the e-mail under way. `report` hears of each outcome and of each failure of the outbox itself.
 */
export function startMailWorker(
  sendEmail: () => Promise<EmailOutcome>,
  report: (what: { outcome: Exclude<EmailOutcome, null> } | { error: unknown }) => void,
): () => Promise<void> {
  let isStopped = false;
  let wake = () => {};
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!isStopped) {
      try {
        const outcome = await sendEmail();
        if (outcome === null) await pause(LOOK_EVERY_MS);
        else report({ outcome });
      } catch (error) {
        report({ error });
        await pause(PAUSE_MS);
      }
    }
  };
  const done = work();
  return () => {
    isStopped = true;
    wake();
    return done;
  };
}
