import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import {
  DELIVERIES_KEPT_DAYS,
  STOCK_DELIVERIES_KEPT_DAYS,
  type Delivery,
} from '../../domain/partners/webhook.ts';
import { recordChanges } from '../audit/audit-log.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

const PAGE_SIZE = 30;

/** A page of deliveries, the newest first; `next` is the place before which the next page begins, null on the last. */
export const listDeliveries =
  (database: Database) =>
  async ({
    before,
    areFailed,
  }: {
    readonly before: number | null;
    /** Whether those that were given up are meant alone. */
    readonly areFailed: boolean;
  }): Promise<{ deliveries: readonly Delivery[]; next: number | null }> => {
    const rows = await database
      .select({
        id: webhookDeliveries.id,
        position: webhookDeliveries.position,
        event: webhookDeliveries.event,
        url: webhooks.url,
        isOn: webhooks.isOn,
        orderId: webhookDeliveries.orderId,
        orderNumber: orders.orderNumber,
        productId: webhookDeliveries.productId,
        articleNumber: products.articleNumber,
        createdAt: webhookDeliveries.createdAt,
        attempts: webhookDeliveries.attempts,
        status: webhookDeliveries.status,
        failure: webhookDeliveries.failure,
        sentAt: webhookDeliveries.sentAt,
        givenUpAt: webhookDeliveries.givenUpAt,
        nextAttemptAt: webhookDeliveries.nextAttemptAt,
      })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .leftJoin(orders, eq(orders.id, webhookDeliveries.orderId))
      .leftJoin(products, eq(products.id, webhookDeliveries.productId))
      .where(
        and(
          areFailed ? isNotNull(webhookDeliveries.givenUpAt) : undefined,
          before === null ? undefined : lt(webhookDeliveries.position, before),
        ),
      )
      .orderBy(desc(webhookDeliveries.position))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    return {
      deliveries: page.map(({ sentAt, givenUpAt, nextAttemptAt, ...delivery }) => ({
        ...delivery,
        state: sentAt !== null ? 'delivered' : givenUpAt !== null ? 'failed' : 'waiting',
        overAt: sentAt ?? givenUpAt,
        nextAttemptAt: sentAt === null && givenUpAt === null ? nextAttemptAt : null,
      })),
      next: rows.length > page.length ? (page.at(-1)?.position ?? null) : null,
    };
  };

/** What somebody asks to be sent does not wait until a program that was down is tried again. */
const endRest = (transaction: Database, which: SQL) =>
  transaction.update(webhooks).set({ restsUntil: null }).where(which);

/** The webhook of a delivery. Locked before it: whoever removes a webhook locks it first, too. */
const ofDelivery = (transaction: Database, id: string) =>
  inArray(
    webhooks.id,
    transaction
      .select({ id: webhookDeliveries.webhookId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id)),
  );

const ofHookThatIsOn = sql`exists (select from ${webhooks} where ${webhooks.id} = ${webhookDeliveries.webhookId} and ${webhooks.isOn})`;

/**
 * Sends what is over once more, under its id, and logs who asked; false where the form was used already, or there is no such delivery of a webhook
 * that is on. `overAt` is when it was over as the form showed it: a second press finds it changed.
 */
export const resendDelivery =
  (database: Database) =>
  ({
    id,
    overAt,
    staffId,
  }: {
    readonly id: string;
    readonly overAt: string;
    readonly staffId: string;
  }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await endRest(transaction, ofDelivery(transaction, id));
      const over = sql`coalesce(${webhookDeliveries.sentAt}, ${webhookDeliveries.givenUpAt})`;
      const [again] = await transaction
        .update(webhookDeliveries)
        .set({
          sentAt: null,
          givenUpAt: null,
          failure: null,
          status: null,
          attempts: 0,
          nextAttemptAt: sql`now()`,
        })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            or(isNotNull(webhookDeliveries.sentAt), isNotNull(webhookDeliveries.givenUpAt)),
            // The page shows moments to a millisecond.
            sql`date_trunc('milliseconds', ${over}) = ${overAt}::timestamptz`,
            ofHookThatIsOn,
          ),
        )
        .returning({ webhookId: webhookDeliveries.webhookId });
      if (!again) return false;
      await recordChanges(transaction, [
        {
          staffId,
          action: 'webhook-resent',
          subject: 'webhook',
          subjectId: again.webhookId,
          changes: { delivery: ['', id] },
        },
      ]);
      return true;
    });

/**
 * Sends what waits for its next attempt at once, and logs who asked; false where there is no such delivery of a webhook that is on, or it waits for
 * another moment than the form showed: a second press finds it changed. The attempt out of turn takes the place of the one that failed, so that
 * no press uses up those that follow. What is being sent now has no failure, and is left alone.
 */
export const sendDeliveryNow =
  (database: Database) =>
  ({
    id,
    nextAttemptAt,
    staffId,
  }: {
    readonly id: string;
    readonly nextAttemptAt: string;
    readonly staffId: string;
  }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      await endRest(transaction, ofDelivery(transaction, id));
      const [found] = await transaction
        .update(webhookDeliveries)
        .set({ nextAttemptAt: sql`now()`, attempts: sql`greatest(${webhookDeliveries.attempts} - 1, 0)` })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            isNull(webhookDeliveries.sentAt),
            isNull(webhookDeliveries.givenUpAt),
            isNotNull(webhookDeliveries.failure),
            gt(webhookDeliveries.nextAttemptAt, sql`now()`),
            sql`date_trunc('milliseconds', ${webhookDeliveries.nextAttemptAt}) = ${nextAttemptAt}::timestamptz`,
            ofHookThatIsOn,
          ),
        )
        .returning({ webhookId: webhookDeliveries.webhookId });
      if (!found) return false;
      await recordChanges(transaction, [
        {
          staffId,
          action: 'webhook-sent-now',
          subject: 'webhook',
          subjectId: found.webhookId,
          changes: { delivery: ['', id] },
        },
      ]);
      return true;
    });

/** Writes a test for a webhook that is on, and logs who asked; false where there is none. `id` is the form's: sent twice, it makes one test. */
export const testWebhook =
  (database: Database) =>
  ({
    id,
    webhookId,
    staffId,
  }: {
    readonly id: string;
    readonly webhookId: string;
    readonly staffId: string;
  }): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [hook] = await transaction
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(eq(webhooks.id, webhookId), webhooks.isOn))
        .for('key share');
      if (!hook) return false;
      const written = await transaction
        .insert(webhookDeliveries)
        .values({ id, webhookId, event: 'test' })
        .onConflictDoNothing()
        .returning({ id: webhookDeliveries.id });
      if (written.length > 0) {
        await endRest(transaction, eq(webhooks.id, webhookId));
        await recordChanges(transaction, [
          { staffId, action: 'webhook-tested', subject: 'webhook', subjectId: webhookId, changes: {} },
        ]);
      }
      return true;
    });

/** Drops deliveries when their days are over; run now and then. No other waits for so long. */
export const forgetOldDeliveries = (database: Database) => async (): Promise<void> => {
  const isOlderThan = (days: number) =>
    lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${days})`);
  const isOver = or(isNotNull(webhookDeliveries.sentAt), isNotNull(webhookDeliveries.givenUpAt));
  await database
    .delete(webhookDeliveries)
    .where(
      or(
        isOlderThan(DELIVERIES_KEPT_DAYS),
        and(isNotNull(webhookDeliveries.productId), isOver, isOlderThan(STOCK_DELIVERIES_KEPT_DAYS)),
      ),
    );
};
