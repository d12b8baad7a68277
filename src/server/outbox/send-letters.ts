import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { MailServer } from '../ports/mail.ts';
import type { Letter } from './letter.ts';
import { ATTEMPTS_MAX, retryDelay } from './retry-delay.ts';
import { letters } from './tables.ts';

/** Whoever took a letter and vanished is waited for so long before another takes it. */
const CLAIM_SECONDS = 300;

/** What came of one letter; null when none was due. */
export type LetterOutcome = 'sent' | 'postponed' | 'given-up' | null;

const isDue = and(isNull(letters.sentAt), isNull(letters.givenUpAt), lte(letters.nextAttemptAt, sql`now()`));

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Seals a kept letter: what it says of the shop's own addresses and keys is filled in when it leaves. */
export type Seal = <L extends Pick<Letter, 'occasion' | 'html' | 'plain'>>(letter: L) => L;

interface PostOffice {
  readonly mailServer: MailServer;
  /** The shop's host, in the letters' message ids. */
  readonly host: string;
  readonly seal: Seal;
}

/** Takes the letter that has been due for longest; no other instance gets it while it is being sent. */
async function claim(database: Database) {
  const due = database
    .select({ id: letters.id })
    .from(letters)
    .where(isDue)
    .orderBy(asc(letters.nextAttemptAt), asc(letters.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [letter] = await database
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
    .where(and(isDue, eq(letters.id, sql`(${due})`)))
    .returning();
  return letter;
}

/**
 * Sends the letter that has been due for longest. At least once: an instance that dies between the server's yes and its
 * note leaves the letter to another, under the same message id.
 */
export const sendLetter =
  (database: Database, { mailServer, host, seal }: PostOffice) =>
  async (): Promise<LetterOutcome> => {
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
      .update(letters)
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
      .where(eq(letters.id, letter.id));
    if (outcome.ok) return 'sent';
    return isLast ? 'given-up' : 'postponed';
  };
