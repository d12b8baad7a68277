import { asc, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orders } from '../../../src/server/orders/tables.ts';
import { fillOrders } from '../../../tools/fill/fill-orders.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop } from '../../support/shop-process.ts';
import { addPerson, SECRET } from '../authorisation/people.ts';

const data = await seededData();
const { database, close } = await connectData(data);
await fillOrders(database, { count: 20, customers: 5, seed: 1 });
const admin = await addPerson(database, 'admin');
const [order] = await database
  .select({ id: orders.id, number: orders.orderNumber })
  .from(orders)
  .where(inArray(orders.status, ['DELIVERED', 'COMPLETED']))
  .orderBy(asc(orders.id))
  .limit(1);
if (!order) throw new Error('no order of the seed has arrived');
await close();
const shop = await startShop({ ...data, environment: { SESSION_SECRET: SECRET } });
afterAll(() => shop.stop());

const send = (query: string, fields: Record<string, string>) =>
  fetch(`${shop.url}/en/admin/orders/steps${query}`, {
    redirect: 'manual',
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({ orders: `${order.id}.1`, ...fields }),
  });

test.each(['', '?step=confirm', '?q=nobody&choose=all'])(
  'what came of a step is shown whatever the address of the form says: %o',
  async (query) => {
    const answer = await send(query, { step: 'deliver' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    const page = await answer.text();
    expect(page).toContain(order.number);
    expect(page).toContain('Done: 0 of 1.');
  },
);

test('a refusal is shown there, too; whoever names no order is back at the list', async () => {
  expect((await send('', { step: 'ship' })).status).toBe(422);
  const none = await send('', { step: 'deliver', orders: '' });
  expect([none.status, none.headers.get('location')]).toEqual([302, '/en/admin/orders?chosen=none']);
});
