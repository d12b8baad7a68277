import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { NO_DAYS_OFF, setDaysOff } from '../../domain/calendar/working-days.ts';
import { MARTIAL_LAW_FIELD } from '../../domain/shop-data/closures.ts';
import { inForceOf } from '../shop-data/in-force.ts';
import { readOwnShopData } from '../shop-data/shop-data.ts';
import { shopDataVersions } from '../shop-data/tables.ts';
import { keepDaysOff } from './keep-days-off.ts';

const { database } = await openTestDatabase();
afterEach(() => setDaysOff(NO_DAYS_OFF));

const areKept = () => database.transaction((transaction) => keepDaysOff(transaction));

test('a process computes with the days off that are saved, or is refused until it has heard of them', async () => {
  expect(await areKept()).toBe(true);
  const fields = {
    [MARTIAL_LAW_FIELD]: '',
    'from-0': '2027-01-14',
    'to-0': '2027-01-15',
    'market-0': 'both',
    'note-0': '',
  };
  await database.insert(shopDataVersions).values({ part: 'closures', version: 1, fields, changedBy: null });
  expect(await areKept()).toBe(false);
  setDaysOff(inForceOf(await readOwnShopData(database)()).daysOff);
  expect(await areKept()).toBe(true);
  await database
    .insert(shopDataVersions)
    .values({ part: 'closures', version: 2, fields: null, changedBy: null });
  expect(await areKept()).toBe(false);
});
