import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeDemoAccount } from '../../../src/server/demo/demo-account.ts';
import { fillOrders } from '../../../tools/fill/fill-orders.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { demoWiring } from '../../support/demo-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import { receiveSpans } from '../../support/span-receiver.ts';
import { addPerson, SECRET } from '../authorisation/people.ts';

/** How many queries each list of the back office asks, its session's and its frame's among them. */
const QUERIES: Readonly<Record<string, number>> = {
  '': 4,
  '/inbox': 3,
  '/orders': 5,
  '/orders?q=ORD-1001': 5,
  '/customers': 4,
  '/customers?q=customer': 7,
  '/customers/fill-1': 12,
  '/find?q=deye': 8,
  '/returns': 5,
  '/payments': 3,
  '/quotes': 4,
  '/quotes?list=deliveries': 10,
  '/sales': 8,
  '/sales/funnel': 5,
  '/sales/restock': 9,
  '/depot': 6,
  '/lease-returns': 3,
  '/board': 6,
  '/board/utilisation': 5,
  '/machines': 5,
  '/rental-offers': 4,
  '/replacements': 3,
  '/tickets': 5,
  '/reviews': 5,
  '/questions': 5,
  '/answer-templates': 3,
  '/products': 5,
  '/products?q=deye': 5,
  '/products/101': 24,
  '/products/101/documents': 14,
  '/products/bulk': 15,
  '/products/count': 4,
  '/products/import': 14, // its legend has an example of the shop’s own
  '/products/categories': 5,
  '/products/tags': 5,
  '/prices': 8,
  '/prices/margins': 5,
  '/prices/suppliers': 5,
  '/content': 6,
  '/shop': 3,
  '/staff': 3,
  '/api-keys': 3,
  '/webhooks': 4,
  '/audit': 4,
  '/translations': 4,
  '/translations/content': 8,
};

const receiver = await receiveSpans();
afterAll(receiver.close);

/** Asks each page twice, so that what is kept in memory is there, and counts what the second visit asked the database. */
async function queriesWith(orders: number): Promise<Readonly<Record<string, number>>> {
  const data = await seededData();
  const connection = await connectData(data);
  await makeDemoAccount(connection.database, demoWiring(connection));
  await fillOrders(connection.database, { count: orders, customers: orders, seed: 1 });
  // The days of these orders are counted already: a chore that counts three years meanwhile takes connections from the pages.
  await connection.database.execute(sql`insert into sales_of_days (currency, day, orders, pieces, net_minor)
    select currency, day::date, 0, 0, 0 from unnest(array['UAH', 'PLN']) as each(currency),
      generate_series(now() - interval '4 years', now() - interval '1 day', interval '1 day') as day`);
  await connection.database.execute(sql`delete from sales_changes`);
  const admin = await addPerson(connection.database, 'admin');
  await connection.close();
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, SESSION_SECRET: SECRET };
  const shop = await startShop({ ...data, environment });
  const traces: Record<string, string> = {};
  for (const [place, path] of Object.keys(QUERIES).entries()) {
    const trace = `${orders}`.padStart(24, '0') + `${place + 1}`.padStart(8, '0');
    traces[trace] = path;
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(`${shop.url}/ua/admin${path}`, {
        headers: { cookie: admin.cookie, ...headers },
      });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    };
    await ask({});
    await ask({ traceparent: `00-${trace}-b7ad6b7169203331-01` });
  }
  expect(await shop.stop()).toBe(0);
  const asked: Record<string, number> = Object.fromEntries(Object.keys(QUERIES).map((path) => [path, 0]));
  for (const { traceId, attributes } of receiver.spans) {
    const path = traces[traceId];
    if (path !== undefined && attributes.some(({ key }) => key === 'db.query.text'))
      asked[path] = (asked[path] ?? 0) + 1;
  }
  return asked;
}

test('lists of the back office ask as many queries as are written down, however much there is to list', async () => {
  expect(await queriesWith(20)).toEqual(QUERIES);
  expect(await queriesWith(600)).toEqual(QUERIES);
});
