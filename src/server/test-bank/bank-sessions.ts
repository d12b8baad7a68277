import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { Database } from '../database/database.ts';
import {
  ProviderFailed,
  ProviderRefused,
  type KnownPayment,
  type OrderToPay,
  type PaymentSession,
  type RefundToMake,
} from '../ports/payment-provider.ts';
import { sessionPath, stateAsEvent } from './session.ts';
import { testBankRefunds, testBankSessions } from './tables.ts';

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

/** Gives a paid session back, or a part of it: once for each key, and never more than was paid. */
export const refund =
  (database: Database) =>
  ({ reference }: KnownPayment, { amount, idempotencyKey }: RefundToMake): Promise<void> =>
    database.transaction(async (transaction) => {
      const [session] = await transaction
        .select()
        .from(testBankSessions)
        .where(and(eq(testBankSessions.id, reference), eq(testBankSessions.state, 'paid')))
        .for('update');
      if (!session) throw new ProviderRefused('The test bank has taken no money');
      const made = await transaction
        .select()
        .from(testBankRefunds)
        .where(eq(testBankRefunds.sessionId, reference));
      if (made.some((each) => each.idempotencyKey === idempotencyKey)) return;
      const returned = made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      if (returned + amount.minor > session.amountMinor) {
        throw new ProviderRefused('The test bank has not taken so much money');
      }
      await transaction
        .insert(testBankRefunds)
        .values({ idempotencyKey, sessionId: reference, amountMinor: amount.minor });
    });
