import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { onServer } from '../support/built-shop.ts';
import { freePort } from '../support/free-port.ts';
import { register } from '../support/http-customer.ts';
import { openMailServer } from '../support/mail-server.ts';
import { serverDatabase } from '../support/test-database.ts';
import { openWatchedShop } from '../support/watched-shop.ts';

const MAIL_PORT = await freePort();
const databaseUrl = await serverDatabase();
const shop = await openWatchedShop({
  data: onServer(databaseUrl),
  environment: { SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}` },
});
const database = new pg.Client(databaseUrl);
await database.connect();
afterAll(() => database.end());

test('a mail server that is down delays mail and nothing else; it heals without a restart', async () => {
  const customer = await register(shop.url, 1);
  await customer.placeOrder();
  await expect
    .poll(async () => (await database.query('select 1 from letters where failure is not null')).rowCount)
    .toBeGreaterThan(0);
  expect((await shop.ask('/readyz')).status).toBe(200);
  await customer.placeOrder();

  const mail = await openMailServer(MAIL_PORT);
  try {
    await database.query('update letters set next_attempt_at = now()');
    await mail.untilReceived(3);
    expect(mail.received.map(({ to }) => to).toSorted()).toEqual(
      [customer.email, 'customer@mail.internal', 'customer@mail.internal'].toSorted(),
    );
    await expect
      .poll(async () => (await database.query('select 1 from letters where sent_at is null')).rowCount)
      .toBe(0);
  } finally {
    await mail.close();
  }
  expect(shop.complaints()).toEqual([]);
});
