import { randomUUID } from 'node:crypto';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { BY_VEHICLE, rentalStart } from '../../../../tests/support/rental-start.ts';
import { bought } from '../../../../tests/support/sample-order.ts';
import { signProtocols } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { protocolOfStep } from '../protocols/unsigned-machines.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import type { Line } from '../../../domain/cart/cart-item.ts';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import { blockedDays } from '../../../domain/rental/rental-days.ts';
import { productPrices } from '../../catalogue/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { orders } from '../../orders/tables.ts';
import { refunds } from '../../payments/tables.ts';
import { findBusy } from '../find-busy.ts';
import { bookings, depots, leaseEvents, leases, machineEvents, machines } from '../tables.ts';
import { todayIn } from '../today.ts';
import { extendLate } from './extend-late.ts';
import { replacements } from './tables.ts';
import { unloggedActs } from '../../../../tests/support/unlogged-acts.ts';

const transfers = await openTransferShop();
const { shop, database, staff, customer, close } = transfers;
afterAll(close);
beforeEach(async () => {
  await database.delete(replacements);
  await database.delete(bookings);
});

/** Of the first there is one machine in each depot, of the second two; one is like the other once it costs as much. */
const [ONE, TWO] = [2104, 2103];
const begins = rentalStart();
const today = todayIn('UA');
const machinesOf = async (productId: number) =>
  (
    await database
      .select({ id: machines.id })
      .from(machines)
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .where(and(eq(machines.productId, productId), eq(depots.market, 'UA')))
      .orderBy(machines.id)
  ).map(({ id }) => id);
const [one = 0] = await machinesOf(ONE);
const [first = 0, second = 0] = await machinesOf(TWO);
for (const currency of ['UAH', 'PLN'] as const) {
  const [price] = await database
    .select()
    .from(productPrices)
    .where(
      and(
        eq(productPrices.productId, ONE),
        eq(productPrices.currency, currency),
        eq(productPrices.term, 'month'),
      ),
    );
  await database
    .update(productPrices)
    .set({ minor: price?.minor ?? 1, referenceMinor: null })
    .where(
      and(
        eq(productPrices.productId, TWO),
        eq(productPrices.currency, currency),
        eq(productPrices.term, 'month'),
      ),
    );
}

const rented = (id: number, startDate = begins): Line => ({
  id,
  quantity: 1,
  rental: { duration: 'day', count: 3, startDate },
});
/** An order that is paid, with its one lease. */
async function leased(...lines: readonly Line[]) {
  const { orderId, total } = await transfers.place({ lines: [...lines] });
  await transfers.came(orderId, total);
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  return { orderId, leaseId, total };
}
/** Takes a step as staff do: by the protocols of the machines where it needs them. */
async function step(orderId: string, leaseId: string, to: LeaseStatus) {
  const kind = protocolOfStep(to);
  const signed = kind === null ? [] : await signProtocols(transfers, leaseId, kind);
  if (signed.length > 0) return signed.find(({ ok }) => !ok) ?? { ok: true };
  return shop.orders.takeLeaseStep({ orderId, leaseId, to, stopReason: 'no-machine', staffId: staff });
}
const handOver = async (orderId: string, leaseId: string) => {
  for (const to of ['PROCESSING', 'ACTIVE'] as const)
    expect(await step(orderId, leaseId, to)).toEqual({ ok: true });
};
const standing = () =>
  database
    .select()
    .from(bookings)
    .where(sql`${bookings.status} <> 'CANCELLED'`)
    .orderBy(asc(bookings.firstDay), asc(bookings.machineId));
const standingOf = async (leaseId: string) =>
  (await standing()).filter((booking) => booking.leaseId === leaseId);
const breakUntil = (machineId: number, lastDay: string, id: string = randomUUID()) =>
  shop.rental.breakMachine({ id, machineId, lastDay, staffId: staff });
const asked = async (leaseId: string) =>
  (await database.select().from(replacements).where(eq(replacements.leaseId, leaseId)))[0];
const eventsOf = async (machineId: number) =>
  (
    await database
      .select({ kind: machineEvents.kind })
      .from(machineEvents)
      .where(eq(machineEvents.machineId, machineId))
      .orderBy(asc(machineEvents.id))
  ).map(({ kind }) => kind);
const lettersTo = async (orderId: string) =>
  (
    await database
      .select()
      .from(emails)
      .where(like(emails.occasion, `lease-offer:${orderId}:%`))
  ).map(({ plain }) => plain);
