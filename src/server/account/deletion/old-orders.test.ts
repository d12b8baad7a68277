import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { moveOrder } from '../../../../tests/support/move-order.ts';
import { fillPerson } from '../../../../tests/support/fill-person.ts';
import { erasePerson, marksOf, newPerson, personalRequest } from '../../../../tests/support/sample-person.ts';
import { rentalStart } from '../../../../tests/support/rental-start.ts';
import { takeLeaseSteps } from '../../../../tests/support/sign-protocols.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { documentsKeptUntil, KEPT_YEARS } from '../../../domain/account/retention.ts';
import type { Market } from '../../../domain/locale/market.ts';
import { telephoneOrders } from '../../checkout/tables.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import { orders } from '../../orders/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { users } from '../tables.ts';
import { lastDayOf, removeOldOrders } from './old-orders.ts';

const opened = await openTransferShop();
const { database, close } = opened;
afterAll(close);
const remove = removeOldOrders(database);
const { rows } = await database.execute<{ year: number }>(sql`select extract(year from now())::int as year`);
const thisYear = rows[0]?.year ?? 0;

/** Every row of the database in which one of some texts stands. */
async function rowsWith(marks: readonly string[]): Promise<readonly string[]> {
  const patterns = sql.param(marks.map((mark) => `%${mark}%`));
  const tables = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const held = await database.execute(
      sql`select from ${sql.identifier(name)} it where it::text ilike any(${patterns}::text[])`,
    );
    if (held.rows.length > 0) found.push(name);
  }
  return found;
}

/** Moves an order, its documents and its payments to a year, as if all of it had been then. */
async function moveTo(orderId: string, year: number, market: Market = 'UA') {
  const day = `${year}-12-31`;
  await database.execute(sql`
    insert into document_series (series, last_sequence) values (${`INV-${market}-${year}`}, 99999) on conflict do nothing`);
  await database.execute(sql`alter table sales_documents disable trigger unchangeable`);
  await database.execute(sql`
    update sales_documents set series = ${`INV-${market}-${year}`}, sequence = floor(random() * 1e8),
      number = ${`INV-${market}-${year}-${randomUUID()}`}, content = content || jsonb_build_object('issuedOn', ${day}::text)
    where order_id = ${orderId}`);
  await database.execute(sql`alter table sales_documents enable trigger unchangeable`);
  await database.execute(sql`alter table lease_contracts disable trigger unchangeable`);
  await database.execute(sql`update lease_contracts set issued_at = ${day} where order_id = ${orderId}`);
  await database.execute(sql`alter table lease_contracts enable trigger unchangeable`);
  await database.execute(sql`update transfers set day = ${day} where order_id = ${orderId}`);
  await database.execute(sql`update billing_entries set day = ${day}::date where order_id = ${orderId}`);
  await database.execute(
    sql`update orders set created_at = ${`${year}-11-30`}, currency = ${market === 'PL' ? 'PLN' : 'UAH'} where id = ${orderId}`,
  );
}

/** An order placed without an account, paid and over. */
async function guestOrder() {
  const guest = newPerson('Гост', 7);
  const { orderId, total } = await opened.place({ ...personalRequest(guest), user: null });
  await opened.came(orderId, total);
  await opened.hand(orderId, 'DELIVERED');
  await moveOrder(database, orderId, { to: 'COMPLETED', actor: 'shop', reason: 'completed' });
  return { guest, orderId };
}

const isThere = async (orderId: string) => (await database.$count(orders, eq(orders.id, orderId))) === 1;
const documentsOf = (orderId: string) => database.$count(salesDocuments, eq(salesDocuments.orderId, orderId));

test('what the law kept of an erased account goes when its years are over, and nothing of the person is left', async () => {
  const [person, bystander] = [newPerson('Забутк', 1), newPerson('Присутн', 2)];
  const { orderId, dropped } = await fillPerson(opened, person, 1);
  const stayed = await fillPerson(opened, bystander, 2);
  await erasePerson(opened, person);
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  await database.delete(emails).where(eq(emails.occasion, `account-deleted:${person.userId}`));
  for (const [id, year] of [
    [orderId, thisYear - 4],
    [dropped, thisYear - 4],
    [stayed.orderId, thisYear - 9],
  ] as const) {
    await moveTo(id, year);
  }
  expect(await remove()).toBe(0);
  expect(await rowsWith(marksOf(person))).toContain('sales_documents');

  await moveTo(orderId, thisYear - 5);
  expect(await remove()).toBe(1);
  // Its other order still is there, and the account that stands in for the person.
  const standIn = order?.userId ?? '';
  expect(await database.$count(users, eq(users.id, standIn))).toBe(1);
  await moveTo(dropped, thisYear - 5);
  expect(await remove()).toBe(1);
  expect(await rowsWith([...marksOf(person), standIn])).toEqual([
    'account_deletions', // the proof that the account was deleted, with an id that is nobody's
  ]);
  // What staff did, with the order's number alone, and what it moved of the stock.
  expect(await rowsWith([orderId, order?.orderNumber ?? 'none'])).toEqual([
    'audit_entries',
    'stock_movements',
  ]);
  // Somebody whose account is there has all of it, however old.
  expect(await documentsOf(stayed.orderId)).toBe(1);
  expect(await rowsWith(marksOf(bystander))).toContain('sales_documents');
});

