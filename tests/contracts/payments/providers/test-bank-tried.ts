import { testBank } from '../../../../src/server/adapters/payment-provider/test-bank.ts';
import type { BankAction } from '../../../../src/domain/payments/bank-page.ts';
import { actOnSession } from '../../../../src/server/test-bank/act-on-session.ts';
import { openSession, refund, stateOf } from '../../../../src/server/test-bank/bank-sessions.ts';
import { bankSetups } from '../../../../src/server/test-bank/bank-setups.ts';
import { sendWebhook } from '../../../../src/server/test-bank/send-webhook.ts';
import { testBankRefunds } from '../../../../src/server/test-bank/tables.ts';
import { openSeededEmbedded } from '../../../support/test-database.ts';
import type { SentWebhook, TriedProvider } from './tried-provider.ts';

/** The test bank itself, whose webhooks are caught on their way. */
export async function tryTestBank(): Promise<TriedProvider> {
  const { database, close } = await openSeededEmbedded();
  const sessions = {
    openSession: openSession(database, { publicUrl: 'http://shop.example' }),
    stateOf: stateOf(database),
    refund: refund(database),
    methods: bankSetups(database, { publicUrl: 'http://shop.example' }),
  };
  let caught: SentWebhook | undefined;
  const send = sendWebhook(database, {
    secret: 'a secret',
    callShop: async (request) => {
      caught = { rawBody: await request.text(), headers: request.headers };
      return new Response(null, { status: 200 });
    },
  });
  const act = async (reference: string, action: BankAction) => {
    await actOnSession(database)(reference, { action, card: null });
    await send();
    if (!caught) throw new Error('The bank told nothing');
    return caught;
  };
  return {
    provider: testBank({ sessions, webhookSecret: 'a secret' }),
    pay: (reference) => act(reference, 'pay'),
    refuse: (reference) => act(reference, 'decline'),
    refundsCount: async () => (await database.select().from(testBankRefunds)).length,
    close,
  };
}
