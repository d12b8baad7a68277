import { expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listAudit } from '../audit/audit-log.ts';
import { currentRate } from '../catalogue/current-rate.ts';
import { exchangeRates } from '../catalogue/tables.ts';
import { enterRate, listRates } from './exchange-rates.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const inForce = async () => (await currentRate(database)())?.ratePerUnitE6 ?? 0;
const logged = async () => (await listAudit(database)({ subject: 'rate', subjectId: 'PLN/UAH' })).entries;
const enter = (form: Partial<Parameters<ReturnType<typeof enterRate>>[0]>) =>
  enterRate(database)({ rate: 0, source: 'NBU', why: 'a new day', seen: 0, staffId: anna, ...form });

test('a rate that is entered is in force at once, and is in the log with what was before and why', async () => {
  const seen = await inForce();
  expect(await enter({ rate: seen + 50_000, seen })).toEqual({ ok: true });
  expect(await inForce()).toBe(seen + 50_000);
  const [entry] = await logged();
  expect(entry).toMatchObject({ action: 'rate-entered', why: 'a new day', subjectName: 'PLN/UAH' });
  expect(entry?.changes['rate']?.[0]).toContain('11.4000');
});

test('the same press twice changes and logs nothing more', async () => {
  const seen = await inForce();
  const form = { rate: seen + 10_000, seen };
  await enter(form);
  const { length } = await logged();
  expect(await enter(form)).toEqual({ ok: true });
  expect(await logged()).toHaveLength(length);
});

test('of two pages that show one rate the second is refused, also side by side', async () => {
  const seen = await inForce();
  const answers = await Promise.all([
    enter({ rate: seen + 20_000, seen }),
    enter({ rate: seen + 30_000, seen }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: 'rate-moved' });
});

test('a rate far from the one in force is stored only when it is meant', async () => {
  const seen = await inForce();
  const rate = seen * 2;
  expect(await enter({ rate, seen })).toEqual({ ok: false, reason: 'rate-far' });
  expect(await inForce()).toBe(seen);
  expect(await enter({ rate, seen, isMeant: rate * 10 })).toEqual({ ok: false, reason: 'rate-far' });
  expect(await enter({ rate, seen, isMeant: rate })).toEqual({ ok: true });
  expect(await inForce()).toBe(rate);
});

test('a rate that no złoty has is stored only when it is meant, also as the first', async () => {
  const before = await database.delete(exchangeRates).returning();
  const rate = 87_700;
  expect(await enter({ rate, seen: 0 })).toEqual({ ok: false, reason: 'rate-unlikely' });
  expect(await enter({ rate, seen: 0, isMeant: rate })).toEqual({ ok: true });
  await database.delete(exchangeRates);
  await database.insert(exchangeRates).values(before.map(({ id: _id, ...stored }) => stored));
});

test('a rate of a later day gives way to one that is entered', async () => {
  await database
    .insert(exchangeRates)
    .values({ base: 'PLN', quote: 'UAH', date: '2999-01-01', ratePerUnitE6: 12_000_000, source: 'NBU' });
  expect(await enter({ rate: 12_100_000, seen: 12_000_000 })).toEqual({ ok: true });
  expect(await inForce()).toBe(12_100_000);
});

test('lists the rates by pages, the newest first', async () => {
  const days = Array.from({ length: 25 }, (_, at) => `2001-01-${String(at + 1).padStart(2, '0')}`);
  await database
    .insert(exchangeRates)
    .values(
      days.map((date) => ({ base: 'PLN', quote: 'UAH', date, ratePerUnitE6: 1, source: 'NBU' }) as const),
    );
  const first = await listRates(database)(null);
  expect(first.rates).toHaveLength(20);
  const second = await listRates(database)(first.next);
  expect(second.next).toBe(null);
  expect(second.rates.at(-1)?.date).toBe('2001-01-01');
  const all = [...first.rates, ...second.rates].map(({ date }) => date);
  expect(all).toEqual(all.toSorted().toReversed());
});
