import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { Database } from '../database/database.ts';
import {
  ProviderFailed,
  type KnownPayment,
  type OrderToPay,
  type PaymentSession,
} from '../ports/payment-provider.ts';
import { sessionPath, stateAsEvent } from './session.ts';
import { testBankSessions } from './tables.ts';

/** Opens a page to pay on; the same key gets the same page. */
export const openSession =
  (database: Database, { publicUrl }: { publicUrl: string }) =>
  async (order: OrderToPay, idempotencyKey: string): Promise<PaymentSession> => {
    const { amount, description, locale, returnUrl, cancelUrl, webhookUrl, expiresAt } = order;
    await database
      .insert(testBankSessions)
      .values({
        id: `tb_${randomBytes(18).toString('hex')}`,
        clientReference: idempotencyKey,
        amountMinor: amount.minor,
        currency: amount.currency,
        description,
        locale,
        returnUrl,
        cancelUrl,
        webhookUrl,
        expiresAt,
      })
      .onConflictDoNothing({ target: testBankSessions.clientReference });
    const [session] = await database
      .select()
      .from(testBankSessions)
      .where(eq(testBankSessions.clientReference, idempotencyKey));
    if (!session) throw new ProviderFailed('The test bank has lost a session');
    return {
      reference: session.id,
      url: new URL(sessionPath(session.id), publicUrl).href,
      expiresAt: session.expiresAt,
    };
  };

/** How a session stands; null while the customer has not decided. */
export const stateOf =
  (database: Database) =>
  async ({ reference }: KnownPayment): Promise<PaymentEvent | null> => {
    const [session] = await database
      .select()
      .from(testBankSessions)
      .where(eq(testBankSessions.id, reference));
    return session ? stateAsEvent(session) : null;
  };

/** Gives all of a paid session back; once, however often it is asked. */
export const refund =
  (database: Database) =>
  async ({ reference }: KnownPayment): Promise<void> => {
    const isPaid = and(eq(testBankSessions.id, reference), eq(testBankSessions.state, 'paid'));
    await database
      .update(testBankSessions)
      .set({ refundedAt: sql`now()` })
      .where(and(isPaid, isNull(testBankSessions.refundedAt)));
    const [session] = await database.select().from(testBankSessions).where(isPaid);
    if (!session) throw new ProviderFailed('The test bank has taken no money');
  };
