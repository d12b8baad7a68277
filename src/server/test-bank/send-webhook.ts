import { createHmac } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { retryDelay } from '../outbox/retry-delay.ts';
import { testBankWebhooks } from './tables.ts';

/** Takes a request to the shop's own address, and answers as the shop would over the network. */
export type CallShop = (request: Request) => Promise<Response>;

const CLAIM_SECONDS = 60;
const isDue = and(isNull(testBankWebhooks.deliveredAt), lte(testBankWebhooks.nextAttemptAt, sql`now()`));
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The bank's own hand; the shop checks it with code that knows nothing of this. */
const signatureOf = (body: string, secret: string) => {
  const timestamp = Math.floor(Date.now() / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
};

/** Sends the webhook that has been due for longest, signed as Stripe signs; null when none is. */
export const sendWebhook =
  (database: Database, { secret, callShop }: { secret: string; callShop: CallShop }) =>
  async (): Promise<'sent' | 'postponed' | null> => {
    const due = database
      .select({ id: testBankWebhooks.id })
      .from(testBankWebhooks)
      .where(isDue)
      .orderBy(asc(testBankWebhooks.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [webhook] = await database
      .update(testBankWebhooks)
      .set({ attempts: sql`${testBankWebhooks.attempts} + 1`, nextAttemptAt: inSeconds(CLAIM_SECONDS) })
      .where(and(isDue, eq(testBankWebhooks.id, sql`(${due})`)))
      .returning();
    if (!webhook) return null;
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(webhook.body, secret),
    };
    const { ok } = await callShop(new Request(webhook.url, { method: 'POST', headers, body: webhook.body }));
    await database
      .update(testBankWebhooks)
      .set(ok ? { deliveredAt: sql`now()` } : { nextAttemptAt: inSeconds(retryDelay(webhook.attempts)) })
      .where(eq(testBankWebhooks.id, webhook.id));
    return ok ? 'sent' : 'postponed';
  };
