import { randomBytes } from 'node:crypto';
import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import { moveOnSetupPage, type SetupChoice, type SetupMove } from '../../domain/payments/bank-setup.ts';
import type { Database } from '../database/database.ts';
import { bankCharging } from './bank-charges.ts';
import { ProviderFailed, ProviderRefused, type MethodVault } from '../ports/payment-provider.ts';
import { testBankSetups, testBankWebhooks } from './tables.ts';

/** A page of the test bank on which a payment method is saved. */
export type BankSetup = InferSelectModel<typeof testBankSetups>;

const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`;

const isOver = ({ expiresAt }: BankSetup) => Date.parse(expiresAt) <= Date.now();

/** What the bank does for a shop that saves payment methods. */
export const bankSetups = (database: Database, { publicUrl }: { publicUrl: string }): MethodVault => ({
  async open({ locale, returnUrl, cancelUrl, webhookUrl, expiresAt }, clientReference) {
    await database
      .insert(testBankSetups)
      .values({ id: newId('tbs'), clientReference, locale, returnUrl, cancelUrl, webhookUrl, expiresAt })
      .onConflictDoNothing({ target: testBankSetups.clientReference });
    const [setup] = await database
      .select()
      .from(testBankSetups)
      .where(eq(testBankSetups.clientReference, clientReference));
    if (!setup) throw new ProviderFailed('The test bank has lost a page');
    const url = new URL(`/test-bank/setups/${setup.id}`, publicUrl).href;
    return { reference: setup.id, url, expiresAt: setup.expiresAt };
  },
  async stateOf(reference) {
    const [setup] = await database.select().from(testBankSetups).where(eq(testBankSetups.id, reference));
    if (!setup) throw new ProviderRefused('The test bank knows no such page');
    const { state, face, token, fingerprint } = setup;
    if (state === 'saved' && face && token !== null) return { state, method: face, token, fingerprint };
    return { state: state === 'open' && !isOver(setup) ? 'open' : 'ended' };
  },
  async forget(token) {
    await database
      .update(testBankSetups)
      .set({ forgottenAt: sql`coalesce(${testBankSetups.forgottenAt}, now())` })
      .where(eq(testBankSetups.token, token));
  },
  charging: bankCharging(database),
});

/** A page by its id; null when there is none. */
export const findSetup =
  (database: Database) =>
  async (id: string): Promise<BankSetup | null> => {
    if (id.includes('\0')) return null; // which no text of the database holds
    const [setup] = await database.select().from(testBankSetups).where(eq(testBankSetups.id, id));
    return setup ?? null;
  };

/** Does what a customer chose on the page, and writes down what the shop is to hear; of two choices at once the second finds it done. */
export const actOnSetup =
  (database: Database) =>
  (id: string, choice: SetupChoice): Promise<SetupMove | null> =>
    database.transaction(async (transaction) => {
      const [setup] = await transaction
        .select()
        .from(testBankSetups)
        .where(eq(testBankSetups.id, id))
        .for('update');
      if (!setup) return null;
      if (isOver(setup)) return { ok: false, reason: 'closed' };
      const now = new Date();
      const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const moved = moveOnSetupPage(setup.state, choice, today);
      if (!moved.ok) return moved;
      await transaction
        .update(testBankSetups)
        .set(
          moved.to === 'saved'
            ? { state: moved.to, face: moved.face, fingerprint: moved.fingerprint, token: newId('tbm') }
            : { state: moved.to },
        )
        .where(eq(testBankSetups.id, id));
      // As Stripe words it, which says no more than that the page is done.
      const eventId = `evt_${randomBytes(12).toString('hex')}`;
      const object = {
        id,
        object: 'checkout.session',
        mode: 'setup',
        client_reference_id: setup.clientReference,
        status: moved.to === 'saved' ? 'complete' : 'expired',
      };
      const type = `checkout.session.${moved.to === 'saved' ? 'completed' : 'expired'}`;
      await transaction.insert(testBankWebhooks).values({
        id: eventId,
        url: setup.webhookUrl,
        body: JSON.stringify({ id: eventId, object: 'event', type, livemode: false, data: { object } }),
      });
      return moved;
    });
