import { afterAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../support/postgres-server.ts';
import { openTestShop } from '../support/test-shop.ts';
import { raceWithBaskets } from './basket-race.ts';
import { raceForDiscount } from './discount-race.ts';
import { raceForOpenOrders } from './open-order-race.ts';
import { orderDuringPriceChange } from './order-during-price-change.ts';
import { orderSameGoodsCrosswise } from './order-same-goods-crosswise.ts';
import { raceForQuote } from './quote-race.ts';
import { raceForLastUnit } from './stock-race.ts';

const exactlyOne = { placed: 1, outOfStock: 19, customers: 20, ordersWritten: 1, stockLeft: 0 };

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

test('one of twenty customers gets the last unit, on the embedded database', async () => {
  expect(await raceForLastUnit(() => openTestShop())).toEqual(exactlyOne);
});

test('one of twenty customers gets the last unit, on a Postgres server', async () => {
  const { url } = (server = await startPostgres());
  expect(await raceForLastUnit(() => openTestShop({ DATABASE_URL: url }))).toEqual(exactlyOne);
});

const sevenOfTen = {
  placed: 7,
  refused: 13,
  uses: 7,
  redeemed: { orders: 7, customers: 7 },
  ordersWritten: 7,
};

test('a code is used as often as its limits say by twenty orders at once, on the embedded database', async () => {
  expect(await raceForDiscount(() => openTestShop())).toEqual(sevenOfTen);
});

test('a code is used as often as its limits say by twenty orders at once, on a Postgres server', async () => {
  const { url } = (server ??= await startPostgres());
  expect(await raceForDiscount(() => openTestShop({ DATABASE_URL: url }))).toEqual(sevenOfTen);
});

const balanced = { outcomes: new Set(['placed', 'out-of-stock']), twins: 0, goods: 20, unbalanced: [] };

test('two hundred customers with mixed baskets leave the books of the embedded database balanced', async () => {
  const { placed, ...outcome } = await raceWithBaskets(() => openTestShop());
  expect(outcome).toEqual(balanced);
  expect(placed).toBeGreaterThan(20);
});

test('two hundred customers with mixed baskets leave the books of a Postgres server balanced', async () => {
  const { url } = (server ??= await startPostgres());
  const { placed, ...outcome } = await raceWithBaskets(() => openTestShop({ DATABASE_URL: url }));
  expect(outcome).toEqual(balanced);
  expect(placed).toBeGreaterThan(20);
});

test('one customer’s open orders stay within their limit by twenty at once, on a Postgres server', async () => {
  const { url } = (server ??= await startPostgres());
  const limited = { DATABASE_URL: url, ORDER_LIMITS: 'on' };
  expect(await raceForOpenOrders(() => openTestShop(limited))).toEqual({
    beyondLimit: 0,
    unwritten: 0,
    reasons: new Set(['too-many-open-orders']),
  });
});

const onceOnly = {
  isEither: true,
  hasAsManyOrders: true,
  isNotedOnce: true,
  stockTaken: true,
  isLinked: true,
};

test('an offer is accepted once by twenty at once, on the embedded database', async () => {
  expect(await raceForQuote(() => openTestShop())).toEqual(onceOnly);
});

test('an offer is accepted once by twenty at once, on a Postgres server', async () => {
  const { url } = (server ??= await startPostgres());
  expect(await raceForQuote(() => openTestShop({ DATABASE_URL: url }))).toEqual(onceOnly);
});

test('an order that waited for a change of price has the new price', async () => {
  const { url } = (server ??= await startPostgres());
  const outcome = await orderDuringPriceChange(() => openTestShop({ DATABASE_URL: url }));
  expect(outcome).toEqual({ status: 201, unitMinor: 123_400 });
});

test('customers who order the same goods in different order do not block each other', async () => {
  const { url } = (server ??= await startPostgres());
  const statuses = await orderSameGoodsCrosswise(() => openTestShop({ DATABASE_URL: url }));
  expect(new Set(statuses)).toEqual(new Set([201]));
});
