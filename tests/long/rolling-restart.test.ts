import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startBalancer } from '../support/balancer.ts';
import { orderBody, register } from '../support/http-customer.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { startShop, type Running } from '../support/shop-process.ts';

const postgres = await startPostgres();
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-rolling-'));
const PORTS = await Promise.all([freePort(), freePort(), freePort()]);
const FRONT = await freePort();
/** Roof hooks, of which there are plenty. */
const PRODUCT_ID = 508;
const open = (port: number) =>
  startShop({
    port,
    dataDirectory,
    databaseUrl: postgres.url,
    environment: { PUBLIC_URL: `http://127.0.0.1:${FRONT}`, STOP_DELAY_SECONDS: '1.5' },
  });
// All at once on an empty database: one migrates and seeds, the others wait.
const shops: Running[] = await Promise.all(PORTS.map(open));
const front = await startBalancer(
  FRONT,
  shops.map(({ url }) => url),
);
afterAll(async () => {
  await front.close();
  await Promise.all(shops.map((shop) => shop.stop()));
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const PATHS = [
  '/ua',
  '/pl/solar-panels',
  '/en/product/101',
  '/ua/search?q=deye',
  '/ua/cart',
  '/api/products?brand=Deye',
];

/** Visitors who read and order without a pause until told to stop; answers what was wrong, and the orders. */
async function underLoad(work: () => Promise<void>) {
  const customers = await Promise.all([1, 2, 3].map((number) => register(front.url, number)));
  const wrong: string[] = [];
  const orders: string[] = [];
  let isOver = false;
  const check = (path: string, { status }: Response, ...wanted: number[]) => {
    if (!wanted.includes(status)) wrong.push(`${path} ${status}`);
  };
  const read = async (start: number) => {
    for (let turn = start; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/ua';
      const answer = await fetch(front.url + path);
      await answer.arrayBuffer();
      check(path, answer, 200);
    }
  };
  const order = async ({ headers }: (typeof customers)[number]) => {
    while (!isOver) {
      const answer = await fetch(`${front.url}/api/create-checkout-session`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: orderBody(PRODUCT_ID),
      });
      check('order', answer, 201, 200); // an order whose answer was lost is asked for again, and repeated
      const { orderId } = JSON.parse(await answer.text());
      if (answer.ok) orders.push(orderId);
      const profile = await fetch(`${front.url}/ua/order/${orderId}`, { headers });
      await profile.arrayBuffer();
      check('/ua/order', profile, 200); // the session and the order are known to every instance
      await setTimeout(600); // twenty orders in ten minutes are a customer's limit
    }
  };
  const visits = [...PATHS.keys()].map(read);
  const purchases = customers.map(order);
  await work();
  isOver = true;
  await Promise.all([...visits, ...purchases]);
  return { wrong, orders };
}

async function kept(ids: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as kept from orders where id = any($1)', [ids]);
  await client.end();
  return rows[0].kept;
}

test('instances that are told to stop, one after the other, cost no visitor an answer', async () => {
  const before = { ...front.count };
  const { wrong, orders } = await underLoad(async () => {
    for (const [index, port] of PORTS.entries()) {
      expect(await shops[index]?.stop()).toBe(0);
      shops[index] = await open(port);
    }
  });
  expect(wrong).toEqual([]);
  expect(front.count.failed).toBe(0);
  expect(front.count.repeated).toBe(before.repeated); // each left only after the balancer knew
  expect(front.count.answered - before.answered).toBeGreaterThan(100);
  expect(orders.length).toBeGreaterThan(3);
  expect(await kept(orders)).toBe(orders.length);
});

test('instances that are killed cost no visitor an answer either, as long as one is left to ask again', async () => {
  const { wrong, orders } = await underLoad(async () => {
    for (const [index, port] of PORTS.entries()) {
      await shops[index]?.kill();
      shops[index] = await open(port);
    }
  });
  expect(wrong).toEqual([]);
  expect(front.count.failed).toBe(0);
  expect(await kept(orders)).toBe(orders.length);
});
