import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCustomers } from '../../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';
import { recoveryCodes } from './tables.ts';

const { database } = await openTestDatabase();
const left = recoveryCodesLeft(database);

test('codes that were not used are counted, of one account, and none is not zero', async () => {
  await addCustomers(database, 'olena', 'marek');
  expect(await left('olena')).toBeNull();
  await database.insert(recoveryCodes).values(['a', 'b', 'c'].map((hash) => ({ userId: 'olena', hash })));
  expect(await left('olena')).toBe(3);
  expect(await left('marek')).toBeNull();
  await database
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(eq(recoveryCodes.userId, 'olena'));
  expect(await left('olena')).toBe(0);
});
