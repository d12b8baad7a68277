import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { rentalStart } from '../../../tests/support/rental-start.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { daysAfter } from '../../domain/calendar/days.ts';
import { inboxDay } from '../../domain/backoffice/inbox.ts';
import { daysOffInForce, setDaysOff, workingDaysFrom } from '../../domain/calendar/working-days.ts';
import type { Line } from '../../domain/cart/cart-item.ts';
import { QUEUES, WAITING, type Waiting } from '../../domain/orders/queue.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { paymentCases, payments } from '../payments/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { replacements } from '../rental/replacements/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import { leaseTerminations } from '../rental/terminations/tables.ts';
import { todayIn } from '../rental/today.ts';
import { exchanges } from '../returns/exchanges/tables.ts';
import { returnEvents, returns, withdrawals } from '../returns/tables.ts';
import { productAnswers, productQuestions, productReviews } from '../reviews/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';
import { countWaiting } from './count-waiting.ts';
import { INBOX_PAGE, listInbox } from './list-inbox.ts';

const { database } = await openTestDatabase();
const list = (kinds: readonly Waiting[], page = 1) => listInbox(database)({ page }, { kinds, locale: 'uk' });
const one = async (kind: Waiting, id: string) =>
  (await list([kind])).lines.find((line) => line.id === id) ?? null;

const today = todayIn('UA');
/** A moment of a day that many days before today. */
const ago = (days: number) => `${daysAfter(today, -days)}T10:00:00.000Z`;

async function place(lines: readonly Line[] = [bought(508)]): Promise<string> {
  const placed = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.orderId;
}
const change = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  database.update(orders).set(values).where(eq(orders.id, id));
const itemOf = async (orderId: string) => {
  const [item] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  if (!item) throw new Error('The order has no line');
  return item;
};
const goBack = (orderId: string, row: Partial<typeof returns.$inferInsert>) =>
  database
    .insert(returns)
    .values({ id: randomUUID(), orderId, kind: 'withdrawal', ...row })
    .returning()
    .then(([made]) => made?.id ?? '');

async function lease(row: Partial<typeof leases.$inferInsert>) {
  const orderId = await place([
    { id: 2001, quantity: 1, rental: { duration: 'day', startDate: rentalStart(), count: 1 } },
  ]);
  const item = await itemOf(orderId);
  const [made] = await database
    .update(leases)
    .set(row)
    .where(eq(leases.orderItemId, item.id))
    .returning({ id: leases.id });
  const leaseId = made?.id ?? '';
  await database.update(bookings).set({ status: 'CONFIRMED' }).where(eq(bookings.leaseId, leaseId));
  return { orderId, leaseId };
}

const words = { body: 'Слова', authorName: 'Олена', locale: 'uk' } as const;
const asker = { name: 'Ірина', email: 'iryna@example.com', locale: 'uk', phone: '+380671234567' } as const;
/** One of each kind, by its id. */
const made: Partial<Record<Waiting, string>> = {};

