import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { orderBody, register, type Customer } from '../support/http-customer.ts';
import { runService } from '../support/run-service.ts';
import { startShop, type Running } from '../support/shop-process.ts';
import { makeSmallDisk, type SmallDisk } from '../support/small-disk.ts';

/** Of one customer; there is a limit. */
const ORDERS_MAX = 15;
const disk = makeSmallDisk(100);

async function openShopOn({ folder }: SmallDisk): Promise<Running> {
  cpSync(await runService('template'), join(folder, 'database'), { recursive: true });
  return startShop({ dataDirectory: folder });
}

describe.skipIf(disk === null)('a full disk (only root on Linux can make one to fill)', async () => {
  if (disk === null) return;
  const shop = await openShopOn(disk);
  afterAll(async () => {
    await shop.stop();
    disk.remove();
  });
  const customers = await Promise.all([1, 2, 3].map((number) => register(shop.url, number)));
  const headers = { ...customers[0]?.headers };
  const read = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers });
    return [answer.status, (await answer.text()).length > 0];
  };
  const order = async (customer: Customer) => {
    const answer = await fetch(`${shop.url}/api/create-checkout-session`, {
      method: 'POST',
      headers: customer.headers,
      body: orderBody(508),
    });
    await answer.text();
    return answer.status;
  };
  /** Orders until one is refused; there is room left between the rows of every table. */
  async function firstRefusal() {
    for (const customer of customers) {
      for (let orders = 0; orders < ORDERS_MAX; orders++) {
        const status = await order(customer);
        if (status !== 201) return status;
      }
    }
    return 201;
  }

  test('lets nobody order, and everybody read', async () => {
    disk.fill();
    expect(await firstRefusal()).toBe(503);
    for (const path of ['/ua/profile', '/pl/search?q=deye', '/api/orders', '/healthz']) {
      expect([path, ...(await read(path))]).toEqual([path, 200, true]);
    }
  });

  test('that has room again takes orders at once', async () => {
    disk.empty();
    expect(await Promise.all(customers.map(order))).toEqual([201, 201, 201]);
  });
});
