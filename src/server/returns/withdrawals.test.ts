import { asc, eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  addCustomers,
  bought,
  ORDER_NEEDS,
  orderRequest,
  DEFAULT_RULES,
} from '../../../tests/support/sample-order.ts';
import { moveOrder } from '../../../tests/support/move-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { DEFAULT_SHIPPING_RULES } from '../../domain/checkout/shipping-rules.ts';
import type { PurchaseStatus } from '../../domain/orders/order-status.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { sealEmail } from '../emails/email-links.ts';
import { emails } from '../outbox/tables.ts';
import { completeDelivered } from '../orders/complete-delivered.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { returnsOfOrder } from './find-return.ts';
import { stepReturn } from './step-return.ts';
import { closeWithdrawal, findWithdrawal, listOpenWithdrawals } from './withdrawals.ts';
import { stateWithdrawal } from './state-withdrawal.ts';
import { withdrawals } from './tables.ts';
import { unloggedActs } from '../../../tests/support/unlogged-acts.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const state = stateWithdrawal(database, {
  recipient: 'returns@example.com',
  rules: { shipping: DEFAULT_SHIPPING_RULES },
});

async function delivered(email = 'olena@example.com') {
  const request = orderRequest('olena', { lines: [bought(1801)] });
  const placed = await placeOrder(
    database,
    ORDER_NEEDS,
  )({
    ...request,
    shipping: { ...request.shipping, email },
  });
  if (!placed.ok) throw new Error(placed.reason);
  for (const to of ['PROCESSING', 'SHIPPED', 'DELIVERED'] satisfies PurchaseStatus[]) {
    await moveOrder(database, placed.orderId, { to, reason: to.toLowerCase() });
  }
  return placed;
}
const statementOf = (orderNumber: string, email = 'olena@example.com') =>
  ({ name: 'Олена <b>', orderNumber, email, goods: null, locale: 'uk' }) as const;
const emailsAbout = (words: string) =>
  database
    .select()
    .from(emails)
    .where(like(emails.occasion, `withdrawal%${words}%`));

test('a statement is kept once with its moment; the customer has a receipt, the shop a notice', async () => {
  const { orderId, orderNumber } = await delivered();
  await Promise.all([1, 2, 3].map(() => state(statementOf(orderNumber, 'Olena@Example.com'))));
  const kept = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  expect(kept).toHaveLength(1);
  expect(await findWithdrawal(database)(orderId)).toEqual({
    statedAt: kept[0]?.statedAt,
    goods: null,
    returnId: kept[0]?.returnId,
    hasReceipt: true,
  });
  const [receipt, ...more] = await emailsAbout(orderId);
  expect(more).toEqual([]);
  const sealed = sealEmail({
    publicUrl: 'https://promin.example',
    keyOf: () => 'k',
    quoteKeyOf: () => 'key',
    ticketKeyOf: () => 'ticket-key',
    ticketAddressOf: () => null,
    linkKeyOf: () => 'key',
    unsubscribeKeyOf: () => 'key',
  });
  if (!receipt) throw new Error('no receipt');
  const { recipient, plain, html } = sealed(receipt);
  expect(recipient).toBe('olena@example.com');
  expect(plain).toMatch(new RegExp(`${orderNumber}[^]*усе замовлення[^]*\\d{4}\\sр\\., об? \\d\\d:\\d\\d`));
  expect(plain).toContain(`/order/${orderId}?key=k`);
  expect(html).not.toContain('<b>');
  const [notice] = await emailsAbout(`notice:${kept[0]?.id}`);
  expect(notice).toMatchObject({ recipient: 'returns@example.com', replyTo: 'Olena@Example.com' });
});

test('the receipt says what follows for the order as it stands', async () => {
  const { orderId, orderNumber } = await delivered();
  await state(statementOf(orderNumber));
  const [receipt] = await emailsAbout(orderId);
  expect(receipt?.plain).toContain('Як повернути товар');
  expect(receipt?.plain).toContain('Надішліть товар протягом 14 днів від заяви на адресу: вул. Сонячна, 14');
  const request = orderRequest('olena', { lines: [bought(101, 2)], currency: 'PLN', locale: 'pl' });
  const unpaid = await placeOrder(database, ORDER_NEEDS)(request);
  if (!unpaid.ok) throw new Error(unpaid.reason);
  await state({ ...statementOf(unpaid.orderNumber, request.shipping.email), locale: 'pl' });
  const [second] = await emailsAbout(unpaid.orderId);
  expect(second?.plain).toContain('Zamówienie zostało anulowane, a towary nie zostały wysłane');
  expect(second?.plain).toContain('Nie otrzymaliśmy zapłaty');
  expect(second?.plain).not.toContain('Odeślij');
  expect(second?.plain).not.toContain('/returns');
});

