import { beforeAll, describe, expect, test } from 'vitest';
import { onServer } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { register } from '../support/http-customer.ts';
import { serverDatabase } from '../support/test-database.ts';
import { openWatchedShop } from '../support/watched-shop.ts';

const HOUR_MS = 60 * 60 * 1000;
const CLOCK_PORT = String(await freePort());

const databaseUrl = await serverDatabase();
// The process's clock jumps; the database, whose clock counts, is another process.
const clock = new URL('../support/shifted-clock.ts', import.meta.url).href;
const shop = await openWatchedShop({
  data: onServer(databaseUrl),
  environment: { CLOCK_PORT, NODE_OPTIONS: `--import=${clock} --disable-warning=ExperimentalWarning` },
});

async function putClock(aheadMs: number) {
  const answer = await fetch(`http://127.0.0.1:${CLOCK_PORT}/${aheadMs}`);
  const told = new Date(await answer.text()).getTime();
  expect(Math.abs(told - Date.now() - aheadMs)).toBeLessThan(60_000);
}

let guesses = 0;
/** Each of another e-mail, which would have to wait by itself. */
const guess = (address: string) =>
  shop.ask('/ua/auth', {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'login',
      email: `guess-${++guesses}@example.com`,
      password: 'guessed',
    }),
    headers: { 'x-forwarded-for': address },
  });

const customer = await register(shop.url, 1);

describe('when the clock of the process jumps', () => {
  beforeAll(async () => {
    for (let tries = 0; tries < 10; tries++) expect((await guess('10.7.0.1')).status).toBe(401);
    expect((await guess('10.7.0.1')).status).toBe(429);
  });

  test.each([
    ['an hour forward', HOUR_MS],
    ['an hour back', -HOUR_MS],
    ['to where it was', 0],
  ])('%s, customers stay signed in and order, and guessers stay shut out', async (_, aheadMs) => {
    await putClock(aheadMs);
    expect(await customer.placeOrder()).toMatch(/^[\da-f-]{36}$/);
    const newcomer = await register(shop.url, 1000 + aheadMs / HOUR_MS);
    expect(await newcomer.placeOrder()).toMatch(/^[\da-f-]{36}$/);
    expect((await guess('10.7.0.1')).status).toBe(429);
    expect((await guess('10.7.0.2')).status).toBe(401);
    expect((await shop.ask('/ua')).status).toBe(200);
  });
});

test('whoever came before a jump is still known after it', async () => {
  await putClock(HOUR_MS);
  const ahead = await register(shop.url, 2000);
  await putClock(-HOUR_MS);
  const behind = await register(shop.url, 2001);
  await putClock(0);
  for (const each of [ahead, behind]) expect(await each.placeOrder()).toMatch(/^[\da-f-]{36}$/);
});

test('nothing of all this was a fault of the shop', () => expect(shop.complaints()).toEqual([]));
