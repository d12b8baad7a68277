import { count, gte, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { exchangeRate } from '../../src/content/seed/exchange-rate.ts';
import { seedProducts } from '../../src/content/seed/products.ts';
import { saveProducts } from '../../src/server/catalogue/save-products.ts';
import { productTexts } from '../../src/server/catalogue/tables.ts';
import { listOrders } from '../../src/server/orders/list-orders.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { matchTerm } from '../../src/server/search/match-term.ts';
import { fillOrders } from './fill-orders.ts';
import { fillProducts } from './fill-products.ts';
import { FIRST_INVENTED_ID, inventProduct } from './invent-product.ts';

const { database } = await openTestDatabase();
const PRODUCTS = 120;
const ORDERS = 200;
await fillProducts(database, { count: PRODUCTS, seed: 3 });

const textsOf = () =>
  database
    .select()
    .from(productTexts)
    .where(gte(productTexts.productId, FIRST_INVENTED_ID))
    .orderBy(productTexts.productId, productTexts.locale);

test('invented products are written as the shop itself saves them', async () => {
  const filled = await textsOf();
  expect(filled.length).toBe(3 * PRODUCTS);
  const invented = Array.from({ length: PRODUCTS }, (_, number) => inventProduct(number, 3));
  await database.transaction((transaction) => saveProducts(transaction)(invented, exchangeRate));
  expect(await textsOf()).toEqual(filled);
});

test('they are of the shop’s brands, differ from one another, and are found', async () => {
  const invented = Array.from({ length: 1000 }, (_, number) => inventProduct(number, 3));
  expect(new Set(invented.map(({ article }) => article)).size).toBe(1000);
  expect(new Set(invented.map(({ text }) => text.en.name)).size).toBeGreaterThan(500);
  const brands = new Set(seedProducts.map(({ brand }) => brand));
  for (const { brand } of invented) expect(brands).toContain(brand);
  const { ids } = await matchTerm(database)('інвертор', { onlyInStock: false, limit: 200, minLength: 2 });
  expect(ids.filter((id) => id >= FIRST_INVENTED_ID).length).toBeGreaterThan(0);
});

test('a second filling is refused', async () => {
  await expect(fillProducts(database, { count: 1, seed: 3 })).rejects.toThrow(/already/);
});

test('invented orders are whole: their customers can read them, and new numbers go on after theirs', async () => {
  await fillOrders(database, { count: ORDERS, seed: 3 });
  const [row] = await database.select({ total: count() }).from(orders);
  expect(row?.total).toBe(ORDERS);
  const { orders: own } = await listOrders(database)('fill-1', { page: 1, pageSize: 10 });
  expect(own.length).toBeGreaterThan(0);
  for (const order of own) {
    expect(order.subtotalMinor).toBe(order.items.reduce((sum, { lineMinor }) => sum + lineMinor, 0));
    expect(order.events.at(-1)?.toStatus).toBe(order.status);
  }
  const { rows } = await database.execute<{ taken: boolean }>(
    sql`select exists (select from orders where order_number = 'ORD-' || nextval('order_numbers')) as taken`,
  );
  expect(rows).toEqual([{ taken: false }]);
  const { rows: apart } = await database.execute(sql`select from orders where processing_at is distinct from
    (select min(at) from order_events where order_id = orders.id and to_status = 'PROCESSING')`);
  expect(apart).toEqual([]);
});