/** Puts a lease's days into the past, as if it had begun so many days ago for three days. */
async function beganBefore(leaseId: string, days: number) {
  const firstDay = daysAfter(today, -days);
  const period = { firstDay, lastDay: daysAfter(firstDay, 2) };
  const { from: blockedFrom, to: blockedTo } = blockedDays(period, BY_VEHICLE);
  await database.update(leases).set(period).where(eq(leases.id, leaseId));
  await database
    .update(bookings)
    .set({ ...period, blockedFrom, blockedTo })
    .where(eq(bookings.leaseId, leaseId));
}

describe('a machine that broke', () => {
  test('is in maintenance from today, once however often its form is sent, and its lease has another one', async () => {
    const { leaseId } = await leased(rented(TWO));
    const [booking] = await standingOf(leaseId);
    const broken = booking?.machineId ?? 0;
    const other = broken === first ? second : first;
    const lastDay = daysAfter(begins, 1);
    const id = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => breakUntil(broken, lastDay, id)));
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    expect(results.filter((result) => result.ok && result.moved === 1)).toHaveLength(1);
    expect((await standingOf(leaseId)).map(({ machineId }) => machineId)).toEqual([other]);
    expect((await standing()).filter(({ purpose }) => purpose === 'maintenance')).toMatchObject([
      { id, machineId: broken, firstDay: today, lastDay, blockedTo: daysAfter(lastDay, 1) },
    ]);
    expect((await eventsOf(broken)).slice(-2)).toEqual(['moved-away', 'broken']);
    expect(await asked(leaseId)).toBe(undefined);
    expect(await breakUntil(broken, daysAfter(lastDay, 1), id)).toMatchObject({ reason: 'form-used' });
  });

  test('whose lease finds no other leaves it without one: nothing is handed over before that is agreed', async () => {
    const { orderId, leaseId } = await leased(rented(ONE));
    expect(await breakUntil(one, daysAfter(begins, 1))).toEqual({ ok: true, moved: 0, waiting: 1 });
    expect(await standingOf(leaseId)).toEqual([]);
    expect(await asked(leaseId)).toMatchObject({ reason: 'broken', status: 'NEEDED', machineId: one });
    await step(orderId, leaseId, 'PROCESSING');
    expect(await step(orderId, leaseId, 'ACTIVE')).toEqual({ ok: false, reason: 'machine-missing' });
    expect((await shop.backoffice.countWaiting()).get('replacement')).toBe(1);
    const [listed] = await shop.rental.replacements.list();
    expect(listed).toMatchObject({ leaseId, status: 'NEEDED' });
  });

  test('takes the days of maintenance that was planned, and leaves a lease before and after its own', async () => {
    const plan = (firstDay: string, days: number) => ({
      id: randomUUID(),
      machineId: one,
      staffId: staff,
      firstDay,
      lastDay: daysAfter(firstDay, days - 1),
    });
    expect(await shop.rental.bookMaintenance(plan(daysAfter(today, 1), 2))).toEqual({ ok: true });
    const { leaseId } = await leased(rented(ONE, rentalStart(8)));
    expect(await breakUntil(one, daysAfter(today, 2))).toEqual({ ok: true, moved: 0, waiting: 0 });
    expect(await standing()).toMatchObject([
      { purpose: 'maintenance', firstDay: today, lastDay: daysAfter(today, 2) },
      { leaseId, firstDay: rentalStart(8) },
    ]);
  });

  test('with a customer is not taken away: it is swapped, and then it is', async () => {
    const { orderId, leaseId } = await leased(rented(TWO));
    await handOver(orderId, leaseId);
    const [booking] = await standingOf(leaseId);
    await beganBefore(leaseId, 1);
    const own = booking?.machineId ?? 0;
    const other = own === first ? second : first;
    expect(await breakUntil(own, daysAfter(today, 5))).toEqual({ ok: false, reason: 'machine-out' });
    const swap = () =>
      shop.rental.swapMachine({ bookingId: booking?.id ?? '', machineId: other, staffId: staff });
    expect(await Promise.all([swap(), swap()])).toEqual([{ ok: true }, { ok: true }]);
    expect(await standingOf(leaseId)).toMatchObject([
      { machineId: own, status: 'ENDED', lastDay: today, blockedTo: daysAfter(today, 1) },
      { machineId: other, status: 'CONFIRMED', firstDay: today, lastDay: daysAfter(today, 1) },
    ]);
    expect([(await eventsOf(own)).at(-1), (await eventsOf(other)).at(-1)]).toEqual([
      'swapped-out',
      'swapped-in',
    ]);
    const events = await database.select().from(leaseEvents).where(eq(leaseEvents.leaseId, leaseId));
    expect(events.at(-1)).toMatchObject({ toStatus: 'ACTIVE', reason: 'machine-swapped' });
    const found = await shop.orders.findLease(leaseId, customer);
    expect(found.ok && found.lease.machines).toHaveLength(1);
    expect(await breakUntil(own, daysAfter(today, 5))).toMatchObject({ ok: true });
    await step(orderId, leaseId, 'RETURNED');
    expect((await standingOf(leaseId)).map(({ status }) => status)).toEqual(['ENDED', 'ENDED']);
  });

  test('is swapped, too, where it was handed over before its first day', async () => {
    const { orderId, leaseId } = await leased(rented(TWO, rentalStart(8)));
    await handOver(orderId, leaseId);
    const [booking] = await standingOf(leaseId);
    const { id: bookingId = '', machineId: own, firstDay = '', lastDay } = booking ?? {};
    const machineId = own === first ? second : first;
    const swap = () => shop.rental.swapMachine({ bookingId, machineId, staffId: staff });
    expect(await Promise.all([swap(), swap()])).toEqual([{ ok: true }, { ok: true }]);
    expect(
      (await standingOf(leaseId)).toSorted((one, two) => one.status.localeCompare(two.status)),
    ).toMatchObject([
      { machineId, status: 'CONFIRMED', firstDay: today, lastDay },
      { machineId: own, status: 'ENDED', firstDay, lastDay: firstDay, blockedTo: daysAfter(firstDay, 1) },
    ]);
  });
});

