import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter } from '../../../src/domain/calendar/days.ts';
import { billMonths } from '../../../src/server/checkout/bill-months.ts';
import { testBank } from '../../../src/server/adapters/payment-provider/test-bank.ts';
import { notifications } from '../../../src/server/notifications/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { emails } from '../../../src/server/outbox/tables.ts';
import { automaticCharges } from '../../../src/server/payments/charges/tables.ts';
import { savedPaymentMethods } from '../../../src/server/payments/methods/tables.ts';
import { settleEvent } from '../../../src/server/payments/settle-event.ts';
import { payments, refunds } from '../../../src/server/payments/tables.ts';
import { ProviderFailed, type MethodCharging } from '../../../src/server/ports/payment-provider.ts';
import { leaseBills } from '../../../src/server/rental/bills/tables.ts';
import { bookings, leases } from '../../../src/server/rental/tables.ts';
import { todayIn } from '../../../src/server/rental/today.ts';
import { openSession, refund, stateOf } from '../../../src/server/test-bank/bank-sessions.ts';
import { bankSetups } from '../../../src/server/test-bank/bank-setups.ts';
import { testBankSessions } from '../../../src/server/test-bank/tables.ts';
import { wirePaymentMethods } from '../../../src/server/wire-payment-methods.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { takeLeaseSteps } from '../../support/sign-protocols.ts';
import { openTransferShop } from '../../support/transfer-shop.ts';

/** Nothing of these orders was ever exchanged. */
const NO_EXCHANGES = { refundsChanged: () => Promise.resolve(), reclaimCredit: () => Promise.resolve() };

const rented = await openTransferShop();
const { shop, database, customer } = rented;
afterAll(rented.close);
const bank = shop.testBank!;
const publicUrl = 'http://localhost';
const MACHINE = 2001;
const today = todayIn('UA');

const chore = (name: string) => shop.payments.chores.find((each) => each.name === name)!.next;
const begin = chore('months to charge');
const charge = chore('automatic payments');
const bill = () => billMonths(database, shop.rules, shop.payments.paysByItself)();
/** All that is to be charged now, begun and done. */
async function chargeAll(make: () => Promise<unknown> = charge) {
  while ((await begin()) !== null);
  const outcomes: unknown[] = [];
  for (let outcome = await make(); outcome !== null; outcome = await make()) outcomes.push(outcome);
  return outcomes;
}
/** What the bank took or refused, of charges alone: the page of none was opened. */
const booked = async (orderId: string) =>
  (
    await database
      .select({ state: testBankSessions.state })
      .from(testBankSessions)
      .innerJoin(payments, eq(payments.id, testBankSessions.clientReference))
      .where(eq(payments.orderId, orderId))
  ).map(({ state }) => state);
const paymentsOf = (orderId: string) =>
  database.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
/** How often the customer was told of a refusal: by e-mail, and by the bell. */
const told = async (orderId: string) => [
  await database.$count(emails, like(emails.occasion, `order-charge-declined:${orderId}%`)),
  await database.$count(
    notifications,
    and(eq(notifications.orderId, orderId), eq(notifications.kind, 'charge-declined')),
  ),
];

/** Saves a method with the test bank, and has it pay rentals. */
async function saved(card: 'approved' | 'asks-back' | 'bank' = 'approved') {
  const page = await shop.payments.methods.openPage({
    userId: customer,
    email: 'olena@example.com',
    region: 'ua',
    currency: 'UAH',
  });
  if (!page.ok) throw new Error(page.reason);
  const id = new URL(page.url).pathname.split('/').at(-1) ?? '';
  const reference = (await bank.findSetup(id))?.clientReference ?? '';
  await bank.actOnSetup(
    id,
    card === 'bank' ? { action: 'bank' } : { action: 'card', card, month: 12, year: 2099 },
  );
  await shop.payments.methods.returnFromPage(customer, reference);
  const methodId = (await shop.payments.methods.list(customer)).at(-1)?.id ?? '';
  expect(await shop.payments.methods.payRentalsBy(customer, methodId)).toBe(true);
  return methodId;
}

/** A lease whose customer has its machine, and the bill of its second month, whose days begin after so many days. */
async function billed({ begins = 3 } = {}) {
  const rental = { duration: 'day', count: 75, startDate: rentalStart() } as const;
  const { orderId: first, total } = await rented.place({ lines: [{ id: MACHINE, quantity: 1, rental }] });
  await rented.came(first, total);
  const leaseId = (await shop.backoffice.findOrder(first))?.leases[0]?.id ?? '';
  await takeLeaseSteps(rented, { orderId: first, leaseId }, 'PROCESSING', 'ACTIVE');
  const firstDay = daysAfter(today, begins - 30);
  await database
    .update(leases)
    .set({ firstDay, lastDay: daysAfter(firstDay, 74), billedUntil: daysAfter(firstDay, 29) })
    .where(eq(leases.id, leaseId));
  await bill();
  const [month] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const orderId = month?.orderId ?? '';
  const end = () => takeLeaseSteps(rented, { orderId: first, leaseId }, 'RETURNED');
  return { orderId, leaseId, order: await rented.order(orderId), end };
}

