import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ONE, sampleDepot, TWO } from '../../../tests/support/sample-depot.ts';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { readUtilisation } from './read-utilisation.ts';
import { bookings, leases, machines } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const { ukraine, machinesOf, rent } = await sampleDepot(database);
const [first = 0, second = 0] = await machinesOf(TWO);
/** A month of the past, in which no machine but those below was used. */
const JUNE = { firstDay: '2026-06-01', lastDay: '2026-06-30' };
await rent(ONE);
const [lease] = await database.select().from(leases);

beforeEach(async () => {
  await database.delete(bookings);
  await database
    .update(machines)
    .set({ createdAt: '2026-01-01T12:00:00.000Z', retiredAt: null })
    .where(eq(machines.productId, TWO));
});

const booked = (
  machineId: number,
  purpose: 'lease' | 'maintenance',
  [firstDay, lastDay, blockedTo]: readonly [string, string, string],
  status: 'HELD' | 'CONFIRMED' | 'ENDED' | 'CANCELLED' = 'ENDED',
) =>
  database.insert(bookings).values({
    machineId,
    purpose,
    status,
    leaseId: purpose === 'lease' ? (lease?.id ?? null) : null,
    firstDay,
    lastDay,
    blockedFrom: firstDay,
    blockedTo,
  });
const read = async (days: typeof JUNE = JUNE, productId: number | null = TWO) =>
  (await readUtilisation(database)({ ...days, productId, depotId: ukraine, locale: 'en' })).map(
    ({ machines: count, serviceDays, rentedDays, maintenanceDays }) => [
      count,
      serviceDays,
      rentedDays,
      maintenanceDays,
    ],
  );

test('counts days of leases and maintenance as far as they are within the range', async () => {
  await booked(first, 'lease', ['2026-05-30', '2026-06-02', '2026-06-04']); // two days of June
  await booked(first, 'maintenance', ['2026-06-10', '2026-06-12', '2026-06-13']);
  await booked(second, 'lease', ['2026-06-29', '2026-07-05', '2026-07-07'], 'CONFIRMED'); // two
  await booked(second, 'lease', ['2026-06-15', '2026-06-16', '2026-06-18']); // two
  expect(await read()).toEqual([[2, 60, 6, 3]]);
  // Checked on its first days, but no longer rented.
  expect(await read({ firstDay: '2026-06-03', lastDay: '2026-06-03' })).toEqual([[2, 2, 0, 0]]);
});

test('counts nothing of what is held for an unpaid order or cancelled', async () => {
  await booked(first, 'lease', ['2026-06-01', '2026-06-05', '2026-06-08'], 'HELD');
  await booked(second, 'lease', ['2026-06-01', '2026-06-05', '2026-06-08'], 'CANCELLED');
  expect(await read()).toEqual([[2, 60, 0, 0]]);
});

test('counts a machine from the day on which it was added until the day before it retired, by its depot’s clocks', async () => {
  await booked(first, 'lease', ['2026-06-08', '2026-06-12', '2026-06-16']);
  await booked(second, 'lease', ['2026-06-18', '2026-06-22', '2026-06-24']);
  // 23:30 in Kyiv of the 10th, and half an hour after midnight of the 21st.
  const set = (id: number, values: Partial<typeof machines.$inferInsert>) =>
    database.update(machines).set(values).where(eq(machines.id, id));
  await set(first, { retiredAt: '2026-06-10T20:30:00.000Z' });
  await set(second, { createdAt: '2026-06-20T21:30:00.000Z' });
  // The 1st to the 9th with the 8th and 9th rented; the 21st to the 30th with the 21st and 22nd rented.
  expect(await read()).toEqual([[2, 19, 4, 0]]);
  expect(await read({ firstDay: '2026-06-10', lastDay: '2026-06-20' })).toEqual([]);
});

test('has a row for each product and depot', async () => {
  await database.update(machines).set({ createdAt: sql`'2026-01-01'::timestamptz` as unknown as string });
  const rows = await readUtilisation(database)({ ...JUNE, productId: null, depotId: null, locale: 'uk' });
  const placed = await database
    .selectDistinct({ product: machines.productId, depot: machines.depotId })
    .from(machines);
  expect(rows).toHaveLength(placed.length);
});
