import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { signProtocols, takeLeaseSteps } from '../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../tests/support/transfer-shop.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { bookings, depots, leases } from './tables.ts';
import { todayIn } from './today.ts';

const transfers = await openTransferShop();
const { shop, database, close } = transfers;
afterAll(close);

const today = todayIn('UA');
const places = await database.select().from(depots);
const own = places.find(({ market }) => market === 'UA')?.id ?? 0;
const foreign = places.find(({ market }) => market === 'PL')?.id ?? 0;

/** A paid lease of one machine, whose days are as if it had been ordered before. */
async function leased(firstDay: string, lastDay = firstDay, quantity = 1) {
  const rental = { duration: 'day', count: 1, startDate: rentalStart() } as const;
  const { orderId, total } = await transfers.place({ lines: [{ id: 2001, quantity, rental }] });
  await transfers.came(orderId, total);
  const found = await shop.backoffice.findOrder(orderId);
  const lease = found?.leases[0];
  const leaseId = lease?.id ?? '';
  await database.update(leases).set({ firstDay, lastDay }).where(eq(leases.id, leaseId));
  return { orderId, leaseId, machineId: lease?.protocols[0]?.id ?? 0 };
}
const lists = async (depotId: number | null = own) => {
  const day = await shop.rental.readDepotDay({ depotId }, 'uk');
  return Object.fromEntries(
    Object.entries(day).map(([name, due]) => [name, due.map(({ leaseId }) => leaseId)]),
  );
};
const none = { late: [], handovers: [], returns: [], tomorrow: [] };

test('a lease goes through the lists of its depot, and of no other, until its last machine is back', async () => {
  const lease = await leased(today, today, 2);
  const { leaseId, machineId } = lease;
  expect(await lists()).toEqual({ ...none, handovers: [leaseId] });
  expect(await lists(null)).toEqual({ ...none, handovers: [leaseId] });
  expect(await lists(foreign)).toEqual(none);
  const [listed] = (await shop.rental.readDepotDay({ depotId: own }, 'en')).handovers;
  expect(listed).toMatchObject({
    status: 'APPROVED',
    customer: { name: 'Олена Шевченко', phone: '+380671234567' },
    deposit: 'paid',
    due: { kind: 'handover', day: today },
  });
  expect(listed?.machines).toHaveLength(2);
  const query = { list: 'coming', after: null, eventsAfter: null } as const;
  const due = async () => (await shop.rental.findMachine(machineId, query, 'uk'))?.due ?? null;
  expect(await due()).toBeNull(); // it is to be prepared first
  await takeLeaseSteps(transfers, lease, 'PROCESSING');
  expect(await due()).toMatchObject({ leaseId, kind: 'handover', isDue: true });

  await signProtocols(transfers, leaseId, 'handover');
  for (const [lastDay, list] of [
    [daysAfter(today, 10), null],
    [daysAfter(today, -20), 'late'],
  ] as const) {
    await database.update(leases).set({ firstDay: lastDay, lastDay }).where(eq(leases.id, leaseId));
    expect(await lists()).toEqual(list === null ? none : { ...none, [list]: [leaseId] });
    expect(await due()).toMatchObject({ kind: 'return', isDue: list !== null });
  }
  await signProtocols(transfers, leaseId, 'return');
  expect(await lists()).toEqual(none);
  expect(await due()).toBeNull();
  await database.delete(bookings);
});

test('what begins tomorrow stands apart, and what was not fetched is late', async () => {
  const tomorrow = await leased(daysAfter(today, 1), daysAfter(today, 9));
  const missed = await leased(daysAfter(today, -1), daysAfter(today, 9));
  await leased(daysAfter(today, 2), daysAfter(today, 9)).catch(() => null);
  expect(await lists()).toEqual({ ...none, late: [missed.leaseId], tomorrow: [tomorrow.leaseId] });
});

test('what goes by parcel is sent before its first day, and is not late while it may be on its way back', async () => {
  await database.delete(bookings);
  const sent = await leased(rentalStart(5), rentalStart(6));
  /** Gives the lease other days; its machine leaves on one of them, or before. */
  const move = async (days: { firstDay: string; lastDay: string }, blockedFrom: string) => {
    await database.update(leases).set(days).where(eq(leases.id, sent.leaseId));
    await database
      .update(bookings)
      .set({ ...days, blockedFrom, blockedTo: daysAfter(days.lastDay, 1) })
      .where(eq(bookings.leaseId, sent.leaseId));
  };
  await move({ firstDay: rentalStart(5), lastDay: rentalStart(6) }, today);
  expect(await lists()).toEqual({ ...none, handovers: [sent.leaseId] });
  await takeLeaseSteps(transfers, sent, 'PROCESSING');
  await signProtocols(transfers, sent.leaseId, 'handover');
  const over = { firstDay: rentalStart(-7), lastDay: rentalStart(-3) };
  await move(over, rentalStart(-12));
  expect(await lists()).toEqual(none);
  await move(over, over.firstDay);
  expect(await lists()).toEqual({ ...none, late: [sent.leaseId] });
});