test('a machine that was handed over before its first day is swapped, too', async () => {
  const { orderId, leaseId } = await leased(rented(TWO));
  await handOver(orderId, leaseId);
  const [booking] = await standingOf(leaseId);
  const own = booking?.machineId ?? 0;
  const other = own === first ? second : first;
  const swapped = { bookingId: booking?.id ?? '', machineId: other, staffId: staff };
  expect(await shop.rental.swapMachine(swapped)).toEqual({ ok: true });
  expect(await standingOf(leaseId)).toMatchObject([
    { machineId: other, status: 'CONFIRMED', firstDay: today, lastDay: daysAfter(begins, 2) },
    { machineId: own, status: 'ENDED', firstDay: begins, lastDay: begins, blockedTo: daysAfter(begins, 1) },
  ]);
});

describe('an offer', () => {
  /** A lease whose one machine broke. */
  async function without(...others: readonly Line[]) {
    const ordered = await leased(rented(ONE), ...others);
    await breakUntil(one, daysAfter(begins, 1));
    const id = (await asked(ordered.leaseId))?.id ?? '';
    const found = await shop.rental.replacements.find(id, 'uk');
    const options = found?.options ?? { likes: [], days: [] };
    return { ...ordered, id, options };
  }
  const decide = (
    { id, leaseId }: { id: string; leaseId: string },
    choice: Parameters<typeof shop.rental.replacements.decide>[0]['choice'],
    by: 'customer' | 'staff' = 'customer',
  ) =>
    shop.rental.replacements.decide({
      id,
      leaseId: by === 'customer' ? leaseId : null,
      choice,
      decider: by === 'customer' ? { kind: by, userId: customer } : { kind: by, staffId: staff },
    });

  test('is written once, and who chooses a machine like it has it at the same price', async () => {
    const lost = await without();
    const { id, leaseId, orderId, options, total } = lost;
    expect(options.likes.map(({ productId }) => productId)).toContain(TWO);
    expect(options.days).toHaveLength(3);
    const choice = { kind: 'like', productId: TWO } as const;
    expect(await decide(lost, choice)).toEqual({ ok: false, reason: 'offer-expired' });
    const offer = () =>
      shop.rental.replacements.offer({
        id,
        productIds: [TWO],
        days: options.days.slice(0, 1),
        staffId: staff,
      });
    expect(await Promise.all([offer(), offer()])).toEqual([{ ok: true }, { ok: true }]);
    const letters = await lettersTo(orderId);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(`/lease/${leaseId}`);
    expect(await shop.rental.replacements.questionOf(leaseId, 'uk')).toMatchObject({
      id,
      likes: [{ productId: TWO }],
    });
    expect(await decide(lost, { kind: 'days', day: options.days[2] ?? '' })).toMatchObject({
      reason: 'options-changed',
    });
    const results = await Promise.all([decide(lost, choice), decide(lost, choice)]);
    expect(results).toEqual([{ ok: true }, { ok: true }]);
    expect(await decide(lost, { kind: 'cancel' })).toEqual({ ok: false, reason: 'replacement-decided' });
    const booked = await standingOf(leaseId);
    expect(booked).toMatchObject([{ status: 'CONFIRMED', firstDay: begins }]);
    expect([first, second]).toContain(booked[0]?.machineId);
    expect((await transfers.order(orderId)).totalMinor).toBe(total);
    await step(orderId, leaseId, 'PROCESSING');
    expect(await step(orderId, leaseId, 'ACTIVE')).toEqual({ ok: true });
    const found = await shop.orders.findLease(leaseId, customer);
    const like = options.likes.find(({ productId }) => productId === TWO);
    expect(found).toMatchObject({ lease: { machines: [{ product: { name: like?.name } }] } });
    const contract = await shop.orders.findDocumentForStaff({ orderId, name: 'contract-1-1' });
    const { text } = await readPdf(contract.ok ? await contract.document.bytes() : undefined);
    const { articleNumber = '' } = (found.ok && found.lease.machines[0]?.product) || {};
    expect(text).toContain(articleNumber);
  });

  test('is decided once by two at a time, and whoever decides second learns that it is', async () => {
    const lost = await without();
    const [day = ''] = lost.options.days.slice(-1);
    await shop.rental.replacements.offer({ id: lost.id, productIds: [], days: [day], staffId: staff });
    const [mine, theirs] = await Promise.all([
      decide(lost, { kind: 'days', day }),
      decide(lost, { kind: 'cancel' }, 'staff'),
    ]);
    const reasons = [mine, theirs].map((result) => (result.ok ? 'ok' : result.reason));
    expect(reasons).toContain('replacement-decided');
    expect(reasons).toContain('ok');
    const { status } = await transfers.order(lost.orderId);
    const days = (await standingOf(lost.leaseId)).map(({ machineId, firstDay }) => [machineId, firstDay]);
    expect([status, days]).toEqual(mine.ok ? ['PROCESSING', [[one, day]]] : ['CANCELLED', []]);
  });

  test('that is cancelled gives back all that the lease cost, of an order with goods its part alone', async () => {
    const alone = await without();
    expect(await decide(alone, { kind: 'cancel' }, 'staff')).toEqual({ ok: true });
    const order = await transfers.order(alone.orderId);
    expect([order.status, order.owedMinor]).toEqual(['CANCELLED', alone.total]);
    await database.delete(bookings);
    const mixed = await without(bought(1801));
    await shop.rental.replacements.offer({ id: mixed.id, productIds: [], days: [], staffId: staff });
    expect(await decide(mixed, { kind: 'cancel' })).toEqual({ ok: true });
    expect((await transfers.order(mixed.orderId)).status).toBe('PROCESSING');
    const back = await database.select().from(refunds).where(eq(refunds.orderId, mixed.orderId));
    const found = await shop.orders.findLease(mixed.leaseId, customer);
    expect(back.map(({ reason, amountMinor }) => [reason, amountMinor])).toEqual([
      ['deposit', found.ok && found.lease.depositMinor],
      ['staff', found.ok && found.lease.priceMinor],
    ]);
  });

  test('of other days has the lease begin and end then', async () => {
    const lost = await without();
    const [day = ''] = lost.options.days.slice(-1);
    expect(await decide(lost, { kind: 'days', day }, 'staff')).toEqual({ ok: true });
    const [lease] = await database.select().from(leases).where(eq(leases.id, lost.leaseId));
    expect(lease).toMatchObject({ firstDay: day, lastDay: daysAfter(day, 2) });
  });

  test('ends with its order', async () => {
    const lost = await without();
    await step(lost.orderId, lost.leaseId, 'CANCELLED');
    expect(await asked(lost.leaseId)).toMatchObject({ status: 'WITHDRAWN' });
  });

  test('is over when its time is, and staff offer anew or decide', async () => {
    const lost = await without();
    await shop.rental.replacements.offer({ id: lost.id, productIds: [TWO], days: [], staffId: staff });
    await database
      .update(replacements)
      .set({ expiresAt: sql`now() - interval '1 minute'` as unknown as string })
      .where(eq(replacements.id, lost.id));
    const choice = { kind: 'like', productId: TWO } as const;
    expect(await decide(lost, choice)).toEqual({ ok: false, reason: 'offer-expired' });
    expect(await shop.rental.replacements.questionOf(lost.leaseId, 'uk')).toBe(null);
    expect((await shop.rental.replacements.list())[0]).toMatchObject({ status: 'EXPIRED' });
    await shop.rental.replacements.offer({ id: lost.id, productIds: [TWO], days: [], staffId: staff });
    expect(await lettersTo(lost.orderId)).toHaveLength(2);
    expect(await decide(lost, choice)).toEqual({ ok: true });
  });

  test('of what is taken meanwhile changes nothing', async () => {
    const lost = await without();
    await shop.rental.replacements.offer({ id: lost.id, productIds: [TWO], days: [], staffId: staff });
    await leased(rented(TWO));
    await leased(rented(TWO));
    expect(await decide(lost, { kind: 'like', productId: TWO })).toMatchObject({ reason: 'options-changed' });
    expect(await asked(lost.leaseId)).toMatchObject({ status: 'OFFERED' });
    expect(
      await shop.rental.replacements.offer({ id: lost.id, productIds: [TWO], days: [], staffId: staff }),
    ).toMatchObject({
      ok: true, // the offer stands as it was
    });
  });
});

