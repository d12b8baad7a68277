import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AuditAction, AuditChanges } from '../../domain/audit/audit-entry.ts';
import { WEBHOOKS_MAX, type Webhook, type WebhookForm } from '../../domain/partners/webhook.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';
import type { Sealing } from '../sealing.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

interface Asked {
  readonly id: string;
  readonly staffId: string;
}

const log = (
  transaction: Database,
  { id, staffId }: Asked,
  { action, changes }: { readonly action: AuditAction; readonly changes: AuditChanges },
) => recordChanges(transaction, [{ staffId, action, subject: 'webhook', subjectId: id, changes }]);

/** Every webhook, the oldest first. */
export const listWebhooks = (database: Database) => (): Promise<readonly Webhook[]> => {
  const done = database
    .select({
      webhookId: webhookDeliveries.webhookId,
      deliveredAt: sql<string | null>`max(${webhookDeliveries.sentAt})`
        .mapWith(webhookDeliveries.sentAt)
        .as('delivered_at'),
      failed: sql<number>`(count(${webhookDeliveries.givenUpAt}))::int`.as('failed'),
    })
    .from(webhookDeliveries)
    .groupBy(webhookDeliveries.webhookId)
    .as('done');
  return database
    .select({
      id: webhooks.id,
      url: webhooks.url,
      note: webhooks.note,
      events: webhooks.events,
      isOn: webhooks.isOn,
      createdAt: webhooks.createdAt,
      deliveredAt: done.deliveredAt,
      failed: sql<number>`coalesce(${done.failed}, 0)`,
    })
    .from(webhooks)
    .leftJoin(done, eq(done.webhookId, webhooks.id))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
};

export type WebhookAdded =
  /** `secret` is shown to nobody from here on but to who reads this answer. */
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly reason: 'form-used' | 'too-many' };

/** Adds a webhook and logs who did. A form that is sent again adds none, for its secret is not shown once more. */
export const addWebhook =
  (database: Database, sealed: Sealing) =>
  ({ id, url, note, events, staffId }: WebhookForm & Asked): Promise<WebhookAdded> =>
    database.transaction(async (transaction) => {
      await lockName(transaction, 'webhooks');
      if ((await transaction.$count(webhooks, eq(webhooks.id, id))) > 0)
        return { ok: false, reason: 'form-used' };
      if ((await transaction.$count(webhooks)) >= WEBHOOKS_MAX) return { ok: false, reason: 'too-many' };
      const secret = newWebhookSecret();
      const kinds = [...new Set(events)];
      await transaction
        .insert(webhooks)
        .values({ id, url, note, events: kinds, secret: sealed.seal(secret, id) });
      await log(
        transaction,
        { id, staffId },
        { action: 'webhook-added', changes: { address: ['', url], events: ['', kinds.join(', ')] } },
      );
      return { ok: true, secret };
    });

/**
 * Switches a webhook on or off and logs who did; false where there is none. What waits for one that is switched off is given up. The same again
 * changes and logs nothing.
 */
export const switchWebhook =
  (database: Database) =>
  ({ id, isOn, staffId }: Asked & { readonly isOn: boolean }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [switched] = await transaction
        .update(webhooks)
        .set({ isOn })
        .where(and(eq(webhooks.id, id), eq(webhooks.isOn, !isOn)))
        .returning({ id: webhooks.id });
      if (!switched) return (await transaction.$count(webhooks, eq(webhooks.id, id))) > 0;
      if (!isOn) {
        // What a change that is still being made holds is given up when it is taken to be sent: waiting for it here could end in a deadlock.
        const waiting = transaction
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(
            and(
              eq(webhookDeliveries.webhookId, id),
              isNull(webhookDeliveries.sentAt),
              isNull(webhookDeliveries.givenUpAt),
            ),
          )
          .for('update', { skipLocked: true });
        await transaction
          .update(webhookDeliveries)
          .set({ givenUpAt: sql`now()`, failure: 'switched-off', takesChanges: false })
          .where(inArray(webhookDeliveries.id, waiting));
      }
      await log(
        transaction,
        { id, staffId },
        { action: 'webhook-switched', changes: { active: [String(!isOn), String(isOn)] } },
      );
      return true;
    });

/** Removes a webhook with its deliveries and logs who did; false where there is none. */
export const removeWebhook =
  (database: Database) =>
  ({ id, staffId }: Asked): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(webhooks)
        .where(eq(webhooks.id, id))
        .returning({ url: webhooks.url });
      if (!removed) return false;
      await log(
        transaction,
        { id, staffId },
        { action: 'webhook-removed', changes: { address: [removed.url, ''] } },
      );
      return true;
    });

/** Makes a new secret, by which everything is signed from then on, and logs who did; null where there is no such webhook. */
export const renewWebhookSecret =
  (database: Database, sealed: Sealing) =>
  ({ id, staffId }: Asked): Promise<{ readonly secret: string; readonly url: string } | null> =>
    database.transaction(async (transaction) => {
      const secret = newWebhookSecret();
      const [renewed] = await transaction
        .update(webhooks)
        .set({ secret: sealed.seal(secret, id) })
        .where(eq(webhooks.id, id))
        .returning({ url: webhooks.url });
      if (!renewed) return null;
      await log(transaction, { id, staffId }, { action: 'webhook-secret-renewed', changes: {} });
      return { secret, url: renewed.url };
    });
