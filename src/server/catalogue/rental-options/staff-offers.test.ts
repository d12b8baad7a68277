import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { productsByIds } from '../list-products.ts';
import { findOptions } from './find-options.ts';
import { rentalOffers, saveOption, setExactRental } from './staff-offers.ts';

const { database } = await openTestDatabase();

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
    const change = { code: 'waiver', version: seen.version, percent: 12, prices: null, isOffered: true };
    expect(await saveOption(database)(change)).toEqual({ ok: true });
    expect(await saveOption(database)(change)).toEqual({ ok: true });
    expect(await optionOf('waiver')).toMatchObject({ percent: 12, version: seen.version + 1 });
    const stale = { ...change, percent: 50 };
    expect(await saveOption(database)(stale)).toEqual({ ok: false, reason: 'option-changed' });
    const gone = { ...change, version: seen.version + 1, isOffered: false };
    expect(await saveOption(database)(gone)).toEqual({ ok: true });
    expect((await lift()).options.map(({ code }) => code)).toEqual(['operator', 'harness']);
  });

  test('stays a part of the rent or a price of its own', async () => {
    const { version } = await optionOf('operator');
    const change = { code: 'operator', version, percent: 5, prices: null, isOffered: true };
    expect(await saveOption(database)(change)).toEqual({ ok: false, reason: 'option-changed' });
    expect(await saveOption(database)({ ...change, code: 'nothing' })).toEqual({
      ok: false,
      reason: 'option-not-found',
    });
  });
});

test('the best-price rule is turned off and on for a product that is rented', async () => {
  expect(await setExactRental(database)({ productId: LIFT, isExact: true })).toEqual({ ok: true });
  expect((await lift()).isExact).toBe(true);
  expect((await rentalOffers(database)('uk')).products.find(({ id }) => id === LIFT)).toMatchObject({
    isExact: true,
  });
  expect(await setExactRental(database)({ productId: LIFT, isExact: false })).toEqual({ ok: true });
  expect((await lift()).isExact).toBe(false);
  expect(await setExactRental(database)({ productId: 2801, isExact: true })).toEqual({
    ok: false,
    reason: 'product-not-rented',
  });
});
