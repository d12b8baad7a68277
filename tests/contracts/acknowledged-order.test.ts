import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connectEmbedded } from '../../src/server/database/connect.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { register } from '../support/http-customer.ts';
import { startShop } from '../support/shop-process.ts';

const PORT = 4191;
const dataDirectory = mkdtempSync(join(tmpdir(), 'promin-kill-'));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

it('keeps every acknowledged order through kill -9', async () => {
  const shop = await startShop(PORT, { dataDirectory });
  const customer = await register(shop.url, 1);
  const acknowledged: string[] = [];
  for (let count = 0; count < 5; count++) acknowledged.push(await customer.placeOrder());
  await shop.kill();

  const connection = await connectEmbedded(dataDirectory);
  const kept = await connection.database.select({ id: orders.id }).from(orders);
  await connection.close();
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
});
