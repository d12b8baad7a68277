import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { uniqueKeyOf } from '../../../domain/cart/cart-item.ts';
import { itemsOf } from '../../cart/account-cart.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { productsByIds } from '../list-products.ts';
import { findOptions } from './find-options.ts';
import { rentalOffers, saveOption, setExactRental } from './staff-offers.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);

const LIFT = 2501;
const lift = async () => {
  const products = await productsByIds(database)([LIFT], 'en');
  return {
    isExact: products[0]?.prices.UAH.isExact ?? false,
    options: (await findOptions(database)(products, 'en')).get(LIFT) ?? [],
  };
};
const optionOf = async (code: string) => {
  const option = (await rentalOffers(database)('en')).options.find((each) => each.code === code);
  if (!option) throw new Error('No option');
  return option;
};

describe('an option', () => {
  test('is changed by who saw it last, once however often the form is sent, and offered no more where staff say so', async () => {
    const seen = await optionOf('waiver');
    const change = {
      code: 'waiver',
      version: seen.version,
      percent: 12,
      prices: null,
      isOffered: true,
      staffId: anna,
    };
    expect(await saveOption(database)(change)).toEqual({ ok: true });
    expect(await saveOption(database)(change)).toEqual({ ok: true });
    expect(await optionOf('waiver')).toMatchObject({ percent: 12, version: seen.version + 1 });
    const stale = { ...change, percent: 50 };
    expect(await saveOption(database)(stale)).toEqual({ ok: false, reason: 'option-changed' });
    const gone = { ...change, version: seen.version + 1, isOffered: false };
    expect(await saveOption(database)(gone)).toEqual({ ok: true });
    expect((await lift()).options.map(({ code }) => code)).toEqual(['operator', 'harness']);
    const { entries } = await listAudit(database)({ subject: 'option', subjectId: 'waiver', locale: 'en' });
    expect(entries).toMatchObject([
      { action: 'option-changed', changes: { isOffered: ['yes', 'no'] } },
      {
        action: 'option-changed',
        changes: { percent: [String(seen.percent), '12'] },
        subjectName: seen.name.en,
      },
    ]);
    // A cart of an account that holds it keeps its machine: the page says what has to go.
    const line = {
      id: LIFT,
      quantity: 1,
      rental: { duration: 'day' as const, count: 3, startDate: null, options: ['waiver'] },
    };
    const cart = await itemsOf(database, [{ ...line, uniqueKey: uniqueKeyOf(LIFT, line.rental) }], 'en');
    expect(cart.gone).toEqual([]);
    expect(cart.items).toMatchObject([{ rentalOptions: ['waiver'], options: [{ code: 'waiver' }] }]);
  });

  test('stays a part of the rent or a price of its own', async () => {
    const { version } = await optionOf('operator');
    const change = { code: 'operator', version, percent: 5, prices: null, isOffered: true, staffId: anna };
    expect(await saveOption(database)(change)).toEqual({ ok: false, reason: 'option-changed' });
    expect(await saveOption(database)({ ...change, code: 'nothing' })).toEqual({
      ok: false,
      reason: 'option-not-found',
    });
  });
});

test('the best-price rule is turned off and on for a product that is rented', async () => {
  expect(await setExactRental(database)({ productId: LIFT, isExact: true, staffId: anna })).toEqual({
    ok: true,
  });
  expect((await lift()).isExact).toBe(true);
  expect((await rentalOffers(database)('uk')).products.find(({ id }) => id === LIFT)).toMatchObject({
    isExact: true,
  });
  expect(await setExactRental(database)({ productId: LIFT, isExact: false, staffId: anna })).toEqual({
    ok: true,
  });
  expect(await setExactRental(database)({ productId: LIFT, isExact: false, staffId: anna })).toEqual({
    ok: true,
  });
  expect((await lift()).isExact).toBe(false);
  const { entries } = await listAudit(database)({ subject: 'product', subjectId: String(LIFT) });
  expect(entries).toMatchObject([
    { action: 'best-price-changed', changes: { bestPrice: ['exact', 'best'] } },
    { action: 'best-price-changed', changes: { bestPrice: ['best', 'exact'] } },
  ]);
  expect(await setExactRental(database)({ productId: 2801, isExact: true, staffId: anna })).toEqual({
    ok: false,
    reason: 'product-not-rented',
  });
});