/** The chore that charges, at a provider of which a test decides what it does. */
function chargingBy(charging: Partial<MethodCharging>) {
  const setups = bankSetups(database, { publicUrl });
  const provider = testBank({
    sessions: {
      openSession: openSession(database, { publicUrl }),
      stateOf: stateOf(database),
      refund: refund(database),
      methods: { ...setups, charging: { ...setups.charging!, ...charging } },
    },
    webhookSecret: 'a secret',
  });
  const own = wirePaymentMethods(database, {
    providers: { UAH: provider, PLN: null },
    secret: 'a secret for tests only, of enough length',
    publicUrl,
    settle: settleEvent(database, NO_EXCHANGES),
    report: () => undefined,
  });
  return own.chores.find(({ name }) => name === 'automatic payments')!.next;
}
const askNow = () =>
  database
    .update(automaticCharges)
    .set({ nextAttemptAt: sql`now()` })
    .where(sql`${automaticCharges.nextAttemptAt} is not null`);
/** Makes all that was tried have been tried a day earlier, and what came of it have been heard then. */
async function nextDay() {
  await database.update(automaticCharges).set({ day: sql`${automaticCharges.day} - 1` });
  await database.update(payments).set({ updatedAt: sql`${payments.updatedAt} - interval '1 day'` });
}

beforeEach(async () => {
  await database.delete(bookings);
  await database.delete(leaseBills);
  await database.delete(savedPaymentMethods);
  await database.delete(automaticCharges);
});

