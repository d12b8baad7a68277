import { createHmac, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOKS_MAX, type WebhookEvent } from '../../../src/domain/partners/webhook.ts';
import { orderRecord } from '../../../src/server/api/serializers/order-record.ts';
import { listAudit } from '../../../src/server/audit/audit-log.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { sendDeliveries } from '../../../src/server/partners/send-delivery.ts';
import { webhookDeliveries, webhooks } from '../../../src/server/partners/tables.ts';
import {
  forgetOldDeliveries,
  sendDeliveryNow,
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
import { ON_EMBEDDED } from '../../support/test-database.ts';
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

const add = async (
  url = 'https://erp.example/hook',
  id: string = randomUUID(),
  events: WebhookEvent[] = ['order.created', 'order.changed'],
) => {
  const added = await addWebhook(database, sealed)({ id, url, note: 'ERP', events, staffId });
  return { id, added, secret: added.ok ? added.secret : '' };
};
const addForStock = (url?: string) => add(url, undefined, ['stock.changed']);
const setStock = (id: number, stock: number, on: Database = database) =>
  on.update(products).set({ stock }).where(eq(products.id, id));
/** What was posted of the stock, in its order. */
const said = () =>
  posted.map(
    ({ body }) =>
      (JSON.parse(body) as { data: { id: number; articleNumber: string; free: number; reserved: number } })
        .data,
  );
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

test('what waits for its next attempt is sent at once, which uses up none of those that follow', async () => {
  const { id } = await add();
  await place();
  answers = { ok: false, reason: 'timeout' };
  expect(await send()).toBe('postponed');
  expect(await send()).toBeNull();
  const [waits] = await list();
  expect(waits).toMatchObject({ state: 'waiting', failure: 'timeout', attempts: 1 });
  const sendNow = sendDeliveryNow(database);
  const now = { id: waits?.id ?? '', nextAttemptAt: waits?.nextAttemptAt ?? '', staffId };
  expect(await sendNow({ ...now, nextAttemptAt: '2026-01-01T00:00:00.000Z' })).toBe(false);
  expect(await Promise.all([sendNow(now), sendNow(now)])).toEqual(expect.arrayContaining([true, false]));
  expect(await send()).toBe('postponed');
  const [again] = await list();
  expect(again).toMatchObject({ failure: 'timeout', attempts: 1 });
  expect(await sendNow(now)).toBe(false);
  expect((await listAudit(database)({ subject: 'webhook', subjectId: id })).entries[0]).toMatchObject({
    action: 'webhook-sent-now',
    changes: { delivery: ['', now.id] },
  });

  // What is being sent is left alone, and so is what is over.
  const later = { ...now, nextAttemptAt: again?.nextAttemptAt ?? '' };
  await database.update(webhookDeliveries).set({ failure: null });
  expect(await sendNow(later)).toBe(false);
  await database.update(webhookDeliveries).set({ failure: 'timeout' });
  expect(await sendNow(later)).toBe(true);
  answers = { ok: true, status: 200 };
  expect(await send()).toBe('delivered');
  expect(await sendNow(later)).toBe(false);
  expect(await list()).toMatchObject([{ state: 'delivered', failure: null, status: 200 }]);
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

test('changes of the stock are folded until they are sent, and sent as it is by then', async () => {
  await addForStock();
  await addForStock('https://other.example/hook');
  await setStock(102, 50);
  await setStock(102, 50);
  await setStock(102, 49);
  await setStock(103, 7);
  expect((await list()).map(({ event, productId }) => `${event} ${productId}`).toSorted()).toEqual([
    'stock.changed 102',
    'stock.changed 102',
    'stock.changed 103',
    'stock.changed 103',
  ]);
  await setStock(102, 48);
  for (let sent = 0; sent < 4; sent++) expect(await send()).toBe('delivered');
  expect(await send()).toBeNull();
  // Programs are called side by side: the second of one may come before the first of another.
  const saidOf = said().map(({ id, free }) => `${id} ${free}`);
  expect(saidOf.toSorted()).toEqual(['102 48', '102 48', '103 7', '103 7']);
  const { articleNumber } = (await list()).find(({ productId }) => productId === 102) ?? {};
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
    type: 'stock.changed',
    data: { id: 102, articleNumber, free: 48, reserved: 0, readAt: expect.stringMatching(/Z$/) },
  });
  // What was sent covers nothing any more.
  await setStock(103, 6);
  expect((await list()).filter(({ state }) => state === 'waiting')).toHaveLength(2);
});

test('an order says what is left of its goods, a machine and a price say nothing', async () => {
  await addForStock();
  await setStock(101, 30);
  await send();
  posted.splice(0);
  await place();
  await database.update(products).set({ stock: 3 }).where(eq(products.id, 2001));
  await database
    .update(products)
    .set({ updatedAt: sql`now()` })
    .where(eq(products.id, 102));
  expect(await send()).toBe('delivered');
  expect(await send()).toBeNull();
  expect(said()).toMatchObject([{ id: 101, free: 29 }]);
  expect(said()[0]?.reserved).toBeGreaterThan(0);
});

test('what changes while it is under way is sent once more', async () => {
  await addForStock();
  await setStock(104, 20);
  let meanwhile: (() => Promise<unknown>) | null = () => setStock(104, 19);
  const sendBeside = sendDeliveries(database, {
    caller: {
      post: async (url, message) => {
        await meanwhile?.();
        meanwhile = null;
        return caller.post(url, message);
      },
    },
    sealed,
    describe: orderRecord,
  });
  expect([await sendBeside(), await sendBeside(), await sendBeside()]).toEqual([
    'delivered',
    'delivered',
    null,
  ]);
  expect(said().map(({ free }) => free)).toEqual([20, 19]);
});

test.skipIf(ON_EMBEDDED)('what is changed and cannot be read yet is not sent before', async () => {
  await addForStock();
  await setStock(104, 18);
  await database.transaction(async (transaction) => {
    await setStock(104, 17, transaction);
    expect(await send()).toBeNull();
  });
  expect(await send()).toBe('delivered');
  expect(said().map(({ free }) => free)).toEqual([17]);
});

test('news of the stock that failed is sent again beside newer news, and what is switched off covers nothing', async () => {
  const { id } = await addForStock();
  await setStock(105, 10);
  answers = { ok: true, status: 500 };
  expect(await send()).toBe('postponed');
  await setStock(105, 9);
  await setStock(105, 8);
  answers = { ok: true, status: 200 };
  await fallDue();
  expect([await send(), await send(), await send()]).toEqual(['delivered', 'delivered', null]);
  const [newest] = await list();
  await setStock(105, 7);
  // Sent again though newer news waits.
  expect(
    await resendDelivery(database)({ id: newest?.id ?? '', overAt: newest?.overAt ?? '', staffId }),
  ).toBe(true);
  await switchWebhook(database)({ id, isOn: false, staffId });
  await setStock(105, 6);
  await switchWebhook(database)({ id, isOn: true, staffId });
  expect(await send()).toBeNull();
  await setStock(105, 5);
  posted.splice(0);
  expect([await send(), await send()]).toEqual(['delivered', null]);
  expect(said().map(({ free }) => free)).toEqual([5]);
});

test('two who change many products and one who sends end, each after the other', async () => {
  await addForStock();
  const ids = [106, 107, 108, 111, 112];
  const change = (stock: number) =>
    database.transaction(async (transaction) => {
      for (const id of ids) await setStock(id, stock, transaction);
    });
  await Promise.all([change(11), send(), change(12), send(), change(13), send(), change(14)]);
  while ((await send()) !== null);
  const rows = await database
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids));
  const last = new Map(said().map(({ id, free }) => [id, free]));
  expect(rows.map(({ id }) => last.get(id))).toEqual(rows.map(({ stock }) => stock));
});

test('news of the stock is dropped a week after it was sent', async () => {
  await addForStock();
  await setStock(113, 4);
  await setStock(113, 3);
  await place();
  await send();
  const age = (days: number) =>
    database.update(webhookDeliveries).set({ createdAt: sql`now() - make_interval(days => ${days})` });
  await age(6);
  await forgetOldDeliveries(database)();
  expect(await list()).toHaveLength(2);
  await age(8);
  await forgetOldDeliveries(database)();
  expect((await list()).map(({ state }) => state)).toEqual(['waiting']);
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
