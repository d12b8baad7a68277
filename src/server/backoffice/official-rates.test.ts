import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import type { StoredRate } from '../../domain/money/staff-rate.ts';
import { listAudit } from '../audit/audit-log.ts';
import { currentRate } from '../catalogue/current-rate.ts';
import { exchangeRates } from '../catalogue/tables.ts';
import { enterRate, kyivDay, listRates } from './exchange-rates.ts';
import { acceptOfficial, fetchOfficial, findAsked, listWaiting, takeOfficial } from './official-rates.ts';
import { isSilentBank } from '../../domain/money/official-rate.ts';
import { officialRates } from './tables.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const today = await kyivDay(database);
const yesterday = daysAfter(today, -1);
const take = takeOfficial(database);
const waiting = listWaiting(database, ['nbu']);
const current = () => currentRate(database)();
const rateOf = (ratePerUnitE6: number, date = today): StoredRate => ({ ratePerUnitE6, date, source: 'НБУ' });
const logged = async () => (await listAudit(database)({ subject: 'rate', subjectId: 'PLN/UAH' })).entries;
const dates = async () => (await listRates(database)(null)).rates.map(({ date }) => date);

beforeEach(async () => {
  await database.delete(officialRates);
  await database.delete(exchangeRates);
  await database
    .insert(exchangeRates)
    .values({ base: 'PLN', quote: 'UAH', date: '2020-01-01', ratePerUnitE6: 11_000_000, source: 'by hand' });
});

test('a rate that is near is stored once, as that of its own day, with its source, and nothing is logged as staff’s', async () => {
  expect(await take('nbu', rateOf(11_200_000, yesterday))).toBe('stored');
  expect(await take('nbu', rateOf(11_200_000, yesterday))).toBe('known');
  expect(await current()).toMatchObject({ ratePerUnitE6: 11_200_000, date: yesterday, source: 'НБУ' });
  expect(await take('nbu', rateOf(11_300_000))).toBe('stored');
  expect(await dates()).toEqual([today, yesterday, '2020-01-01']);
  expect(await waiting()).toEqual([]);
  expect(await logged()).toEqual([]);
});

test('two instances side by side store one', async () => {
  const outcomes = await Promise.all([take('nbu', rateOf(11_200_000)), take('nbu', rateOf(11_200_000))]);
  expect(outcomes.toSorted()).toEqual(['known', 'stored']);
});

test('a rate that was entered by hand for the day stays', async () => {
  const seen = (await current())?.ratePerUnitE6 ?? 0;
  await enterRate(database)({ rate: 11_500_000, source: 'by hand', why: 'x', seen, staffId: anna });
  expect(await take('nbu', rateOf(11_200_000))).toBe('known');
  expect(await current()).toMatchObject({ ratePerUnitE6: 11_500_000, source: 'by hand' });
});

test('a rate of a day that has not come is left alone', async () => {
  expect(await take('nbu', rateOf(11_200_000, daysAfter(today, 1)))).toBe('early');
  expect(await current()).toMatchObject({ ratePerUnitE6: 11_000_000 });
  expect(await waiting()).toEqual([]);
});

test('a far rate is named once, waits, and is accepted once by a person, who is in the log', async () => {
  const far = rateOf(14_000_000);
  expect(await take('nbu', far)).toBe('far');
  expect(await take('nbu', far)).toBe('waits');
  expect(await current()).toMatchObject({ ratePerUnitE6: 11_000_000 });
  expect(await waiting()).toEqual([{ bank: 'nbu', ...far }]);
  expect(await listWaiting(database, [])()).toEqual([]);
  const form = { bank: 'nbu', ratePerUnitE6: far.ratePerUnitE6, date: far.date, seen: 11_000_000 } as const;
  const accept = (changed: object = {}) =>
    acceptOfficial(database)({ ...form, why: 'devaluation', staffId: anna, ...changed });
  expect(await accept({ seen: 10_000_000 })).toEqual({ ok: false, reason: 'rate-moved' });
  expect(await accept({ ratePerUnitE6: 13_000_000 })).toEqual({ ok: false, reason: 'rate-moved' });
  expect(await accept({ bank: 'nbp' })).toEqual({ ok: false, reason: 'rate-moved' });
  const before = await logged();
  expect(await Promise.all([accept(), accept()])).toEqual([{ ok: true }, { ok: true }]);
  expect(await accept()).toEqual({ ok: true });
  expect(await current()).toMatchObject(far);
  expect(await waiting()).toEqual([]);
  const entries = await logged();
  expect(entries).toHaveLength(before.length + 1);
  expect(entries[0]).toMatchObject({
    action: 'rate-entered',
    why: 'devaluation',
    staffName: 'Анна',
    changes: { rate: ['11.0000, by hand, 2020-01-01', `14.0000, НБУ, ${today}`] },
  });
});

