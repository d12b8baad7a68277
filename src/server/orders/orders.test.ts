import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { findOrder } from './find-order.ts';
import { listOrders } from './list-orders.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek', 'newcomer');

/** Places orders of one to so many lines, one after the other; answers their ids. */
async function placeOrders(userId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const lines = [1801, 1804, 1104, 508].slice(0, 1 + (number % 4)).map((id) => bought(id, number));
    const result = await placeOrder(database, ORDER_NEEDS)(orderRequest(userId, { lines }));
    if (!result.ok) throw new Error(result.reason);
    ids.push(result.orderId);
  }
  return ids;
}
const olenas = await placeOrders('olena', 7);
const mareks = await placeOrders('marek', 2);
const list = listOrders(database);
const find = findOrder(database);

describe('a customer’s list', () => {
  test('has the own orders alone, newest first', async () => {
    const { orders, total } = await list('olena', { page: 1, pageSize: 10 });
    expect(orders.map(({ id }) => id)).toEqual(olenas.toReversed());
    expect(total).toBe(olenas.length);
    expect((await list('marek', { page: 1, pageSize: 10 })).orders.map(({ id }) => id)).toEqual(
      mareks.toReversed(),
    );
  });

  test('is the same whole whatever the size of its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list('olena', { page, pageSize: 3 })));
    expect(pages.map(({ orders }) => orders.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flatMap(({ orders }) => orders.map(({ id }) => id))).toEqual(olenas.toReversed());
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([olenas.length]));
  });

  test('has each order with its own lines, in their order', async () => {
    for (const order of (await list('olena', { page: 1, pageSize: 10 })).orders) {
      const number = olenas.indexOf(order.id) + 1;
      expect(order.items.map(({ quantity }) => quantity)).toEqual(
        Array.from({ length: 1 + (number % 4) }, () => number),
      );
      expect(order.items.map(({ productId }) => productId)).toEqual(
        [1801, 1804, 1104, 508].slice(0, 1 + (number % 4)),
      );
    }
  });

  test('costs the same queries for one order and for many', async () => {
    const one = await countQueries(() => list('olena', { page: 1, pageSize: 1 }));
    expect(await countQueries(() => list('olena', { page: 1, pageSize: 10 }))).toBe(one);
  });

  test('of somebody without orders is empty', async () => {
    expect(await list('newcomer', { page: 1, pageSize: 10 })).toEqual({ orders: [], total: 0 });
  });
});

describe('an order', () => {
  const [id = ''] = olenas;

  test('is found by its owner, as the list has it', async () => {
    const found = await find(id, 'olena');
    const { orders } = await list('olena', { page: 1, pageSize: 10 });
    expect(found).toEqual({ ok: true, order: orders.at(-1) });
  });

  test('is refused to everybody else (R24)', async () => {
    expect(await find(id, 'marek')).toEqual({ ok: false, reason: 'not-owner' });
    expect(await find(id, null)).toEqual({ ok: false, reason: 'not-signed-in' });
  });

  test('that does not exist is unknown, whatever its id looks like', async () => {
    const ids = ['00000000-0000-4000-8000-000000000000', '1', '', `${id}0`, "' or true --"];
    for (const unknown of ids) {
      expect(await find(unknown, 'olena')).toEqual({ ok: false, reason: 'order-not-found' });
    }
  });

  test('that does not exist says nothing to a visitor', async () => {
    expect(await find('1', null)).toEqual({ ok: false, reason: 'not-signed-in' });
  });
});

test('order numbers rise and never repeat', async () => {
  const { orders } = await list('olena', { page: 1, pageSize: 10 });
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
});
