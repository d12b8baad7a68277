import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addMaintenance } from '../../../tests/support/add-maintenance.ts';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { ONE, sampleDepot, TWO } from '../../../tests/support/sample-depot.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter, daysBetween } from '../../domain/calendar/days.ts';
import { canStart, machinesIn } from '../../domain/rental/availability.ts';
import { parseListDays, wantedDays } from '../../domain/rental/list-days.ts';
import { countFacets } from '../catalogue/count-facets.ts';
import { freeProducts } from '../catalogue/free-products.ts';
import { listProducts } from '../catalogue/list-products.ts';
import { findAvailability } from './find-availability.ts';
import { firstFreeDays } from './first-free-days.ts';
import { bookings, machines } from './tables.ts';
import { todayIn } from './today.ts';

const { database } = await openTestDatabase();
const depot = await sampleDepot(database);
const all = [...(await depot.machinesOf(ONE)), ...(await depot.machinesOf(TWO))];
const today = todayIn('UA');

beforeEach(() => database.delete(bookings));

const history = fc.array(
  fc.record({
    machine: fc.nat({ max: all.length - 1 }),
    after: fc.integer({ min: 0, max: 20 }),
    days: fc.integer({ min: 1, max: 15 }),
  }),
  { maxLength: 10 },
);

/** Books what does not meet what is booked. */
async function bookAll(steps: readonly { machine: number; after: number; days: number }[]) {
  await database.delete(bookings);
  for (const { machine, after, days } of steps) {
    await addMaintenance(database, all[machine] ?? 0, { firstDay: daysAfter(today, after), days }).catch(
      () => {},
    );
  }
}

test('the first free day is the first on which a rental of a day can begin, and lists of a day have what can begin on it', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 12 }), async (steps, workingDays) => {
      await bookAll(steps);
      const known = await findAvailability(database)([ONE, TWO], 'UAH');
      const first = await firstFreeDays(database)([ONE, TWO], 'UAH');
      const day = rentalStart(workingDays);
      const days = wantedDays({ firstDay: day, lastDay: day }, { market: 'UA', today });
      const free = await freeProducts(database)([ONE, TWO, 1801], days);
      for (const id of [ONE, TWO]) {
        const place = { market: 'UA', today, travelDays: 0 } as const;
        const busy = machinesIn(known.get(id) ?? { ...place, machines: [] });
        const wish = { duration: 'day', count: 1, machines: 1 } as const;
        const starts = Array.from({ length: 60 }, (_, after) => daysAfter(today, after)).filter((each) =>
          canStart(busy, each, { wish, place }),
        );
        expect(first.get(id)?.day).toBe(starts[0]);
        expect(first.get(id)?.isNext).toBe(starts[0] === rentalStart(1));
        expect(free.has(id)).toBe(starts.includes(day));
      }
      expect(free.has(1801)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('what goes by parcel is first free, and on lists of days, once it could have arrived', async () => {
  const PARCEL = 2001;
  const free = (workingDays: number) => {
    const day = rentalStart(workingDays);
    return freeProducts(database)(
      [PARCEL, TWO],
      wantedDays({ firstDay: day, lastDay: day }, { market: 'UA', today }),
    );
  };
  const first = await firstFreeDays(database)([PARCEL, TWO], 'UAH');
  expect(first.get(PARCEL)).toEqual({ day: rentalStart(6), isNext: true, isParcel: true });
  expect(first.get(TWO)).toEqual({ day: rentalStart(1), isNext: true, isParcel: false });
  expect([await free(5), await free(6)]).toEqual([new Set([TWO]), new Set([TWO, PARCEL])]);
  // All are taken until the second working day: they leave on the third.
  for (const id of await depot.machinesOf(PARCEL))
    await addMaintenance(database, id, { firstDay: today, days: daysBetween(today, rentalStart(2)) + 1 });
  expect((await firstFreeDays(database)([PARCEL], 'UAH')).get(PARCEL)).toEqual({
    day: rentalStart(8),
    isNext: false,
    isParcel: true,
  });
  expect([await free(7), await free(8)]).toEqual([new Set([TWO]), new Set([TWO, PARCEL])]);
});

test('is asked for in one query, and not known of goods and of machines elsewhere', async () => {
  const ask = () => firstFreeDays(database)([ONE, TWO, 1801, 4_000_000_000], 'UAH');
  expect(await countQueries(ask)).toBe(1);
  expect(new Set((await ask()).keys())).toEqual(new Set([ONE, TWO]));
  await database.update(machines).set({ retiredAt: sql`now()` });
  expect(await firstFreeDays(database)([ONE], 'UAH')).toEqual(new Map());
  await database.update(machines).set({ retiredAt: null });
});

test('a list that is narrowed to days shows and counts what is free on them, in as many queries as without days', async () => {
  const categoryId = (
    await database.execute<{ id: number }>(sql`select category_id as id from products where id = ${TWO}`)
  ).rows[0]?.id;
  const day = rentalStart();
  const period = parseListDays(new URLSearchParams({ rentFrom: day }));
  if (period === null || categoryId === undefined) throw new Error('No days');
  const days = wantedDays(period, { market: 'UA', today });
  const scope = { locale: 'uk', currency: 'UAH' } as const;
  const list = async () => {
    const { products, total } = await listProducts(database)({
      ...scope,
      condition: {
        kind: 'and',
        conditions: [
          { kind: 'number', field: 'categoryId', operator: '$eq', values: [categoryId] },
          { kind: 'machine', days },
        ],
      },
      sort: [],
      page: 1,
      pageSize: 24,
    });
    const facets = await countFacets(database)({ ...scope, categoryId, choices: { values: {}, days } });
    const brands = facets.find(({ key }) => key === 'brand');
    const counted =
      brands !== undefined && 'values' in brands
        ? brands.values.reduce((sum, { total: each }) => sum + each, 0)
        : 0;
    return { ids: products.map(({ id }) => id), total, counted };
  };
  const before = await list();
  expect(before.ids).toContain(TWO);
  expect(before.counted).toBe(before.total);
  for (const id of await depot.machinesOf(TWO))
    await addMaintenance(database, id, { firstDay: day, days: 1 });
  const after = await list();
  expect(after.ids).toEqual(before.ids.filter((id) => id !== TWO));
  expect(after.total).toBe(before.total - 1);
  expect(after.counted).toBe(after.total);
});