describe('a machine that is late', () => {
  const extend = extendLate(database);
  /** A lease that should be back since some days, on a machine of a product. */
  async function late(productId: number) {
    const ordered = await leased(rented(productId));
    await handOver(ordered.orderId, ordered.leaseId);
    await beganBefore(ordered.leaseId, 8);
    return ordered;
  }
  const kept = blockedDays({ firstDay: today, lastDay: today }, BY_VEHICLE).to;

  test('is nobody else’s, before the chore has run and after, once however often it runs', async () => {
    const { leaseId } = await late(ONE);
    const busy = async () => {
      const found = await findBusy(database, { productIds: [ONE], market: 'UA', from: today });
      return found.get(ONE)?.map((machine) => machine.busy);
    };
    const [before] = (await busy()) ?? [];
    expect(before?.some(({ from, to }) => from <= today && to === kept)).toBe(true);
    for (let round = 0; round < 2; round++) await extend();
    expect(await standingOf(leaseId)).toMatchObject([{ blockedTo: kept, status: 'CONFIRMED' }]);
    expect(((await busy()) ?? [])[0]?.at(-1)?.to).toBe(kept);
  });

  test('gives whoever has it next another one', async () => {
    const { leaseId } = await late(TWO);
    const [own] = await standingOf(leaseId);
    const next = await leased(rented(TWO, rentalStart(2)));
    await database
      .update(bookings)
      .set({ machineId: own?.machineId ?? 0, firstDay: today, blockedFrom: today })
      .where(eq(bookings.leaseId, next.leaseId));
    await extend();
    const [moved] = await standingOf(next.leaseId);
    expect(moved?.machineId).not.toBe(own?.machineId);
    expect(await standingOf(leaseId)).toMatchObject([{ blockedTo: kept }]);
  });

  test('without another one asks the next customer what they want, and ends that when it comes back', async () => {
    const { orderId, leaseId } = await late(ONE);
    const next = await leased(rented(ONE, rentalStart(6)));
    await database
      .update(bookings)
      .set({ firstDay: today, blockedFrom: today })
      .where(eq(bookings.leaseId, next.leaseId));
    await extend();
    await extend();
    expect(await asked(next.leaseId)).toMatchObject({ reason: 'late', status: 'OFFERED', offers: 1 });
    expect(await lettersTo(next.orderId)).toHaveLength(1);
    const [own] = await standingOf(leaseId);
    expect(own?.blockedTo).toBe(today);
    await step(next.orderId, next.leaseId, 'PROCESSING');
    expect(await step(next.orderId, next.leaseId, 'ACTIVE')).toMatchObject({ reason: 'machine-missing' });
    expect(await step(orderId, leaseId, 'RETURNED')).toEqual({ ok: true });
    expect(await asked(next.leaseId)).toMatchObject({ status: 'WITHDRAWN' });
    const back = like(emails.occasion, `lease-machine-back:${next.orderId}:${next.leaseId}:%`);
    expect(await database.$count(emails, back)).toBe(1);
    const bell = and(eq(notifications.leaseId, next.leaseId), eq(notifications.kind, 'lease-machine-back'));
    expect(await database.$count(notifications, bell)).toBe(1);
    expect(await step(next.orderId, next.leaseId, 'ACTIVE')).toEqual({ ok: true });
    expect((await standingOf(leaseId))[0]).toMatchObject({ status: 'ENDED', blockedTo: today });
  });

  test('has really taken its days until it came back', async () => {
    const { orderId, leaseId } = await late(ONE);
    await step(orderId, leaseId, 'RETURNED');
    expect(await standingOf(leaseId)).toMatchObject([{ status: 'ENDED', lastDay: today, blockedTo: kept }]);
    expect(await database.$count(orders, eq(orders.id, orderId))).toBe(1);
  });
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['lease_events', 'machine_events']),
    unlogged: [],
  });
});