beforeAll(async () => {
  await addCustomers(database, 'olena');
  const ship = await place();
  await change(ship, { status: 'PROCESSING', paymentStatus: 'PAID', heldMinor: 1_000_000_00 });
  await database.insert(orderEvents).values({
    orderId: ship,
    toStatus: 'PROCESSING',
    actor: 'staff:1',
    reason: 'transfer-received',
    at: ago(3),
  });
  made.ship = ship;
  made.delivery = await place();
  await change(made.delivery, {
    shippingMinor: null,
    totalMinor: sql`total_minor - coalesce(shipping_minor, 0)` as never,
    deliveryMinDays: null,
    deliveryMaxDays: null,
    updatedAt: ago(2),
    createdAt: ago(4),
  });
  made.overdue = await place();
  await change(made.overdue, {
    paymentNotice: 'warned',
    paymentDueOn: daysAfter(today, -1),
    paymentDueAt: `${daysAfter(today, 2)}T10:00:00.000Z`,
  });
  const delivered = await place();
  await change(delivered, { status: 'DELIVERED', paymentStatus: 'PAID', deliveredAt: ago(5) });
  const { id: orderItemId, productId } = await itemOf(delivered);
  made.return = await goBack(delivered, { requestedAt: ago(2) });
  made.exchange = await goBack(delivered, { kind: 'exchange', requestedAt: ago(1) });
  await database.insert(exchanges).values({
    returnId: made.exchange,
    productId,
    pieces: 1,
    unitMinor: 1000,
    totalMinor: 1200,
    creditMinor: 1200,
    shippingMinor: 0,
    priceUntil: daysAfter(today, 10),
  });
  const [payment] = await database
    .insert(payments)
    .values({
      orderId: delivered,
      provider: 'test',
      status: 'EXPIRED',
      amountMinor: 1,
      currency: 'UAH',
      expiresAt: ago(0),
    } as never)
    .returning();
  const [opened] = await database
    .insert(paymentCases)
    .values({
      paymentId: payment?.id ?? '',
      kind: 'dispute',
      reference: 'r',
      amountMinor: 1,
      currency: 'UAH',
      openedAt: ago(9),
    })
    .returning();
  made.payment = opened?.id ?? '';
  const handover = await lease({ status: 'PROCESSING', firstDay: daysAfter(today, -2), lastDay: today });
  made.handover = handover.leaseId;
  const takeback = await lease({
    status: 'ACTIVE',
    firstDay: ago(30).slice(0, 10),
    lastDay: ago(8).slice(0, 10),
  });
  made.takeback = takeback.leaseId;
  const [needed] = await database
    .insert(replacements)
    .values({ leaseId: handover.leaseId, reason: 'broken', createdAt: ago(0) })
    .returning();
  made.replacement = needed?.id ?? '';
  const [asked] = await database
    .insert(leaseTerminations)
    .values({
      leaseId: takeback.leaseId,
      returnOn: today,
      isEarly: false,
      lastDayBefore: today,
      reason: 'other',
      way: 'bring',
      actor: 'customer:olena',
      requestedAt: ago(0),
    })
    .returning();
  made.termination = asked?.id ?? '';
  const [quote] = await database
    .insert(quotes)
    .values({
      ...asker,
      quoteNumber: 'Q-1',
      country: 'UA',
      city: 'Kyiv',
      currency: 'UAH',
      requestKey: 'q',
      requestHash: 'h',
      createdAt: ago(6),
    })
    .returning();
  made.quote = quote?.id ?? '';
  const [ticket] = await database
    .insert(supportTickets)
    .values({
      ...asker,
      ticketNumber: 'TCK-1',
      requestKey: 't',
      department: 'technical',
      subject: 'Інвертор гуде',
      waitingSince: ago(1),
    } as never)
    .returning();
  made.ticket = ticket?.id ?? '';
  made.review = randomUUID();
  await database.insert(productReviews).values({
    id: made.review,
    productId,
    orderItemId,
    stars: 4,
    nameChoice: 'initial',
    ...words,
    submittedAt: ago(20),
  });
  made.question = randomUUID();
  await database
    .insert(productQuestions)
    .values({ id: made.question, productId, email: asker.email, ...words, submittedAt: ago(2) });
});

test('all that is counted is listed, kind by kind', async () => {
  for (const [kind, count] of await countWaiting(database)()) {
    const { lines } = await list([kind]);
    expect({ kind, count: lines.length }).toEqual({ kind, count });
    expect(lines.every((line) => line.kind === kind)).toBe(true);
  }
  for (const [kind, id] of Object.entries(made)) expect(await one(kind as Waiting, id)).not.toBeNull();
});

test('each is due by the rule of its kind', async () => {
  const due = async (kind: Waiting) => (await one(kind, made[kind] ?? ''))?.dueOn;
  const worked = (days: number, count: number) => workingDaysFrom(daysAfter(today, -days), count, 'UA');
  expect(await due('return')).toBe(worked(2, 1));
  expect(await due('exchange')).toBe(worked(1, 1));
  expect(await due('termination')).toBe(worked(0, 1));
  expect(await due('review')).toBe(worked(20, 2));
  expect(await due('delivery')).toBe(daysAfter(today, 8));
  expect(await due('overdue')).toBe(daysAfter(today, 2));
  expect(await due('handover')).toBe(daysAfter(today, -2));
  expect(await due('takeback')).toBe(returnDay({ lastDay: daysAfter(today, -8) }, 'UA'));
  const began = daysAfter(today, -3);
  expect([workingDaysFrom(began, 1, 'UA'), workingDaysFrom(began, 2, 'UA')]).toContain(await due('ship'));
  for (const kind of ['payment', 'quote', 'ticket', 'question', 'replacement'] as const) {
    expect({ kind, due: await due(kind) }).toEqual({ kind, due: null });
  }
});

test('an order of what is rented alone leaves for the first day of what was not handed over', async () => {
  const { orderId, leaseId } = await lease({
    status: 'PROCESSING',
    firstDay: daysAfter(today, 40),
    lastDay: daysAfter(today, 41),
  });
  await change(orderId, { status: 'PROCESSING', paymentStatus: 'PAID', heldMinor: 1_000_000_00 });
  expect((await one('ship', orderId))?.dueOn).toBe(daysAfter(today, 40));
  expect(await one('handover', leaseId)).toBeNull();
});