test('an order is its customer’s by the address of the account, too; the receipt goes to that of the order', async () => {
  const { orderId, orderNumber } = await delivered('work@example.com');
  await state(statementOf(orderNumber));
  const [receipt] = await emailsAbout(orderId);
  expect(receipt?.recipient).toBe('work@example.com');
});

test('two statements about one order are acknowledged a day; the shop is told of every one', async () => {
  const { orderId, orderNumber } = await delivered();
  await Promise.all(
    [1, 2, 3, 4].map((piece) => state({ ...statementOf(orderNumber), goods: `Товар ${piece}` })),
  );
  const kept = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  expect(kept).toHaveLength(4);
  expect(await findWithdrawal(database)(orderId)).toMatchObject({ hasReceipt: false });
  expect(await emailsAbout(orderId)).toHaveLength(2);
  const notices = await Promise.all(kept.map(({ id }) => emailsAbout(`notice:${id}`)));
  expect(notices.map((each) => each.length)).toEqual([1, 1, 1, 1]);
  expect(notices.flat().filter(({ plain }) => plain.includes('квитанція не надсилалася'))).toHaveLength(2);
});

test('whether an order’s statement was acknowledged is a matter of that order alone', async () => {
  const placed = [await delivered(), await delivered(), await delivered()];
  for (const { orderNumber } of placed) await state(statementOf(orderNumber));
  for (const { orderId } of placed) {
    expect(await findWithdrawal(database)(orderId)).toMatchObject({ hasReceipt: true });
  }
});

test('a receipt repeats what was stated without its links, and names who ordered; the shop reads it whole', async () => {
  const { orderId, orderNumber } = await delivered();
  const goods = 'Кабель 6 мм², артикул 1000234: bit.ly, забрати https://evil.example/claim';
  await state({ ...statementOf(orderNumber), name: 'Виграш Призу', goods });
  const [receipt] = await emailsAbout(orderId);
  expect(receipt?.plain).toContain('Олена Шевченко');
  expect(receipt?.plain).toContain('Кабель 6 мм², артикул 1000234: […] забрати […]');
  expect(`${receipt?.plain}${receipt?.html}`).not.toMatch(/evil\.example|bit\.ly|Виграш/);
  const [kept] = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  const [notice] = await emailsAbout(`notice:${kept?.id}`);
  expect(notice?.plain).toContain('https://evil.example/claim');
});

test('number and address that do not belong together reach the shop, and nobody else', async () => {
  const { orderId, orderNumber } = await delivered();
  await state(statementOf(orderNumber, 'somebody@example.com'));
  expect(await findWithdrawal(database)(orderId)).toBeNull();
  expect(await emailsAbout(orderId)).toEqual([]);
  const [kept] = await database.select().from(withdrawals).where(eq(withdrawals.orderNumber, orderNumber));
  expect(kept?.orderId).toBeNull();
  const [notice] = await emailsAbout(`notice:${kept?.id}`);
  expect(notice?.recipient).toBe('returns@example.com');
  expect(notice?.plain).toContain('не належать одному замовленню');
});

test('a statement of no order waits until staff have put it away, which the first of them does', async () => {
  await state(statementOf('ORD-99999'));
  const open = (await listOpenWithdrawals(database)()).filter((each) => each.orderNumber === 'ORD-99999');
  expect(open).toMatchObject([{ orderId: null, goods: null }]);
  const [{ id } = { id: 0 }] = open;
  for (const staffId of ['1', '2']) await closeWithdrawal(database)({ id, staffId });
  const [closed] = await database.select().from(withdrawals).where(eq(withdrawals.id, id));
  expect(closed?.closedBy).toBe('staff:1');
  expect(await listOpenWithdrawals(database)()).not.toContainEqual(open[0]);
});

