import { expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { seedPrice } from '../../../tests/support/seed-price.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listReductions } from '../catalogue/reductions/reductions.ts';
import { announceByStaff } from './change-prices.ts';
import { previewReduction } from './preview-reduction.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const preview = previewReduction(database);
const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10);

test('what is previewed is what is struck through when the reduction begins', async () => {
  const regular = seedPrice(103);
  const asked = { productId: 103, currency: 'UAH', price: regular - 10_000, firstDay: day(-1) } as const;
  expect(await preview({ ...asked, price: undefined, firstDay: undefined })).toMatchObject({
    minor: regular,
    regular,
    foreseen: { lowest: regular, struck: null },
  });
  const before = await preview(asked);
  expect(before?.foreseen.struck).toBe(regular);
  await announceByStaff(database)({ ...asked, lastDay: day(2), staffId: anna });
  expect(await listReductions(database)()).toMatchObject([{ productId: 103, struck: regular }]);
  // A second one, within 30 days of the first, is compared with the first.
  expect(await preview({ ...asked, firstDay: day(5), price: regular - 5000 })).toMatchObject({
    regular,
    foreseen: { lowest: regular - 10_000, struck: null },
  });
  expect(await preview({ ...asked, firstDay: day(5), price: regular - 20_000 })).toMatchObject({
    foreseen: { struck: regular - 10_000 },
  });
});

test('of a product that is not there is nothing', async () => {
  expect(await preview({ productId: 999_999, currency: 'UAH', price: 1, firstDay: undefined })).toBeNull();
});
