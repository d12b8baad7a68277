import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { statement } from '../database/statement.ts';
import { releaseOrdered } from './release-ordered.ts';
import { carts } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const release = statement('release_in_test', releaseOrdered);
const line = (uniqueKey: string, quantity: number) => ({ id: 1, uniqueKey, quantity, rental: null });

async function released(orderedKeys: string[], orderedPieces: number[]) {
  await database.delete(carts);
  await database
    .insert(carts)
    .values({ userId: 'olena', revision: 5, lines: [line('a', 3), line('b', 1), line('c', 2)] });
  await release(database, { userId: 'olena', orderedKeys, orderedPieces });
  const [cart] = await database.select().from(carts).where(eq(carts.userId, 'olena'));
  return [
    cart?.revision,
    ...(cart?.lines.map(({ uniqueKey, quantity }) => `${uniqueKey} ${quantity}`) ?? []),
  ];
}

test('an order takes its own pieces out of the account’s cart', async () => {
  expect(await released(['a', 'b', 'd'], [1, 1, 7])).toEqual([6, 'a 2', 'c 2']);
  expect(await released(['a', 'a'], [1, 2])).toEqual([6, 'b 1', 'c 2']);
  expect(await released(['a', 'b', 'c'], [9, 9, 9])).toEqual([6]);
});

test('an order of nothing that the cart holds leaves its revision alone', async () => {
  const untouched = [5, 'a 3', 'b 1', 'c 2'];
  expect(await released([], [])).toEqual(untouched);
  expect(await released(['d'], [1])).toEqual(untouched);
});
