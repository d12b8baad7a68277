import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { chargeOfSaved } from '../../domain/payments/bank-setup.ts';
import type { Database } from '../database/database.ts';
import { ProviderRefused, type MadeCharge, type MethodCharging } from '../ports/payment-provider.ts';
import { DECIDES_AFTER_SECONDS, tell } from './act-on-session.ts';
import { stateAsEvent } from './session.ts';
import { testBankSessions, testBankSetups } from './tables.ts';

async function find(database: Database, key: string): Promise<MadeCharge | null> {
  const [made] = await database
    .select()
    .from(testBankSessions)
    .where(eq(testBankSessions.clientReference, key));
  const event = made && stateAsEvent(made);
  return event ? { reference: made.id, event } : null;
}

/** Charges what was saved with the test bank, in its own books: a session without a page, which is told of as every other is. */
export const bankCharging = (database: Database): MethodCharging => ({
  async charge({ token, amount, description, locale, webhookUrl }, clientReference) {
    await database.transaction(async (transaction) => {
      const [saved] = await transaction
        .select()
        .from(testBankSetups)
        .where(and(eq(testBankSetups.token, token), isNull(testBankSetups.forgottenAt)));
      if (!saved?.face || saved.fingerprint === null) {
        throw new ProviderRefused('The test bank knows no such method');
      }
      const now = new Date();
      const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const state = chargeOfSaved({ face: saved.face, fingerprint: saved.fingerprint }, today);
      const [made] = await transaction
        .insert(testBankSessions)
        .values({
          id: `tb_${randomBytes(18).toString('hex')}`,
          clientReference,
          state,
          amountMinor: amount.minor,
          currency: amount.currency,
          description,
          locale,
          returnUrl: saved.returnUrl,
          cancelUrl: saved.cancelUrl,
          webhookUrl,
          expiresAt: now.toISOString(),
          decidesAt:
            state === 'processing' ? sql`now() + make_interval(secs => ${DECIDES_AFTER_SECONDS})` : null,
        })
        .onConflictDoNothing({ target: testBankSessions.clientReference })
        .returning();
      if (made) await tell(transaction, made, 'open');
    });
    const made = await find(database, clientReference);
    if (!made) throw new Error('The test bank has lost a charge');
    return made;
  },
  find: (_token, key) => find(database, key),
});
