import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOKS_MAX } from '../../../src/domain/partners/webhook.ts';
import { orderRecord } from '../../../src/server/api/serializers/order-record.ts';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { sendDeliveries } from '../../../src/server/partners/send-delivery.ts';
import { webhookDeliveries, webhooks } from '../../../src/server/partners/tables.ts';
import {
  forgetOldDeliveries,
  listDeliveries,
  resendDelivery,
  testWebhook,
} from '../../../src/server/partners/webhook-deliveries.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  switchWebhook,
} from '../../../src/server/partners/webhooks.ts';
import type { WebhookAnswer, WebhookCaller } from '../../../src/server/ports/webhook-caller.ts';
import { sealing } from '../../../src/server/sealing.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { addStaffRow } from '../../support/staff-row.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, database, signedIn, close } = await openTestShop();
afterAll(close);
const staffId = await addStaffRow(database);
const customer = await signedIn();
const sealed = sealing('a secret of this test', 'webhook-secret');

const posted: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
let answers: WebhookAnswer = { ok: true, status: 200 };
const caller: WebhookCaller = {
  post: async (url, message) => {
    posted.push({ url, ...message });
    return answers;
  },
};
const send = sendDeliveries(database, {
  caller,
  sealed,
  describe: orderRecord,
  clock: () => 1_800_000_000_500,
});

beforeEach(async () => {
  await database.delete(webhooks);
  posted.splice(0);
  answers = { ok: true, status: 200 };
});

const add = async (url = 'https://erp.example/hook', id: string = randomUUID()) => {
  const added = await addWebhook(
    database,
    sealed,
  )({ id, url, note: 'ERP', events: ['order.created', 'order.changed'], staffId });
  return { id, added, secret: added.ok ? added.secret : '' };
};
const place = async () => {
  const placed = await api('/create-checkout-session', {
    method: 'POST',
    headers: customer.headers,
    body: JSON.stringify(checkoutBody([{ id: 101, quantity: 1 }])),
  });
  expect(placed.status).toBe(201);
  const [order] = await database
    .select()
    .from(orders)
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  if (!order) throw new Error('No order');
  return order;
};
const list = async (areFailed = false) =>
  (await listDeliveries(database)({ before: null, areFailed })).deliveries;
const fallDue = () => database.update(webhookDeliveries).set({ nextAttemptAt: sql`now()` });
const logOf = async (id: string) =>
  (await listAudit(database)({ subject: 'webhook', subjectId: id })).entries.map(({ action }) => action);

