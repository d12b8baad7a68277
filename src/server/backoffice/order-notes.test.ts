import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../tests/support/sample-order.ts';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { readStaffOrdersQuery } from '../../domain/orders/staff-orders-query.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { orders } from '../orders/tables.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { listOrderNotes, removeOrderNote, writeOrderNote } from './order-notes.ts';
import { orderNotes } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena');
const anna = { id: await addStaffRow(database, 'Анна'), role: 'staff' } as const;
const marek = { id: await addStaffRow(database, 'Марек'), role: 'staff' } as const;
const admin = { id: await addStaffRow(database, 'Ірина'), role: 'admin' } as const;
const list = listOrderNotes(database);
const write = writeOrderNote(database);
const remove = removeOrderNote(database);
const NO_ORDER = '4b4f1f6e-0000-4000-8000-000000000000';

let orderId = '';
beforeEach(async () => {
  await database.delete(orderNotes);
  const placed = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines: [bought(1801)] }));
  if (!placed.ok) throw new Error(placed.reason);
  ({ orderId } = placed);
});

const note = (typed: string, staffId = anna.id) => ({ orderId, staffId, formKey: randomUUID(), typed });
const logged = async () =>
  (await listAudit(database)({ subject: 'order', subjectId: orderId })).entries.map(({ action, changes }) => [
    action,
    Object.keys(changes),
  ]);
const idOf = async (place = 0) => (await list(orderId))[place]?.id ?? 0;

test('a note is written once however often and by however many requests its form is sent, newest first, with a trace but without its words', async () => {
  const sent = note('  Пакувати разом\r\nіз сумкою ');
  expect(await Promise.all([write(sent), write(sent), write(sent)])).toEqual(
    Array.from({ length: 3 }, () => ({ ok: true })),
  );
  expect(await write(note('Друга', marek.id))).toEqual({ ok: true });
  expect(await list(orderId)).toMatchObject([
    { text: 'Друга', staffName: 'Марек' },
    { text: 'Пакувати разом\nіз сумкою', staffName: 'Анна', staffId: anna.id },
  ]);
  // The number alone stands in the log, which is never changed.
  expect(await logged()).toEqual([
    ['note-written', ['order']],
    ['note-written', ['order']],
  ]);
});

test('a note is taken away by its author or an admin, once, and by nobody else', async () => {
  await write(note('Перша'));
  await write(note('Друга', marek.id));
  const second = await idOf();
  expect(await remove({ orderId, noteId: second, staff: anna })).toEqual({ ok: false, reason: 'not-author' });
  expect(await remove({ orderId, noteId: second, staff: { ...marek, role: 'customer' } })).toEqual({
    ok: false,
    reason: 'not-author',
  });
  const removed = await Promise.all([1, 2].map(() => remove({ orderId, noteId: second, staff: marek })));
  expect(removed).toEqual([{ ok: true }, { ok: true }]);
  expect(await remove({ orderId, noteId: await idOf(), staff: admin })).toEqual({ ok: true });
  expect(await list(orderId)).toEqual([]);
  expect((await logged()).filter(([action]) => action === 'note-removed')).toHaveLength(2);
});

test('a note of another order is not there', async () => {
  await write(note('Перша'));
  const noteId = await idOf();
  const other = await placeOrder(database, ORDER_NEEDS)(orderRequest('olena', { lines: [bought(1801)] }));
  if (!other.ok) throw new Error(other.reason);
  expect(await remove({ orderId: other.orderId, noteId, staff: admin })).toEqual({ ok: true });
  expect(await list(orderId)).toHaveLength(1);
});

test('a note outlives the account of its author, who has no name then', async () => {
  const gone = { id: await addStaffRow(database, 'Гість'), role: 'staff' } as const;
  await write(note('Перша', gone.id));
  await database.delete(users).where(eq(users.id, gone.id));
  expect(await list(orderId)).toMatchObject([{ text: 'Перша', staffName: null, staffId: null }]);
  expect(await remove({ orderId, noteId: await idOf(), staff: anna })).toMatchObject({ ok: false });
});

test.each([
  ['  ', 'empty'],
  ['x'.repeat(2001), 'too-long'],
])('“%.5s…” is refused as %s', async (typed, reason) => {
  expect(await write(note(typed))).toEqual({ ok: false, reason });
});

test('nothing is noted of an order that is not there, or whose customer’s account was deleted', async () => {
  for (const unknown of [NO_ORDER, 'x']) {
    expect(await write({ ...note('Перша'), orderId: unknown })).toEqual({
      ok: false,
      reason: 'order-not-found',
    });
  }
  await database.update(orders).set({ erasedAt: new Date().toISOString() }).where(eq(orders.id, orderId));
  expect(await write(note('Перша'))).toEqual({ ok: false, reason: 'erased' });
});

test('the list of orders counts them, and a removed order takes them along', async () => {
  await write(note('Перша'));
  await write(note('Друга'));
  const listed = await listStaffOrders(database)(readStaffOrdersQuery(new URLSearchParams()));
  expect(listed.orders.find(({ id }) => id === orderId)?.noteCount).toBe(2);
  expect(listed.orders.filter(({ noteCount }) => noteCount > 0)).toHaveLength(1);
  await database.delete(orders).where(eq(orders.id, orderId));
  expect(await database.$count(orderNotes)).toBe(0);
});
