import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { togetherWith } from './together-with.ts';
import { orders } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');

const order = async (...ids: readonly number[]): Promise<string> => {
  const lines = ids.map((id) => bought(id));
  const result = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
};
const soldOut = (id: number) => database.update(products).set({ stock: 0 }).where(eq(products.id, id));
const find = async (id: number) => {
  const product = await findProduct(database)(id, 'uk');
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
};
const scope = { currency: 'UAH', count: 4 } as const;
const breaker = await find(1801);
const together = () => togetherWith(database)(breaker, scope);

test('too few orders tell nothing: what complements the product is offered', async () => {
  await order(1801, 1804, 1104);
  const firstOrder = await order(1801, 1804, 1104, 508);
  expect((await together()).basis).toBe('complements');

  await order(1801, 1804);
  await order(1801, 1804, 1104);
  expect(await together()).toEqual({ basis: 'orders', ids: [1804, 1104] });

  // A cancelled order tells nothing either: of 1104 two are left.
  await database.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, firstOrder));
  expect((await together()).basis).toBe('complements');

  await order(1801, 1104);
  await order(1801, 1104);
  expect(await together()).toEqual({ basis: 'orders', ids: [1104, 1804] });
});

describe('what complements a product', () => {
  const complements = async (id: number) => {
    const { basis, ids } = await togetherWith(database)(await find(id), scope);
    expect(basis).toBe('complements');
    return Promise.all(ids.map(find));
  };

  test('is one of each kind that it needs, in stock', async () => {
    const found = await complements(101);
    expect(found.map(({ categoryId }) => categoryId)).toEqual([5, 3, 11]);
    expect(found.filter(({ stock }) => stock === 0)).toEqual([]);
    const [mounting] = found;
    await soldOut(mounting?.id ?? 0);
    expect((await complements(101)).map(({ id }) => id)).not.toContain(mounting?.id);
  });

  test('is of its own maker, if such a product fits', async () => {
    const [panel, battery] = await complements(302);
    expect([panel?.categoryId, battery?.brand]).toEqual([1, 'Deye']);
    expect((await complements(90))[0]?.brand).toBe('EcoFlow');
  });

  test('is no more than is asked for', async () => {
    const { ids } = await togetherWith(database)(await find(302), { currency: 'UAH', count: 1 });
    expect(ids).toHaveLength(1);
  });

  test('is nothing where the product does not state what decides', async () => {
    const charger = await find(801);
    const specifications = charger.specifications.filter(({ key }) => key !== 'circuitBreakerA');
    expect((await complements(801)).map(({ id }) => id)).toEqual([1801]);
    expect((await togetherWith(database)({ ...charger, specifications }, scope)).ids).toEqual([]);
  });

  test('is one query together with what orders tell', async () => {
    const panel = await find(101);
    expect(await countQueries(() => togetherWith(database)(panel, scope))).toBe(1);
  });
});