test('the refund of a withdrawal is due fourteen days after its statement, or when the goods are here if that is later', async () => {
  const orderId = await place();
  await change(orderId, { status: 'DELIVERED', deliveredAt: ago(40) });
  const here = await goBack(orderId, { status: 'RETURNED', requestedAt: ago(20) });
  expect((await one('return', here))?.dueOn).toBe(daysAfter(today, -6));
  await database
    .insert(returnEvents)
    .values({ returnId: here, toStatus: 'RETURNED', actor: 'staff:1', reason: 'arrived', at: ago(1) });
  expect((await one('return', here))?.dueOn).toBe(daysAfter(today, -1));
  const faulty = await goBack(orderId, { kind: 'complaint', status: 'RETURNED', requestedAt: ago(3) });
  expect((await one('return', faulty))?.dueOn).toBe(daysAfter(today, 11));
  const refused = await goBack(orderId, { kind: 'undelivered', status: 'RETURNED', requestedAt: ago(3) });
  expect((await one('return', refused))?.dueOn).toBeNull();
});

test('a statement of withdrawal without an order is there under the number that was typed', async () => {
  await database.insert(withdrawals).values({
    digest: 'd',
    orderNumber: 'ORD-999',
    name: 'Ірина',
    email: asker.email,
    locale: 'uk',
    statedAt: ago(1),
  });
  const { lines } = await list(['return']);
  expect(lines.find(({ state }) => state === 'statement')).toMatchObject({
    number: 'ORD-999',
    orderId: null,
    customer: 'Ірина',
    dueOn: daysAfter(today, 13),
  });
});

test('a question that was answered waits since the answer that is not shown yet', async () => {
  const id = made.question ?? '';
  const answer = { questionId: id, author: 'shop', ...words } as const;
  await database.update(productQuestions).set({ status: 'PUBLISHED' }).where(eq(productQuestions.id, id));
  expect((await one('question', id))?.since).toBe(ago(2));
  await database.insert(productAnswers).values({ id: randomUUID(), ...answer, status: 'PUBLISHED' });
  expect(await one('question', id)).toBeNull();
  const orderItemId = (await itemOf(made.ship ?? '')).id;
  await database
    .insert(productAnswers)
    .values({ id: randomUUID(), ...answer, author: 'buyer', orderItemId, submittedAt: ago(1) });
  expect((await one('question', id))?.since).toBe(ago(1));
});

test('a line says whose it is', async () => {
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, made.ship ?? ''));
  expect(await one('ship', made.ship ?? '')).toMatchObject({
    orderNumber: order?.orderNumber,
    customer: 'Олена Шевченко',
    state: 'PROCESSING',
    since: ago(3),
    today,
  });
  expect(await one('ticket', made.ticket ?? '')).toMatchObject({
    number: 'TCK-1',
    orderNumber: null,
    customer: 'Ірина',
    title: 'Інвертор гуде',
  });
});

test('what is due first is on top, pages follow each other, and each costs one query', async () => {
  for (let number = 0; number < INBOX_PAGE; number++) {
    await goBack(made.ship ?? '', { requestedAt: ago(number % 5), kind: 'complaint' });
  }
  const seen: string[] = [];
  let page: number | null = 1;
  let before = '';
  while (page !== null) {
    const asked: number = page;
    let shown: Awaited<ReturnType<typeof list>> = { lines: [], next: null };
    expect(await countQueries(async () => (shown = await list(WAITING, asked)))).toBe(1);
    for (const line of shown.lines) {
      seen.push(`${line.kind} ${line.id}`);
      const place = `${inboxDay(line)} ${line.since}`;
      expect(place >= before).toBe(true);
      before = place;
    }
    page = shown.next;
  }
  const counts = [...(await countWaiting(database)()).values()];
  expect(seen).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(INBOX_PAGE);
});

test('only the kinds that are asked for are there, and none where nothing is open', async () => {
  expect(new Set((await list([...QUEUES])).lines.map(({ kind }) => kind)).has('ticket')).toBe(false);
  expect(await list([])).toEqual({ lines: [], next: null });
});

test('A day on which the shop is closed from now on moves what is due at once', async () => {
  const ask = listInbox(database);
  const dueOn = async () => {
    const { lines } = await ask({ page: 1 }, { kinds: ['return'], locale: 'uk' });
    return lines.find(({ id }) => id === made.return)?.dueOn;
  };
  const before = await dueOn();
  if (!before) throw new Error('A request has a day');
  const daysOff = daysOffInForce();
  setDaysOff({ ...daysOff, closed: { UA: [before], PL: [before] } });
  expect(await dueOn()).toBe(workingDaysFrom(before, 1, 'UA'));
  setDaysOff(daysOff);
  expect(await dueOn()).toBe(before);
});
