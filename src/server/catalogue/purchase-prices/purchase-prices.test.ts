import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedPrice } from '../../../../tests/support/seed-price.ts';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { money } from '../../../domain/money/money.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { announceReduction } from '../reductions/reductions.ts';
import { sweepReductions } from '../reductions/sweep-reductions.ts';
import { enterPurchase, findPurchases, removePurchase } from './purchase-prices.ts';
import { purchasePrices } from './tables.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const enter = (productId: number, form: Partial<Parameters<ReturnType<typeof enterPurchase>>[0]> = {}) =>
  enterPurchase(database)({
    productId,
    amount: 100_000,
    currency: 'UAH',
    supplier: 'Deye Europe',
    day: '2026-01-10',
    why: 'a new contract',
    staffId: anna,
    ...form,
  });
const find = findPurchases(database);
const logged = async (productId: number) =>
  (await listAudit(database)({ subject: 'product', subjectId: String(productId) })).entries;

test('an entry is in the history, and in the log with what held until then, who and why', async () => {
  expect(await enter(101)).toEqual({ ok: true, changed: 1 });
  expect(await enter(101, { day: '2026-03-01', amount: 110_000 })).toEqual({ ok: true, changed: 1 });
  expect((await find(101)).purchases).toMatchObject([
    { price: money(110_000, 'UAH'), day: '2026-03-01', supplier: 'Deye Europe' },
    { price: money(100_000, 'UAH'), day: '2026-01-10' },
  ]);
  const [entry] = await logged(101);
  expect(entry).toMatchObject({ action: 'purchase-price-entered', why: 'a new contract', staffName: 'Анна' });
  expect(entry?.changes['purchase']).toEqual([
    '1000.00 UAH, Deye Europe, 2026-01-10',
    '1100.00 UAH, Deye Europe, 2026-03-01',
  ]);
});

test('the same press twice is one entry, one after the other and side by side', async () => {
  await enter(102);
  const answers = await Promise.all([enter(102), enter(102)]);
  expect(answers).toEqual([
    { ok: true, changed: 0 },
    { ok: true, changed: 0 },
  ]);
  expect((await find(102)).purchases).toHaveLength(1);
  expect(await logged(102)).toHaveLength(1);
});

test('of two tabs that enter different prices for a day one is refused, and nothing of it is logged', async () => {
  const answers = await Promise.all([enter(103, { amount: 1 }), enter(103, { amount: 2 })]);
  expect(answers).toContainEqual({ ok: true, changed: 1 });
  expect(answers).toContainEqual({ ok: false, reason: 'day-taken' });
  expect(await logged(103)).toHaveLength(1);
});

test('the price that holds is listed however many are to come', async () => {
  await database.execute(sql`insert into product_purchase_prices (product_id, currency, minor, supplier, day)
    select 105, 'UAH', 100 + n, 'Deye Europe', (now() at time zone 'Europe/Kyiv')::date + n from generate_series(-1, 60) as n where n <> 0`);
  const { purchases, today } = await find(105);
  expect(purchases).toHaveLength(50);
  expect(purchases.filter(({ day }) => day <= today)).toEqual([
    expect.objectContaining({ price: money(99, 'UAH') }),
  ]);
  expect(purchases.map(({ day }) => day)).toEqual(
    purchases
      .map(({ day }) => day)
      .toSorted()
      .reverse(),
  );
});

test('no product, no entry', async () => {
  for (const id of [0, 999_999, 3_000_000_000])
    expect(await enter(id)).toEqual({ ok: false, reason: 'product-not-found' });
});

test('what was entered by mistake is taken away once, and of its own product alone', async () => {
  await enter(104);
  const [{ id } = { id: 0 }] = (await find(104)).purchases;
  const remove = (productId: number) => removePurchase(database)({ id, productId, staffId: anna });
  expect(await remove(105)).toEqual({ ok: true, changed: 0 });
  expect(await remove(104)).toEqual({ ok: true, changed: 1 });
  expect(await remove(104)).toEqual({ ok: true, changed: 0 });
  expect((await find(104)).purchases).toEqual([]);
  const entries = await logged(104);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    action: 'purchase-price-removed',
    changes: { purchase: ['1000.00 UAH, Deye Europe, 2026-01-10', ''] },
  });
  expect(await removePurchase(database)({ id: Number.NaN, productId: 104, staffId: anna })).toMatchObject({
    changed: 0,
  });
});

test('a stored entry is never changed in place, and the database takes no amount that is none', async () => {
  await enter(106);
  await expect(database.update(purchasePrices).set({ minor: 1 })).rejects.toMatchObject({
    cause: { code: 'P0001' },
  });
  const wrong = [{ minor: 0 }, { minor: -1 }, { currency: sql`'EUR'` }, { supplier: '' }];
  for (const each of wrong) {
    const row = {
      productId: 107,
      day: '2026-01-01',
      currency: 'UAH',
      minor: 1,
      supplier: 'x',
      ...each,
    } as const;
    await expect(database.insert(purchasePrices).values(row)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  }
});

test('sale prices are those that are charged today: a running reduction counts', async () => {
  const price = seedPrice(108);
  expect((await find(108)).salePrices).toContainEqual({ price: money(price, 'UAH'), isReduced: false });
  const reduced = money(price - 10_000, 'UAH');
  const [startsAt, endsAt] = ['2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];
  expect(
    await announceReduction(database)({ productId: 108, price: reduced, startsAt, endsAt }),
  ).toMatchObject({
    ok: true,
  });
  await sweepReductions(database)();
  expect((await find(108)).salePrices).toContainEqual({ price: reduced, isReduced: true });
});
