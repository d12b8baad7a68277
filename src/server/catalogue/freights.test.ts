import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { freightsOf } from './freights.ts';

const { database } = await openTestDatabase();

test('ids that no product can have are unknown ones, however large', async () => {
  const found = await freightsOf(database, [101, 999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER]);
  expect([...found.keys()]).toEqual([101]);
});