test('a guest’s order goes with its e-mails, its request, its statement of withdrawal and what was noted on the telephone', async () => {
  const { guest, orderId } = await guestOrder();
  await database
    .insert(telephoneOrders)
    .values({ orderId, note: `Дзвонити: ${guest.lastName}`, areTermsReadOut: true });
  await database.execute(sql`
    insert into withdrawals (digest, order_id, order_number, name, email, locale, closed_at, closed_by)
    values (${randomUUID()}, ${orderId}, 'ORD', ${guest.lastName}, ${guest.email}, 'uk', now(), 'staff')`);
  await database.execute(sql`
    insert into letters (occasion, recipient, locale, subject, html, plain)
    select 'withdrawal-notice:' || id, 'shop@example.com', 'uk', name, name, name from withdrawals where order_id = ${orderId}`);
  await moveTo(orderId, thisYear - 4);
  expect(await remove()).toBe(0);
  await moveTo(orderId, thisYear - 5);
  expect(await remove()).toBe(1);
  expect(await rowsWith(marksOf(guest))).toEqual([]);
  expect(await rowsWith([orderId])).toEqual(['audit_entries', 'stock_movements']);
});

test('a contract of a lease is kept as long as an invoice, and goes with its order', async () => {
  const guest = newPerson('Наймач', 8);
  const rental = { duration: 'day', count: 2, startDate: rentalStart() } as const;
  const request = { ...personalRequest(guest), user: null, lines: [{ id: 2001, quantity: 1, rental }] };
  const { orderId, total } = await opened.place(request);
  await opened.came(orderId, total);
  const [leaseId = ''] = (await opened.shop.backoffice.findOrder(orderId))?.leases.map(({ id }) => id) ?? [];
  await takeLeaseSteps(opened, { orderId, leaseId }, 'PROCESSING', 'ACTIVE', 'RETURNED', 'COMPLETED');
  // Its deposit has gone back.
  await opened.sentBack(orderId, (await opened.order(orderId)).owedMinor);
  const contracts = () => database.$count(leaseContracts, eq(leaseContracts.orderId, orderId));
  await moveTo(orderId, thisYear - KEPT_YEARS.UA);
  const tried = database.delete(leaseContracts).where(eq(leaseContracts.orderId, orderId));
  await expect(tried).rejects.toThrow('Failed query');
  expect([await remove(), await contracts()]).toEqual([0, 1]);
  await moveTo(orderId, thisYear - KEPT_YEARS.UA - 1);
  expect([await remove(), await contracts()]).toEqual([1, 0]);
  expect(await rowsWith(marksOf(guest))).toEqual([]);
  expect(await rowsWith([orderId])).toEqual(['audit_entries']);
});

test.each(['UA', 'PL'] as const)('database and rule agree on the last year of %s', async (market) => {
  const { orderId } = await guestOrder();
  for (const years of [KEPT_YEARS[market], KEPT_YEARS[market] + 1]) {
    await moveTo(orderId, thisYear - years, market);
    const [found] = await database.select({ day: lastDayOf }).from(orders).where(eq(orders.id, orderId));
    const isOver = documentsKeptUntil(market, found?.day ?? '') < `${thisYear}-01-01`;
    const deleted = await database
      .transaction(async (transaction) => {
        await transaction.delete(salesDocuments).where(eq(salesDocuments.orderId, orderId));
        throw new Error('undone');
      })
      .catch((error: Error) => error.message === 'undone');
    expect({ isOver, deleted }).toEqual({
      isOver: years > KEPT_YEARS[market],
      deleted: years > KEPT_YEARS[market],
    });
    expect(await remove()).toBe(isOver ? 1 : 0);
    expect(await isThere(orderId)).toBe(!isOver);
  }
});

test('an order of which something is open stays, and one whose money moved later', async () => {
  const [open, late, outside] = [await guestOrder(), await guestOrder(), await guestOrder()];
  for (const { orderId } of [open, late, outside]) await moveTo(orderId, thisYear - 9);
  await database.update(orders).set({ heldMinor: 5, owedMinor: 5 }).where(eq(orders.id, open.orderId));
  await database.execute(
    sql`update transfers set day = ${`${thisYear - 4}-01-01`} where order_id = ${late.orderId}`,
  );
  const withCarrier = { paymentMethod: 'pod', paymentStatus: 'UNPAID' } as const;
  await database.update(orders).set(withCarrier).where(eq(orders.id, outside.orderId));
  expect(await remove()).toBe(0);
  const left = await Promise.all([open, late, outside].map(({ orderId }) => isThere(orderId)));
  expect(left).toEqual([true, true, true]);
});

test('an order on which it fails is set aside, and keeps no other', async () => {
  const [bad, good] = [await guestOrder(), await guestOrder()];
  for (const { orderId } of [bad, good]) await moveTo(orderId, thisYear - 9);
  await database.execute(sql`create table named_by (order_id uuid references orders (id))`);
  await database.execute(sql`insert into named_by values (${bad.orderId})`);
  await expect(remove()).rejects.toMatchObject({ subject: bad.orderId });
  expect([await isThere(bad.orderId), await isThere(good.orderId)]).toEqual([true, false]);
  expect(await documentsOf(bad.orderId)).toBe(1);
  expect(await remove()).toBe(0);
  await database.execute(sql`drop table named_by`);
});
