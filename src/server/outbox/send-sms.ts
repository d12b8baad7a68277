import { and, asc, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import { SENT_KEPT_DAYS } from '../../domain/account/retention.ts';
import { mobileMarketOf } from '../../domain/contact-data/mobile-phone.ts';
import { RATE_LIMITS } from '../../domain/limits/rate-limits.ts';
import type { Database } from '../database/database.ts';
import type { SmsGateway } from '../ports/sms.ts';
import { afterAttempt, claimed, isDue, type AttemptOutcome } from './attempts.ts';
import { smsMessages } from './tables.ts';

/** A text message for the outbox, written in the transaction of what it reports. */
export interface SmsDraft {
  /** What it is about; an occasion is written once. */
  readonly occasion: string;
  /** E.164. */
  readonly recipient: string;
  readonly text: string;
}

/** The gateways of the shop, by the calling codes whose numbers they reach: `+380`. */
export type SmsGateways = ReadonlyMap<string, SmsGateway>;

/** What nobody took for so long is no news any more: it is not sent. */
const NEWS_HOURS = 24;

/** How many text messages went to the number of one within the limit's time. Instances that send at once may pass the limit by one each. */
const sentLately = sql<number>`(select count(*)::int from ${smsMessages} as other
  where other.recipient = ${smsMessages}.recipient and other.sent_at > now() - make_interval(secs => ${RATE_LIMITS.sms.windowSeconds}))`;

/** Takes the text message that has been due for longest, of those that a gateway reaches. */
async function claim(database: Database, gateways: SmsGateways) {
  const isReached = or(...[...gateways.keys()].map((code) => like(smsMessages.recipient, `${code}%`)));
  const due = database
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(and(isDue(smsMessages), isReached))
    .orderBy(asc(smsMessages.nextAttemptAt), asc(smsMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [sms] = await database
    .update(smsMessages)
    .set(claimed(smsMessages))
    .where(and(isDue(smsMessages), eq(smsMessages.id, sql`(${due})`)))
    .returning({
      id: smsMessages.id,
      recipient: smsMessages.recipient,
      text: smsMessages.text,
      attempts: smsMessages.attempts,
      sentLately,
      isOld: sql<boolean>`${smsMessages.createdAt} < now() - make_interval(hours => ${NEWS_HOURS})`,
    });
  return sms;
}

/** Why a text message is not sent at all; null for one that is. */
function whyUnsent(sms: NonNullable<Awaited<ReturnType<typeof claim>>>): string | null {
  if (mobileMarketOf(sms.recipient) === null) return 'no mobile number';
  if (sms.isOld) return 'expired';
  return sms.sentLately >= RATE_LIMITS.sms.calls ? 'too many for the number' : null;
}

/**
 * Sends the text message that has been due for longest by the gateway of its number's country; null when none is due. An instance that
 * dies between the gateway's yes and its note leaves it to another, under the same id, so that the gateway sends it once. What is older
 * than a day is given up, and so is what goes to no mobile number, or beyond the limit of the number's day.
 */
export const sendSms =
  (database: Database, { gateways }: { readonly gateways: SmsGateways }) =>
  async (): Promise<AttemptOutcome | null> => {
    const sms = await claim(database, gateways);
    if (!sms) return null;
    const [, gateway] = [...gateways].find(([code]) => sms.recipient.startsWith(code)) ?? [];
    const reason = whyUnsent(sms);
    const outcome =
      reason !== null || !gateway
        ? ({ ok: false, isFinal: true, reason: reason ?? 'expired' } as const)
        : await gateway.send({ id: sms.id, recipient: sms.recipient, text: sms.text });
    const { result, set } = afterAttempt(outcome, sms.attempts);
    await database.update(smsMessages).set(set).where(eq(smsMessages.id, sms.id));
    return result;
  };

/** The newest text messages of the outbox, for the preview outside production. */
export const listSms = (database: Database) => () =>
  database.select().from(smsMessages).orderBy(desc(smsMessages.createdAt), desc(smsMessages.id)).limit(100);

/** Drops text messages when their days are over, sent or not: what is a day old is not sent any more. Run now and then. */
export const forgetOldSms = (database: Database) => async (): Promise<void> => {
  await database
    .delete(smsMessages)
    .where(lt(smsMessages.createdAt, sql`now() - make_interval(days => ${SENT_KEPT_DAYS})`));
};