describe('a month of a long rental', () => {
  test('is billed by card where a method pays, though the order was paid by transfer, and is charged three days before it begins', async () => {
    await saved();
    const { orderId, order } = await billed({ begins: 4 });
    expect(order).toMatchObject({ paymentMethod: 'card', status: 'PENDING' });
    expect(await chargeAll()).toEqual([]);
    await database.update(leaseBills).set({ firstDay: daysAfter(today, 3) });
    expect(await chargeAll()).toEqual(['paid']);
    expect(await rented.order(orderId)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
    const [payment, ...more] = await paymentsOf(orderId);
    expect([payment?.status, payment?.amountMinor, more]).toEqual(['PAID', order.totalMinor, []]);
    expect(payment?.transaction).toMatch(/^pi_/);
    expect(await told(orderId)).toEqual([0, 0]);
  });

  test('is charged once by two instances that run twice, and by a webhook that tells of it too', async () => {
    await saved();
    const { orderId } = await billed();
    await Promise.all([begin(), begin(), begin()]);
    await Promise.all([charge(), charge(), charge()]);
    await chargeAll();
    while ((await bank.sendWebhook()) === 'sent');
    expect(await booked(orderId)).toEqual(['paid']);
    expect(await paymentsOf(orderId)).toHaveLength(1);
    expect(await database.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
  });

  test('is charged once, and settled, when the answer was lost in a crash', async () => {
    await saved();
    const { orderId } = await billed();
    await begin();
    const bankCharging = bankSetups(database, { publicUrl }).charging!;
    const crashing = chargingBy({
      charge: async (asked, key) => {
        await bankCharging.charge(asked, key);
        throw new Error('The process ended');
      },
    });
    await expect(crashing()).rejects.toThrow('set aside');
    expect((await rented.order(orderId)).status).toBe('PENDING');
    // Nobody pays by hand what the bank may have taken.
    expect(await shop.payments.startPayment({ orderId, userId: customer, region: 'ua' })).toEqual({
      ok: false,
      reason: 'not-payable',
    });
    await askNow();
    await database.execute(sql`delete from chore_failures`);
    expect(await charge()).toBe('paid');
    expect(await booked(orderId)).toEqual(['paid']);
    expect((await rented.order(orderId)).status).toBe('COMPLETED');
  });

  test('is by transfer, as its order was, where no method pays, or the one that does has expired', async () => {
    expect((await billed()).order.paymentMethod).toBe('transfer');
    await database.delete(leaseBills);
    const id = await saved();
    await database
      .update(savedPaymentMethods)
      .set({ expiryYear: 2020 })
      .where(eq(savedPaymentMethods.id, id));
    expect((await billed()).order.paymentMethod).toBe('transfer');
    expect(await chargeAll()).toEqual([]);
  });

  test('is not charged once its method was removed, or the permission taken back, before the bank was asked', async () => {
    for (const takeBack of [
      (id: string) => shop.payments.methods.remove(customer, id),
      () => shop.payments.methods.payRentalsBy(customer, null),
      (id: string) => shop.payments.methods.setRecurring(customer, id, false),
    ]) {
      const id = await saved();
      const { orderId } = await billed();
      expect(await begin()).toBe('begun');
      await takeBack(id);
      expect(await chargeAll()).toEqual(['not-charged']);
      expect([await booked(orderId), (await paymentsOf(orderId))[0]?.status]).toEqual([[], 'EXPIRED']);
      expect((await shop.payments.startPayment({ orderId, userId: customer, region: 'ua' })).ok).toBe(true);
      await database.delete(bookings);
    }
  });

  test('is not charged once its lease has ended; what was charged at that moment goes back', async () => {
    await saved();
    const { orderId, end } = await billed();
    expect(await begin()).toBe('begun');
    await end();
    expect((await rented.order(orderId)).status).toBe('CANCELLED');
    expect(await chargeAll()).toEqual(['not-charged']);
    expect(await booked(orderId)).toEqual([]);
    await database.delete(bookings);

    const late = await billed();
    await begin();
    const bankCharging = bankSetups(database, { publicUrl }).charging!;
    const slow = chargingBy({
      charge: async (asked, key) => {
        await late.end();
        return bankCharging.charge(asked, key);
      },
    });
    expect(await slow()).toBe('paid');
    expect((await rented.order(late.orderId)).status).toBe('CANCELLED');
    const [owed] = await database.select().from(refunds).where(eq(refunds.orderId, late.orderId));
    expect(owed).toMatchObject({ reason: 'order-cancelled', amountMinor: late.order.totalMinor });
  });

  test('that the bank refuses is told once, is open to be paid by hand, and is tried on three days at most', async () => {
    await saved('asks-back');
    const { orderId } = await billed();
    expect(await chargeAll()).toEqual(['failed']);
    expect(await rented.order(orderId)).toMatchObject({ status: 'PENDING', paymentStatus: 'FAILED' });
    expect(await told(orderId)).toEqual([1, 1]);
    expect(await chargeAll()).toEqual([]);
    for (const outcomes of [['failed'], ['failed'], []]) {
      await nextDay();
      expect(await chargeAll()).toEqual(outcomes);
    }
    expect(await booked(orderId)).toEqual(['failed', 'failed', 'failed']);
    expect(await told(orderId)).toEqual([1, 1]);
    const page = await shop.payments.startPayment({ orderId, userId: customer, region: 'ua' });
    if (!page.ok) throw new Error(page.reason);
    await bank.act(page.id, { action: 'pay', card: { id: 'approved', month: 12, year: 2099 } });
    while ((await bank.sendWebhook()) === 'sent');
    expect((await rented.order(orderId)).status).toBe('COMPLETED');
  });

  test('is not charged while its customer is paying by hand', async () => {
    await saved();
    const { orderId } = await billed();
    expect((await shop.payments.startPayment({ orderId, userId: customer, region: 'ua' })).ok).toBe(true);
    expect(await chargeAll()).toEqual([]);
    expect(await booked(orderId)).toEqual(['open']);
  });

  test('waits for a provider that is down, and is charged once when it answers', async () => {
    await saved();
    const { orderId } = await billed();
    await begin();
    const isDown = async () => Promise.reject(new ProviderFailed('down'));
    const down = chargingBy({ charge: isDown, find: isDown });
    expect([await down(), await down()]).toEqual(['postponed', null]);
    await askNow();
    expect(await down()).toBe('postponed');
    const [row] = await database.select().from(automaticCharges);
    expect(row).toMatchObject({ attempts: 2, failure: 'down' });
    expect(await told(orderId)).toEqual([0, 0]);
    await askNow();
    expect(await charge()).toBe('paid');
    expect(await booked(orderId)).toEqual(['paid']);
  });

  test('is paid later by a bank that takes its time, and has its days meanwhile', async () => {
    await saved('bank');
    const { orderId, order } = await billed({ begins: 1 });
    expect(await chargeAll()).toEqual(['processing']);
    const waiting = await rented.order(orderId);
    expect(waiting.status).toBe('PENDING');
    expect(Date.parse(waiting.paymentDueAt ?? '')).toBeGreaterThan(Date.parse(order.paymentDueAt ?? ''));
    await database.update(testBankSessions).set({ decidesAt: sql`now()` });
    while ((await chore('test bank decides')()) !== null);
    while ((await bank.sendWebhook()) === 'sent');
    expect((await rented.order(orderId)).status).toBe('COMPLETED');
  });

  test('that fails inside the shop keeps no other waiting', async () => {
    await saved();
    const [one, two] = [await billed(), await billed()];
    while ((await begin()) !== null);
    const bankCharging = bankSetups(database, { publicUrl }).charging!;
    const broken = chargingBy({
      charge: async (asked, key) => {
        if (asked.orderNumber === one.order.orderNumber) throw new Error('A fault of the shop');
        return bankCharging.charge(asked, key);
      },
    });
    const outcomes = [await broken().catch(String), await broken().catch(String), await broken()];
    expect(outcomes.filter((each) => each === 'paid')).toHaveLength(1);
    expect(outcomes.at(-1)).toBeNull();
    expect((await rented.order(two.orderId)).status).toBe('COMPLETED');
    expect((await rented.order(one.orderId)).status).toBe('PENDING');
  });
});

describe('a bill by card that nobody has paid', () => {
  const remind = chore('bills by card');
  const reminders = (orderId: string) =>
    database.$count(emails, like(emails.occasion, `order-payment-reminder:${orderId}%`));
  /** A month by card as it stands the day before its last one, billed days ago. */
  async function waiting(card: 'approved' | 'asks-back' = 'approved') {
    const methodId = await saved(card);
    const month = await billed({ begins: 2 });
    await database
      .update(orders)
      .set({ createdAt: sql`now() - interval '5 days'`, paymentDueAt: sql`now() + interval '20 hours'` })
      .where(eq(orders.id, month.orderId));
    return { ...month, methodId };
  }

  test('is said to be charged by itself, on a day and to a method, and is not reminded of until that was refused', async () => {
    const { orderId } = await waiting('asks-back');
    expect(await shop.payments.plannedCharges([orderId])).toMatchObject([
      { orderId, day: today, method: { kind: 'card' } },
    ]);
    expect(await remind()).toBeNull();
    await chargeAll();
    expect(await shop.payments.plannedCharges([orderId])).toMatchObject([{ day: daysAfter(today, 1) }]);
    expect(await remind()).toBe('reminded');
    expect(await remind()).toBeNull();
    expect(await reminders(orderId)).toBe(1);
  });

  test('is reminded of once where no method pays any more, and not before its day', async () => {
    const { orderId, methodId } = await waiting();
    await shop.payments.methods.remove(customer, methodId);
    expect(await shop.payments.plannedCharges([orderId])).toEqual([]);
    const due = (interval: string) =>
      database
        .update(orders)
        .set({ paymentDueAt: sql`now() + ${interval}::interval` })
        .where(eq(orders.id, orderId));
    await due('12 days');
    expect(await remind()).toBeNull();
    await due('20 hours');
    const outcomes = await Promise.all([remind(), remind()]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['reminded']);
    expect(await reminders(orderId)).toBe(1);
  });
});

test('what a settled lease owes is asked for by card where it was paid so, and by transfer when no card has paid it', async () => {
  const rental = { duration: 'day', count: 3, startDate: rentalStart() } as const;
  const { orderId } = await rented.place({
    lines: [{ id: MACHINE, quantity: 1, rental }],
    payment: 'card',
  });
  const page = await shop.payments.startPayment({ orderId, userId: customer, region: 'ua' });
  await bank.act(page.ok ? page.id : '', {
    action: 'pay',
    card: { id: 'approved', month: 12, year: 2099 },
  });
  while ((await bank.sendWebhook()) === 'sent');
  const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
  const lease = { orderId, leaseId };
  await takeLeaseSteps(rented, lease, 'PROCESSING', 'ACTIVE', 'RETURNED');
  await shop.rental.writeDeduction({
    id: crypto.randomUUID(),
    kind: 'damage',
    note: 'Розбитий генератор',
    amountMinor: 99_999_999,
    seen: '',
    leaseId,
    staffId: rented.staff,
  });
  await takeLeaseSteps(rented, lease, 'COMPLETED');
  const [bill] = await database.select().from(leaseBills).where(eq(leaseBills.leaseId, leaseId));
  const billId = bill?.orderId ?? '';
  expect(await rented.order(billId)).toMatchObject({ paymentMethod: 'card', status: 'PENDING' });
  const started = await shop.payments.startPayment({ orderId: billId, userId: customer, region: 'ua' });
  expect(started.ok).toBe(true);
  await database.update(payments).set({ status: 'FAILED' }).where(eq(payments.orderId, billId));
  await database
    .update(orders)
    .set({ paymentDueAt: sql`now() - interval '1 minute'` })
    .where(eq(orders.id, billId));
  expect(await chore('unpaid orders')()).toBe('by-transfer');
  const asked = await rented.order(billId);
  expect(asked).toMatchObject({ paymentMethod: 'transfer', status: 'PENDING', paymentStatus: 'UNPAID' });
  expect(asked.paymentDueOn).not.toBeNull();
  expect(await chore('unpaid orders')()).toBeNull();
  await rented.came(billId, asked.totalMinor);
  expect((await rented.order(billId)).status).toBe('COMPLETED');
});
