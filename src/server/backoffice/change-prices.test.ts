import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listAudit } from '../audit/audit-log.ts';
import { listReductions } from '../catalogue/reductions/reductions.ts';
import { productPrices } from '../catalogue/tables.ts';
import { listDiscounts } from '../discounts/manage-discounts.ts';
import { announceByStaff, createCodeByStaff, endCodeByStaff, endReductionByStaff } from './change-prices.ts';

const { database } = await openTestDatabase();
const now = new Date();
const anna = await addStaffRow(database);
const day = (plus: number) => new Date(now.getTime() + plus * 86_400_000).toISOString().slice(0, 10);
const priceOf = async (productId: number) =>
  (
    await database
      .select({ minor: productPrices.minor })
      .from(productPrices)
      .where(
        and(
          eq(productPrices.productId, productId),
          eq(productPrices.currency, 'UAH'),
          eq(productPrices.term, 'sale'),
        ),
      )
  )[0]?.minor;

describe('a reduced price', () => {
  const form = {
    productId: 101,
    currency: 'UAH',
    firstDay: day(-1),
    lastDay: day(7),
    staffId: anna,
  } as const;

  test('is in force at once, is in the log, and its end gives the regular price back', async () => {
    const regular = await priceOf(101);
    const why = 'Кінець сезону';
    expect(await announceByStaff(database)({ ...form, why, price: 290_000 })).toMatchObject({ ok: true });
    expect(await priceOf(101)).toBe(290_000);
    expect(await announceByStaff(database)({ ...form, price: 280_000 })).toMatchObject({
      reason: 'reduction-overlaps',
    });
    const [running] = await listReductions(database)();
    expect(await endReductionByStaff(database)({ id: running?.id ?? 0, staffId: anna })).toEqual({
      ok: true,
    });
    expect(await priceOf(101)).toBe(regular);
    expect(await endReductionByStaff(database)({ id: running?.id ?? 0, staffId: anna })).toMatchObject({
      reason: 'gone',
    });
    const { entries } = await listAudit(database)({ subject: 'product', subjectId: '101' });
    expect(entries.map(({ action }) => action)).toEqual(['reduction-ended', 'reduction-announced']);
    expect(entries[1]?.why).toBe(why);
  });

  test('is no higher price, and not over before it is announced', async () => {
    expect(await announceByStaff(database)({ ...form, productId: 102, price: 99_999_900 })).toMatchObject({
      reason: 'no-price-above',
    });
    expect(
      await announceByStaff(database)({
        ...form,
        productId: 102,
        price: 100,
        firstDay: day(-9),
        lastDay: day(-3),
      }),
    ).toMatchObject({ reason: 'reduction-over' });
  });
});

describe('a discount code', () => {
  const nothing = {
    percent: undefined,
    amountUah: undefined,
    amountPln: undefined,
    minimumUah: undefined,
    minimumPln: undefined,
    firstDay: undefined,
    lastDay: undefined,
    uses: undefined,
    usesPerCustomer: undefined,
    staffId: anna,
  };

  test('is made once, ended once, and both are in the log', async () => {
    const asked = { ...nothing, code: 'sun 20', kind: 'percentage', percent: 20, lastDay: day(30) } as const;
    expect(await createCodeByStaff(database)({ ...asked, why: 'Виставка' })).toEqual({ ok: true });
    expect(await createCodeByStaff(database)(asked)).toMatchObject({ reason: 'code-taken' });
    expect((await listDiscounts(database)())[0]).toMatchObject({ code: 'SUN20', percent: 20 });
    expect(await endCodeByStaff(database)({ code: ' sun20', staffId: anna })).toEqual({ ok: true });
    expect(await endCodeByStaff(database)({ code: 'SUN20', staffId: anna })).toMatchObject({
      reason: 'gone',
    });
    const { entries } = await listAudit(database)({ subject: 'code', subjectId: 'SUN20' });
    expect(entries.map(({ action }) => action)).toEqual(['code-ended', 'code-created']);
    expect(entries[1]).toMatchObject({
      why: 'Виставка',
      changes: { kind: ['', 'percentage'], percent: ['', '20'], lastDay: ['', day(30)] },
    });
    expect(Object.keys(entries[1]?.changes ?? {})).toHaveLength(3);
  });

  test('of which something does not fit is refused', async () => {
    expect(await createCodeByStaff(database)({ ...nothing, code: 'HALF', kind: 'percentage' })).toMatchObject(
      { reason: 'fields' },
    );
    expect(
      await createCodeByStaff(database)({ ...nothing, code: 'A B!', kind: 'free-shipping' }),
    ).toMatchObject({ reason: 'fields' });
    expect(
      await createCodeByStaff(database)({ ...nothing, code: 'ONE', kind: 'free-shipping', minimumUah: 100 }),
    ).toMatchObject({ reason: 'fields' });
  });
});