test('a rate beyond the likely ones waits, though nothing is in force', async () => {
  await database.delete(exchangeRates);
  const wrong = rateOf(87_700);
  expect(await take('nbu', wrong)).toBe('far');
  expect(await current()).toBeNull();
  expect(await waiting()).toEqual([{ bank: 'nbu', ...wrong }]);
  expect(await take('nbu', rateOf(11_400_000))).toBe('stored');
  expect(await waiting()).toEqual([]);
});

test('a rate that is entered by hand ends the wait, and what waited is accepted no more', async () => {
  await take('nbu', rateOf(14_000_000));
  await enterRate(database)({
    rate: 12_000_000,
    source: 'by hand',
    why: 'x',
    seen: 11_000_000,
    staffId: anna,
  });
  expect(await waiting()).toEqual([]);
  const form = { bank: 'nbu', ratePerUnitE6: 14_000_000, date: today, why: 'x', staffId: anna } as const;
  for (const seen of [11_000_000, 12_000_000])
    expect(await acceptOfficial(database)({ ...form, seen })).toEqual({ ok: false, reason: 'rate-moved' });
});

test('a bank is asked by one instance in an hour, also after it did not answer', async () => {
  let asked = 0;
  const far: StoredRate[] = [];
  const next = fetchOfficial(database, {
    rates: {
      bank: 'nbu',
      newest: async () => {
        asked++;
        if (asked === 1) throw new Error('HTTP 503');
        return rateOf(14_000_000);
      },
    },
    onFar: (rate) => far.push(rate),
  });
  const passAnHour = () =>
    database
      .update(officialRates)
      .set({ askedAt: sql`now() - interval '61 minutes'` })
      .where(eq(officialRates.bank, 'nbu'));
  await expect(next()).rejects.toThrow('HTTP 503');
  expect(await next()).toBe(null);
  await passAnHour();
  const outcomes = await Promise.all([next(), next(), next()]);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['far']);
  await passAnHour();
  expect(await next()).toBe('waits');
  expect(await next()).toBe(null);
  expect(asked).toBe(3);
  expect(far).toEqual([rateOf(14_000_000)]);
});

test('a bank whose last question had no answer is silent until it answers, whatever it states', async () => {
  const answers: (StoredRate | Error)[] = [
    rateOf(11_200_000),
    new Error('HTTP 503'),
    new Error('timeout'),
    rateOf(11_300_000, daysAfter(today, 1)),
  ];
  const next = fetchOfficial(database, {
    rates: {
      bank: 'nbu',
      newest: async () => {
        const answer = answers.shift();
        if (answer === undefined || answer instanceof Error) throw answer;
        return answer;
      },
    },
    onFar: () => {},
  });
  /** Asks, and says what the page knows ten minutes later. */
  const ask = async () => {
    await database.update(officialRates).set({
      askedAt: sql`asked_at - interval '61 minutes'`,
      answeredAt: sql`answered_at - interval '61 minutes'`,
    });
    await next().catch(() => null);
    const state = await findAsked(database)('nbu');
    const soon = Date.now() + 600_000;
    return state && { ...state, isSilent: isSilentBank(state, soon) };
  };
  expect(await ask()).toMatchObject({ isSilent: false, date: today });
  expect(await ask()).toMatchObject({ isSilent: true, date: today });
  const silent = await ask();
  expect(silent?.isSilent).toBe(true);
  expect(Date.parse(silent?.answeredAt ?? '')).toBeLessThan(Date.now() - 7_200_000);
  // What is for a day that has not come is an answer, too.
  expect(await ask()).toMatchObject({ isSilent: false, date: today });
});

test('a bank that is being asked, or never was, is not called silent', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const at = (askedAt: string | null, answeredAt: string | null) =>
    isSilentBank({ askedAt, answeredAt }, now);
  expect(at(null, null)).toBe(false);
  expect(at('2026-12-01T11:59:50Z', '2026-12-01T10:59:00Z')).toBe(false);
  expect(at('2026-12-01T11:58:00Z', '2026-12-01T10:59:00Z')).toBe(true);
  expect(at('2026-12-01T11:58:00Z', '2026-12-01T11:58:01Z')).toBe(false);
  expect(at('2026-12-01T11:58:00Z', null)).toBe(true);
});
