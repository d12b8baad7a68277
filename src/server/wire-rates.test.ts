import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { addStaffRow } from '../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { nbu } from './adapters/official-rates/nbu.ts';
import { listAudit } from './audit/audit-log.ts';
import { officialRates } from './backoffice/tables.ts';
import { isUnavailable } from './database/is-unavailable.ts';
import { readSettings } from './env.ts';
import { wireRates } from './wire-rates.ts';

const { database } = await openTestDatabase();

test('no bank is asked unless a setting names it', async () => {
  const off = wireRates(database, readSettings({}));
  expect(await off.chore.next()).toBeNull();
  expect(await off.readState()).toEqual({ automatic: null, waiting: [] });
  for (const bank of ['nbu', 'nbp']) {
    const on = wireRates(database, readSettings({ OFFICIAL_RATES: bank }));
    expect((await on.readState()).automatic).toEqual({
      bank,
      askedAt: null,
      answeredAt: null,
      date: null,
      isSilent: false,
    });
  }
  expect(() => readSettings({ OFFICIAL_RATES: 'ecb' })).toThrow('OFFICIAL_RATES');
});

test('what staff choose holds on every instance instead of the setting, is logged, and is changed back', async () => {
  const staffId = await addStaffRow(database);
  const wired = (bank: string) => wireRates(database, readSettings({ OFFICIAL_RATES: bank }));
  const [one, other] = [wired('nbu'), wired('nbp')];
  const logged = async () =>
    (await listAudit(database)({ subject: 'rate', subjectId: 'PLN/UAH' })).entries.map(
      ({ action, changes, staffName }) => [action, changes['automatic'], staffName],
    );
  expect(await one.choose({ automatic: 'off', seen: 'nbu', staffId })).toEqual({ ok: true });
  for (const each of [one, other]) {
    expect((await each.readState()).automatic).toBeNull();
    expect(await each.chore.next()).toBeNull();
  }
  await database.insert(officialRates).values({
    bank: 'nbp',
    askedAt: sql`now()`,
    date: '2026-11-30',
    ratePerUnitE6: 14_000_000,
    source: 'NBP',
  });
  expect((await other.readState()).waiting).toEqual([]);
  await Promise.all([one, other].map((each) => each.choose({ automatic: 'nbp', seen: 'off', staffId })));
  for (const each of [one, other]) {
    expect(await each.readState()).toMatchObject({
      automatic: { bank: 'nbp', date: '2026-11-30' },
      waiting: [{ bank: 'nbp', ratePerUnitE6: 14_000_000 }],
    });
    // It was asked within the hour.
    expect(await each.chore.next()).toBeNull();
  }
  // A page that was opened before: it would undo a choice that it never showed.
  const older = { automatic: 'nbu', seen: 'off', staffId } as const;
  expect(await other.choose(older)).toEqual({ ok: false, reason: 'automatic-moved' });
  expect((await one.readState()).automatic).toMatchObject({ bank: 'nbp' });
  await one.choose({ automatic: 'off', seen: 'nbp', staffId });
  expect((await other.readState()).automatic).toBeNull();
  expect(await logged()).toEqual([
    ['automatic-rates-set', ['nbp', 'off'], 'Анна'],
    ['automatic-rates-set', ['off', 'nbp'], 'Анна'],
    ['automatic-rates-set', ['nbu', 'off'], 'Анна'],
  ]);
});

test('a bank that cannot be reached is no trouble of the database', async () => {
  const error: unknown = await nbu({ apiUrl: `http://127.0.0.1:${await freePort()}` })
    .newest()
    .catch((each: unknown) => each);
  expect(error).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') });
  expect(isUnavailable(error)).toBe(false);
});