test('an order that is placed and changed is sent, signed, as the API says it of partners', async () => {
  const { id, secret } = await add();
  const order = await place();
  await database
    .update(orders)
    .set({ updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  expect((await list()).map(({ event, state }) => `${event} ${state}`)).toEqual([
    'order.changed waiting',
    'order.created waiting',
  ]);
  expect([await send(), await send(), await send()]).toEqual(['delivered', 'delivered', null]);
  const headers: Readonly<Record<string, string>> = posted[0]?.headers ?? {};
  const body = posted[0]?.body ?? '';
  const said = JSON.parse(body) as { id: string; type: string; data: Record<string, unknown> };
  expect(said).toMatchObject({ type: 'order.created', data: { id: order.id } });
  expect(headers['Webhook-Id']).toBe(said.id);
  expect(headers['Webhook-Timestamp']).toBe('1800000000');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(key).toHaveLength(32);
  const signature = createHmac('sha256', key).update(`${said.id}.1800000000.${body}`).digest('base64');
  expect(headers['Webhook-Signature']).toBe(`v1,${signature}`);
  expect(await list(true)).toEqual([]);
  const [hook] = await listWebhooks(database)();
  expect(hook).toMatchObject({ id, failed: 0 });
  expect(hook?.deliveredAt).toMatch(/Z$/);
});

test('what is undone is not sent, and who takes other events hears nothing', async () => {
  const { id } = await add();
  const order = await place();
  await database
    .update(webhooks)
    .set({ events: ['order.created'] })
    .where(eq(webhooks.id, id));
  await database.delete(webhookDeliveries);
  const undone = database.transaction(async (transaction) => {
    await transaction
      .update(orders)
      .set({ updatedAt: sql`now()` })
      .where(eq(orders.id, order.id));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database
    .update(orders)
    .set({ updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  expect(await list()).toEqual([]);
});

test('what is refused is tried seven times under one id and given up; sent again once, whoever presses twice', async () => {
  await add();
  await place();
  answers = { ok: true, status: 500 };
  for (let tries = 1; tries < 7; tries++) {
    expect(await send()).toBe('postponed');
    expect(await send()).toBeNull();
    await fallDue();
  }
  expect(await send()).toBe('given-up');
  expect(new Set(posted.map(({ headers }) => headers['Webhook-Id'])).size).toBe(1);
  const [lost] = await list(true);
  expect(await listWebhooks(database)()).toMatchObject([{ failed: 1, deliveredAt: null }]);
  expect(lost).toMatchObject({ state: 'failed', failure: 'refused', status: 500, attempts: 7 });
  const again = () => resendDelivery(database)({ id: lost?.id ?? '', overAt: lost?.overAt ?? '', staffId });
  expect(await Promise.all([again(), again()])).toEqual(expect.arrayContaining([true, false]));
  answers = { ok: true, status: 200 };
  expect(await send()).toBe('delivered');
  expect(await again()).toBe(false);
  expect(await send()).toBeNull();
});

test('a program that is slow keeps no other waiting', async () => {
  const slow = Promise.withResolvers<void>();
  await add('https://slow.example/hook');
  await add();
  await place();
  await place();
  const sendBeside = sendDeliveries(database, {
    caller: {
      post: async (url, message) => {
        if (url.includes('slow')) await slow.promise;
        return caller.post(url, message);
      },
    },
    sealed,
    describe: orderRecord,
  });
  expect(await sendBeside()).toBe('delivered');
  expect(await sendBeside()).toBe('delivered');
  expect(posted).toHaveLength(2);
  slow.resolve();
  expect([await sendBeside(), await sendBeside(), await sendBeside()]).toEqual([
    'delivered',
    'delivered',
    null,
  ]);
  expect(posted).toHaveLength(4);
});

test('410 ends it at once; a program that is down keeps no other waiting', async () => {
  await add();
  await place();
  answers = { ok: true, status: 410 };
  expect(await send()).toBe('given-up');
  await place();
  await place();
  answers = { ok: false, reason: 'timeout' };
  expect(await send()).toBe('postponed');
  expect(await send()).toBeNull();
});

test('a webhook that is switched off gets nothing, and what waited is given up', async () => {
  const { id } = await add();
  await place();
  const turn = (isOn: boolean) => switchWebhook(database)({ id, isOn, staffId });
  expect([await turn(false), await turn(false)]).toEqual([true, true]);
  await place();
  expect((await list()).map(({ failure }) => failure)).toEqual(['switched-off']);
  expect(await testWebhook(database)({ id: randomUUID(), webhookId: id, staffId })).toBe(false);
  expect(await send()).toBeNull();
  expect(await turn(true)).toBe(true);
  expect(await logOf(id)).toEqual(['webhook-switched', 'webhook-switched', 'webhook-added']);
  expect(await switchWebhook(database)({ id: randomUUID(), isOn: true, staffId })).toBe(false);
});

test('a form sent twice makes one webhook and one test; a removed webhook takes its deliveries along', async () => {
  const { id } = await add();
  expect((await add(undefined, id)).added).toEqual({ ok: false, reason: 'form-used' });
  const form = randomUUID();
  const ask = () => testWebhook(database)({ id: form, webhookId: id, staffId });
  expect([await ask(), await ask()]).toEqual([true, true]);
  expect(await list()).toHaveLength(1);
  expect(await send()).toBe('delivered');
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ id: form, type: 'test', data: {} });
  const remove = () => removeWebhook(database)({ id, staffId });
  expect([await remove(), await remove()]).toEqual([true, false]);
  expect(await list()).toEqual([]);
  expect(await logOf(id)).toEqual(['webhook-removed', 'webhook-tested', 'webhook-added']);
});

test('no more than twenty are taken, and secrets are stored sealed', async () => {
  const first = await add();
  for (let count = 1; count < WEBHOOKS_MAX; count++) await add();
  expect((await add()).added).toEqual({ ok: false, reason: 'too-many' });
  const renewed = await renewWebhookSecret(database, sealed)({ id: first.id, staffId });
  expect(renewed?.secret).not.toBe(first.secret);
  const { rows } = await database.execute<{ said: string }>(
    sql`select string_agg(said, ' ') as said from (select to_jsonb(webhooks)::text as said from webhooks
      union all select to_jsonb(audit_entries)::text from audit_entries) as all_said`,
  );
  for (const secret of [first.secret, renewed?.secret ?? ''])
    expect(rows[0]?.said).not.toContain(secret.slice(6, 40));
});

test('deliveries are dropped after ninety days', async () => {
  const { id } = await add();
  await testWebhook(database)({ id: randomUUID(), webhookId: id, staffId });
  await forgetOldDeliveries(database)();
  expect(await list()).toHaveLength(1);
  await database.update(webhookDeliveries).set({ createdAt: sql`now() - interval '91 days'` });
  await forgetOldDeliveries(database)();
  expect(await list()).toEqual([]);
});
