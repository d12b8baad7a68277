import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { nbu } from './adapters/official-rates/nbu.ts';
import { isUnavailable } from './database/is-unavailable.ts';
import { readSettings } from './env.ts';
import { wireRates } from './wire-rates.ts';

const { database } = await openTestDatabase();

test('no bank is asked unless a setting names it', async () => {
  const off = wireRates(database, readSettings({}));
  expect(off.chores).toEqual([]);
  expect(await off.listWaiting()).toEqual([]);
  expect(await off.readState()).toBeNull();
  for (const bank of ['nbu', 'nbp']) {
    const on = wireRates(database, readSettings({ OFFICIAL_RATES: bank }));
    expect(on.chores).toHaveLength(1);
    expect(await on.readState()).toEqual({ bank, askedAt: null, date: null });
  }
  expect(() => readSettings({ OFFICIAL_RATES: 'ecb' })).toThrow('OFFICIAL_RATES');
});

test('a bank that cannot be reached is no trouble of the database', async () => {
  const error: unknown = await nbu({ apiUrl: `http://127.0.0.1:${await freePort()}` })
    .newest()
    .catch((each: unknown) => each);
  expect(error).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
  expect(isUnavailable(error)).toBe(false);
});