test('a statement is another one once staff closed the former, and once its return was dropped', async () => {
  const { orderId, orderNumber } = await delivered();
  const statements = () =>
    database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.id));
  await state(statementOf(orderNumber));
  const [first] = await statements();
  await stepReturn(database, { rules: DEFAULT_RULES })({
    returnId: first?.returnId ?? '',
    staffId: '1',
    to: 'CANCELLED',
    note: 'Telephoned: keeps the goods',
  });
  await Promise.all([1, 2, 3].map(() => state(statementOf(orderNumber))));
  const [, second, ...more] = await statements();
  expect(more).toEqual([]);
  expect((await returnsOfOrder(database)(orderId)).map(({ status }) => status).toSorted()).toEqual([
    'APPROVED',
    'CANCELLED',
  ]);
  expect(second).toMatchObject({ closedAt: null, returnId: expect.any(String) });
  expect(await emailsAbout(orderId)).toHaveLength(2);
  // Closed by itself: the third belongs to the return of the second.
  await closeWithdrawal(database)({ id: second?.id ?? 0, staffId: '1' });
  await state(statementOf(orderNumber));
  expect(await statements()).toHaveLength(3);
});

test.each([
  ['an unknown number', 'ORD-99997', 'olena@example.com'],
  ['another address', null, 'somebody-else@example.com'],
])('of %s it is another one as well', async (_, unknown, email) => {
  const orderNumber = unknown ?? (await delivered()).orderNumber;
  const statements = () =>
    database.select().from(withdrawals).where(eq(withdrawals.orderNumber, orderNumber));
  for (const count of [1, 2, 3]) {
    await Promise.all([1, 2, 3].map(() => state(statementOf(orderNumber, email))));
    const kept = await statements();
    expect(kept).toHaveLength(count);
    for (const { id } of kept) await closeWithdrawal(database)({ id, staffId: '1' });
  }
});

test('a statement that ends its order is one, however often it is made', async () => {
  const request = orderRequest('olena', { lines: [bought(101, 2)] });
  const unpaid = await placeOrder(database, ORDER_NEEDS)(request);
  if (!unpaid.ok) throw new Error(unpaid.reason);
  for (let time = 0; time < 3; time++) {
    await state(statementOf(unpaid.orderNumber, request.shipping.email));
  }
  const kept = await database.select().from(withdrawals).where(eq(withdrawals.orderId, unpaid.orderId));
  expect(kept).toHaveLength(1);
  expect(kept[0]?.closedAt).not.toBeNull();
});

test('a statement of no order is none of the order that its number and address belong to later', async () => {
  const { orderId, orderNumber } = await delivered('late@example.com');
  await database
    .update(orderAddresses)
    .set({ email: 'typed@example.com' })
    .where(eq(orderAddresses.orderId, orderId));
  await state(statementOf(orderNumber, 'late@example.com'));
  expect(await findWithdrawal(database)(orderId)).toBeNull();
  await database
    .update(orderAddresses)
    .set({ email: 'late@example.com' })
    .where(eq(orderAddresses.orderId, orderId));
  await state(statementOf(orderNumber, 'late@example.com'));
  expect(await findWithdrawal(database)(orderId)).toMatchObject({ hasReceipt: true });
});

test('an order that is withdrawn from is not completed by time until staff have dealt with it', async () => {
  const { orderId, orderNumber } = await delivered();
  await state(statementOf(orderNumber));
  await database
    .update(orders)
    .set({ deliveredAt: sql`now() - interval '15 days'` })
    .where(eq(orders.id, orderId));
  expect(await completeDelivered(database)()).toBe(0);
  const [stated] = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  const found = await returnsOfOrder(database)(orderId);
  expect(found).toMatchObject([{ id: stated?.returnId, kind: 'withdrawal', status: 'APPROVED' }]);
  // What has a return waits among the returns.
  expect((await listOpenWithdrawals(database)()).some((each) => each.orderId === orderId)).toBe(false);
  const returnId = found[0]?.id ?? '';
  for (const staffId of ['1', '2']) {
    await stepReturn(database, { rules: DEFAULT_RULES })({
      returnId,
      staffId,
      to: 'CANCELLED',
      note: 'Telephoned: keeps the goods',
    });
  }
  const [closed] = await database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId));
  expect(closed?.closedBy).toBe('staff:1');
  expect(await completeDelivered(database)()).toBe(1);
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe('COMPLETED');
});

test('all that staff did stands in the log', async () => {
  expect(await unloggedActs(database)).toEqual({
    seen: expect.arrayContaining(['withdrawals']),
    unlogged: [],
  });
});
