import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCustomers, bought, DEFAULT_RULES, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { products } from '../catalogue/tables.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { oftenTogether } from './often-together.ts';
import { orders } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');

const order = async (...ids: readonly number[]): Promise<string> => {
  const lines = ids.map((id) => bought(id));
  const result = await placeOrder(database, { rules: DEFAULT_RULES })(orderRequest('olena', { lines }));
  if (!result.ok) throw new Error(result.reason);
  return result.orderId;
};
const together = async () => {
  const found = await oftenTogether(database)(
    { id: 1801, categoryId: 18 },
    { locale: 'uk', currency: 'UAH', count: 4 },
  );
  return { basis: found.basis, ids: found.products.map(({ id }) => id) };
};

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

test('what cannot be had is not offered', async () => {
  await database.update(products).set({ stock: 0 }).where(eq(products.id, 1804));
  const { basis, ids } = await together();
  expect(basis).toBe('complements');
  expect(ids).not.toContain(1804);
});
