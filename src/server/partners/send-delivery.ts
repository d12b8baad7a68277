import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { judgeStatus, webhookWait, type DeliveryFailure } from '../../domain/partners/webhook.ts';
import type { Database } from '../database/database.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orders } from '../orders/tables.ts';
import { claimed, isDue } from '../outbox/attempts.ts';
import type { WebhookCaller } from '../ports/webhook-caller.ts';
import type { Sealing } from '../sealing.ts';
import { findPartnerStock } from './partner-stock.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** The chore's name. */
export const WEBHOOK_DELIVERIES = 'deliveries to webhooks';

interface SendingNeeds {
  readonly caller: WebhookCaller;
  readonly sealed: Sealing;
  /** An order as the API says it to partners. */
  readonly describe: (order: OrderView) => unknown;
  readonly clock?: () => number;
}

/**
 * Takes of each webhook but the `busy` the delivery that has been due for longest; no other instance gets them while they are being sent. What a
 * change of the stock that is still being made holds is passed by: its row has to be read after that change.
 */
function claim(database: Database, busy: readonly string[]) {
  const oldest = database
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(webhookDeliveries)))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.position))
    .limit(1)
    .for('update', { skipLocked: true })
    .as('oldest');
  const due = database.$with('due').as(
    database
      .select({ id: oldest.id })
      .from(webhooks)
      .innerJoinLateral(oldest, sql`true`)
      .where(
        and(
          notInArray(webhooks.id, [...busy]),
          or(isNull(webhooks.restsUntil), lte(webhooks.restsUntil, sql`now()`)),
        ),
      ),
  );
  return (
    database
      .with(due)
      .update(webhookDeliveries)
      // Without the failure of the attempt before: a delivery that waits has one, and one that is being sent has none.
      .set({ ...claimed(webhookDeliveries), takesChanges: false, failure: null, status: null })
      .where(inArray(webhookDeliveries.id, database.select({ id: due.id }).from(due)))
      .returning()
  );
}
type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** What a delivery says of its order or product as it is now; null of one that is gone, and the delivery with it. */
async function dataOf(
  database: Database,
  { orderId, productId }: Claimed,
  describe: SendingNeeds['describe'],
) {
  if (productId !== null) return findPartnerStock(database)(productId);
  if (orderId === null) return {};
  const rows = await database.select().from(orders).where(eq(orders.id, orderId));
  const [view] = await orderViewsOf(database, rows);
  return view === undefined ? null : describe(view);
}

/** Answers of a program: the status that came, if any, and why that is no delivery; a final one is not followed by another. */
interface Outcome {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly isFinal: boolean;
}
const lost = (failure: DeliveryFailure): Outcome => ({ status: null, failure, isFinal: true });

async function attempt(
  database: Database,
  delivery: Claimed,
  { caller, sealed, describe, clock = Date.now }: SendingNeeds,
): Promise<Outcome | null> {
  const [hook] = await database.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!hook?.isOn) return lost('switched-off');
  const secret = sealed.open(hook.secret, hook.id);
  if (secret === null) return lost('secret-lost');
  const data = await dataOf(database, delivery, describe);
  if (data === null) return null;
  const { id, event: type, createdAt } = delivery;
  const body = JSON.stringify({ id, type, createdAt, data });
  const headers = webhookHeaders(secret, { id, timestamp: Math.floor(clock() / 1000), body });
  const answer = await caller.post(hook.url, { headers, body });
  if (!answer.ok) return { status: null, failure: answer.reason, isFinal: false };
  const judged = judgeStatus(answer.status);
  return {
    status: answer.status,
    failure: judged === 'delivered' ? null : judged,
    isFinal: judged === 'gone',
  };
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** A program that is down keeps no other waiting: what is due to it is left alone as long as a first attempt that failed. */
async function rest(database: Database, { webhookId }: Claimed): Promise<void> {
  await database
    .update(webhooks)
    .set({ restsUntil: inSeconds(webhookWait(1) ?? 0) })
    .where(eq(webhooks.id, webhookId));
}

type Sent = 'delivered' | 'postponed' | 'given-up';

async function send(database: Database, delivery: Claimed, needs: SendingNeeds): Promise<Sent> {
  const outcome = await attempt(database, delivery, needs);
  if (outcome === null) return 'given-up';
  const { status, failure, isFinal } = outcome;
  const wait = isFinal ? null : webhookWait(delivery.attempts);
  const over =
    failure === null
      ? { sentAt: sql`now()` }
      : wait === null
        ? { givenUpAt: sql`now()` }
        : { nextAttemptAt: inSeconds(wait) };
  if (failure !== null && failure !== 'refused' && !isFinal) await rest(database, delivery);
  await database
    .update(webhookDeliveries)
    .set({ status, failure, ...over })
    // Switched off meanwhile, it is over already, unless it arrived.
    .where(
      and(
        eq(webhookDeliveries.id, delivery.id),
        failure === null ? undefined : isNull(webhookDeliveries.givenUpAt),
      ),
    );
  if (failure === null) return 'delivered';
  return wait === null ? 'given-up' : 'postponed';
}

/**
 * Sends to each program one delivery after the other, to all programs side by side, so that a slow one keeps no other waiting; each call answers what
 * became of one, null when none is due or under way. At least once: an instance that dies between a program's yes and its note leaves the delivery to another,
 * under the same id. What it says of an order is read now, so a late one says what is true.
 */
export function sendDeliveries(database: Database, needs: SendingNeeds): () => Promise<Sent | null> {
  const underWay = new Map<string, Promise<void>>();
  const over: (() => Sent)[] = [];
  return async () => {
    for (const delivery of await claim(database, [...underWay.keys()])) {
      const sent = send(database, delivery, needs).then(
        (outcome) => void over.push(() => outcome),
        (error: unknown) =>
          void over.push(() => {
            throw error;
          }),
      );
      underWay.set(
        delivery.webhookId,
        sent.finally(() => underWay.delete(delivery.webhookId)),
      );
    }
    if (over.length === 0 && underWay.size === 0) return null;
    if (over.length === 0) await Promise.race(underWay.values());
    return over.shift()?.() ?? null;
  };
}
