import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { SENT_KEPT_DAYS } from '../../domain/account/retention.ts';
import { isOfReservedDomain } from '../../domain/contact-data/reserved-domain.ts';
import type { Database } from '../database/database.ts';
import type { Attachment, InlinePicture, MailServer } from '../ports/mail.ts';
import { afterAttempt, claimed, isDue, type AttemptOutcome } from './attempts.ts';
import type { Email } from './email.ts';
import { emails, overSince } from './tables.ts';

/** Seals a kept e-mail: what it says of the shop's own addresses and keys is filled in when it leaves. */
export type Seal = <
  L extends Pick<Email, 'occasion' | 'html' | 'plain' | 'unsubscribe'> & {
    readonly replyTo?: string | null;
  },
>(
  email: L,
) => L;

interface PostOffice {
  readonly mailServer: MailServer;
  /** The documents that go with a kept e-mail. */
  readonly attachmentsOf: (email: Pick<Email, 'plain'>) => Promise<readonly Attachment[]>;
  /** The pictures inside its HTML. */
  readonly picturesOf: (html: string) => readonly InlinePicture[];
  /** The id under which an e-mail leaves. */
  readonly messageIdOf: (id: number) => string;
  readonly seal: Seal;
  /** Where one press ends e-mails like this one; null for what cannot be refused. */
  readonly unsubscribeAddress: (email: Pick<Email, 'locale' | 'unsubscribe'>) => string | null;
}

/** Takes the e-mail that has been due for longest; no other instance gets it while it is being sent. */
async function claim(database: Database) {
  const due = database
    .select({ id: emails.id })
    .from(emails)
    .where(isDue(emails))
    .orderBy(asc(emails.nextAttemptAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [email] = await database
    .update(emails)
    .set(claimed(emails))
    .where(and(isDue(emails), eq(emails.id, sql`(${due})`)))
    .returning();
  return email;
}

/**
 * Sends the e-mail that has been due for longest; null when none is due. At least once: an instance that dies between the server's yes and its
 * note leaves the e-mail to another, under the same message id. What is written to a domain that nobody can have, as the demo account's, is
 * given up unsent: it would come back, and mail servers think little of who sends there.
 */
export const sendEmail =
  (
    database: Database,
    { mailServer, attachmentsOf, picturesOf, messageIdOf, seal, unsubscribeAddress }: PostOffice,
  ) =>
  async (): Promise<AttemptOutcome | null> => {
    const kept = await claim(database);
    if (!kept) return null;
    const email = seal(kept);
    const outcome = isOfReservedDomain(email.recipient)
      ? ({ ok: false, isFinal: true, reason: 'reserved domain' } as const)
      : await mailServer.send({
          messageId: messageIdOf(email.id),
          recipient: email.recipient,
          replyTo: email.replyTo,
          language: email.locale,
          subject: email.subject,
          html: email.html,
          plain: email.plain,
          attachments: await attachmentsOf(kept),
          pictures: picturesOf(email.html),
          unsubscribe: unsubscribeAddress(kept),
        });
    const { result, set } = afterAttempt(outcome, email.attempts);
    await database.update(emails).set(set).where(eq(emails.id, email.id));
    return result;
  };

/**
 * Drops e-mails when their days are over; run now and then. What waits stays. No step of the shop is told again so late, so their occasions
 * are not needed any more.
 */
export const forgetOldEmails = (database: Database) => async (): Promise<void> => {
  await database
    .delete(emails)
    .where(lt(overSince(emails), sql`now() - make_interval(days => ${SENT_KEPT_DAYS})`));
};
