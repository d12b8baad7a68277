import { webhookForm } from '../domain/partners/webhook.ts';
import { webhookCaller } from './adapters/webhooks/call-webhook.ts';
import { isPublicAddress } from './adapters/webhooks/public-address.ts';
import { orderRecord } from './api/serializers/order-record.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import { isPublic } from './installation.ts';
import { sendDeliveries, WEBHOOK_DELIVERIES } from './partners/send-delivery.ts';
import {
  sendDeliveryNow,
  listDeliveries,
  resendDelivery,
  testWebhook,
} from './partners/webhook-deliveries.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  switchWebhook,
} from './partners/webhooks.ts';
import { sealing } from './sealing.ts';

/** What the shop sends to programs of partners: only into the open internet, unless the shop is local. */
export function wireWebhooks(
  database: Database,
  { settings, secret }: { readonly settings: Settings; readonly secret: string },
) {
  const isLocal = !isPublic(settings);
  const sealed = sealing(secret, 'webhook-secret');
  return {
    form: webhookForm({ isLocal, isPublicAddress }),
    list: listWebhooks(database),
    add: addWebhook(database, sealed),
    switch: switchWebhook(database),
    remove: removeWebhook(database),
    renewSecret: renewWebhookSecret(database, sealed),
    listDeliveries: listDeliveries(database),
    resend: resendDelivery(database),
    sendNow: sendDeliveryNow(database),
    test: testWebhook(database),
    chore: {
      name: WEBHOOK_DELIVERIES,
      next: sendDeliveries(database, { caller: webhookCaller({ isLocal }), sealed, describe: orderRecord }),
    },
  };
}
