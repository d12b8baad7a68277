import { randomUUID } from 'node:crypto';
import { desc, eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { moveOrder } from '../../../../tests/support/move-order.ts';
import { fillPerson } from '../../../../tests/support/fill-person.ts';
import {
  addAccount,
  marksOf,
  newPerson,
  personalRequest,
  type SamplePerson,
} from '../../../../tests/support/sample-person.ts';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { findOrderByKey } from '../../orders/find-order.ts';
import { shipments } from '../../orders/shipment-tables.ts';
import { orders } from '../../orders/tables.ts';
import { emails } from '../../outbox/tables.ts';
import { paymentCases, payments, refunds } from '../../payments/tables.ts';
import { quoteLines } from '../../quotes/tables.ts';
import { withdrawals } from '../../returns/tables.ts';
import { linkEmail } from '../account-emails.ts';
import { confirmAddress } from '../confirm-address.ts';
import { sessions, users } from '../tables.ts';
import { accountLinks } from '../link-tables.ts';
import { accountDeletions } from './tables.ts';
import {
  askForDeletion,
  eraseNext,
  findDeletion,
  forgetLastEmails,
  keepAccount,
} from './account-deletions.ts';
import { findOpenMatters } from './open-matters.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const opened = await openTransferShop();
const { shop, database, api, signedIn, close } = opened;
afterAll(close);
const ask = askForDeletion(database);
const erase = eraseNext(database);
const keep = keepAccount(database);
const find = findDeletion(database);

/** Every row of every table in which one of some texts stands, whatever its case, as Postgres prints it. */
async function rowsWith(marks: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const patterns = sql.param(marks.map((mark) => `%${mark}%`));
  const tables = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select it::text as row from ${sql.identifier(name)} it where it::text ilike any(${patterns}::text[]) order by 1`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const makeDue = (userId: string) =>
  database
    .update(accountDeletions)
    .set({ dueAt: sql`now()`, nextAttemptAt: sql`now() - interval '1 second'` })
    .where(eq(accountDeletions.userId, userId));
const askNow = async ({ userId }: SamplePerson) => {
  expect(await ask({ userId, sessionId: 'none', locale: 'uk' })).toEqual({ ok: true });
  await makeDue(userId);
};
const lettersTo = (email: string) =>
  database.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);

describe('an account that is erased', () => {
  const person = newPerson('Забутк', 1);
  const bystander = newPerson('Присутн', 2);

  test('leaves its person in the documents alone that the law keeps, and everybody else untouched', async () => {
    const filled = await fillPerson(opened, person, 1);
    const stayed = await fillPerson(opened, bystander, 2);
    const before = await rowsWith(marksOf(person));
    const others = [...marksOf(bystander), stayed.orderId, stayed.dropped, stayed.quoteId];
    const rest = await rowsWith(others);
    // The sample is whole: a table of the list that holds nobody here proves nothing.
    const held = new Set(Object.keys(before));
    const EMPTY = ['quote_lines', 'quote_offers', 'quote_offer_lines', 'passkey_challenges', 'transfers'];
    const wanted = PERSONAL_TABLES.filter(
      ({ fate }) => fate.kind !== 'kept' && fate.kind !== 'no-person',
    ).map(({ table }) => getTableName(table));
    expect(wanted.filter((name) => !held.has(name) && !EMPTY.includes(name))).toEqual([]);
    expect(held.has('sales_documents')).toBe(true);

    await askNow(person);
    expect(await erase()).toBe('erased');
    const [last] = await lettersTo(person.email);
    expect(last?.occasion).toBe(`account-deleted:${person.userId}`);
    expect(last?.plain).not.toContain(person.lastName);
    await forgetLastEmails(database)();
    expect(await lettersTo(person.email)).toHaveLength(1); // it waits for a mail server
    await database
      .update(emails)
      .set({ sentAt: sql`now()` })
      .where(eq(emails.id, last?.id ?? 0));
    await forgetLastEmails(database)();

    const after = await rowsWith(marksOf(person));
    expect(after.account_deletions).toHaveLength(1); // with the id, which is nobody's, and the keys of the files
    expect(Object.keys(after).toSorted()).toEqual(['account_deletions', 'sales_documents']);
    expect(after.sales_documents).toEqual(before.sales_documents);
    expect(await rowsWith(others)).toEqual(rest);
    expect(
      (await database.select().from(quoteLines).where(eq(quoteLines.quoteId, filled.quoteId))).length,
    ).toBe(0);

    const [order] = await database.select().from(orders).where(eq(orders.id, filled.orderId));
    expect(order).toMatchObject({ status: 'COMPLETED' });
    const parcels = await database.select().from(shipments).where(eq(shipments.orderId, filled.orderId));
    expect(parcels).toMatchObject([{ trackingNumber: null, carrier: null }]);
    expect(order?.erasedAt).not.toBeNull();
    const [standIn] = await database
      .select()
      .from(users)
      .where(eq(users.id, order?.userId ?? ''));
    expect(standIn).toMatchObject({
      name: '',
      firstName: '',
      phone: null,
      emailVerified: false,
      image: null,
    });
  });

  test('is opened by no key, and staff still see what was sold', async () => {
    const [order] = await database
      .select()
      .from(orders)
      .where(sql`${orders.erasedAt} is not null and ${orders.status} = 'COMPLETED'`);
    const id = order?.id ?? '';
    const keys = { opens: () => true };
    expect(await findOrderByKey(database, keys)(id, 'any')).toBeNull();
    const [key, none] = ['key', null];
    for (const name of ['invoice', 'proforma']) {
      for (const [userId, guestOrderIds] of [
        [null, [id]],
        [null, []],
        [randomUUID(), []],
      ] as const) {
        expect(
          await shop.orders.findDocument({ orderId: id, name, userId, guestOrderIds, key }),
        ).toMatchObject({ ok: false });
        expect(
          await shop.orders.findDocument({ orderId: id, name, userId, guestOrderIds, key: none }),
        ).toMatchObject({ ok: false });
      }
    }
    expect((await shop.orders.findDocumentForStaff({ orderId: id, name: 'invoice' })).ok).toBe(true);
    expect((await shop.backoffice.findOrder(id))?.order.items).toHaveLength(1);
  });

  test('writes to nobody when staff go on with its order', async () => {
    const [order] = await database
      .select()
      .from(orders)
      .where(sql`${orders.erasedAt} is not null and ${orders.status} = 'COMPLETED'`);
    await moveOrder(database, order?.id ?? '', { to: 'RETURNED', reason: 'returned' });
    expect(await database.$count(emails, eq(emails.recipient, ''))).toBe(0);
  });

  test('is unknown where one signs in, and its address is free', async () => {
    const { email } = person;
    const credentials = { email, password: 'сонце-2026-ясне', remember: true };
    expect(await shop.identity.signIn(credentials)).toEqual({ ok: false, reason: 'login-failed' });
    const registered = await shop.identity.register({
      ...credentials,
      firstName: 'А',
      lastName: 'Б',
      phone: null,
      locale: 'uk',
    });
    expect(registered.ok).toBe(true);
    const [account] = await database.select().from(users).where(eq(users.email, email));
    expect(account?.id).not.toBe(person.userId);
    const [link] = await database
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.userId, account?.id ?? ''));
    if (!link) throw new Error('No link');
    expect(await confirmAddress(database)(link)).toEqual({ ok: true, isMerged: false });
    expect(await database.$count(orders, eq(orders.userId, account?.id ?? ''))).toBe(0);
  });
});

test('what strangers wrote from a claimed address stays theirs, and nobody is written to', async () => {
  const claimant = newPerson('Чуж', 3);
  await addAccount(database, claimant, { isConfirmed: false });
  const { email } = claimant;
  const question = {
    name: 'A stranger',
    email,
    phone: null,
    message: 'of a stranger',
    locale: 'uk',
  } as const;
  await shop.support.openByContact({ ...question, department: 'other' }, null);
  // What was written to the address about the account goes with it, though its link is forgotten.
  const reader = { recipient: email, locale: 'uk' as const, userId: claimant.userId };
  await database.insert(emails).values(linkEmail(reader, { id: randomUUID(), purpose: 'confirm-address' }));
  await askNow(claimant);
  const standIns = () => database.$count(users, sql`${users.email} like '%@deleted.invalid'`);
  const before = await standIns();
  expect(await erase()).toBe('erased');
  expect(await rowsWith([email])).toEqual({
    support_tickets: [expect.stringContaining('of a stranger')],
    letters: [expect.stringContaining('of a stranger')],
  });
  expect(await lettersTo(email)).toEqual([]);
  // Without an order nothing has to stand for the account.
  expect(await standIns()).toBe(before);
});

test('what was written from an address before another account had it is its writer’s', async () => {
  const [writer, next] = [newPerson('Пись', 32), newPerson('Насту', 33)];
  await fillPerson(opened, writer, 3);
  await addAccount(database, { ...next, email: writer.former });
  const held = async () => (await rowsWith([writer.former.toUpperCase()])).support_tickets;
  const before = await held();
  expect(before).toHaveLength(1);
  await askNow(next);
  expect(await erase()).toBe('erased');
  expect(await held()).toEqual(before);
  await askNow(writer);
  expect(await erase()).toBe('erased');
  expect(await held()).toBeUndefined();
});

describe('a deletion', () => {
  test('waits for orders, tells its owner once, and follows when they are over', async () => {
    const buyer = newPerson('Чека', 4);
    await addAccount(database, buyer);
    const { orderId } = await opened.place(personalRequest(buyer));
    await askNow(buyer);
    expect(await erase()).toBe('postponed');
    expect(await erase()).toBeNull();
    await makeDue(buyer.userId);
    expect(await erase()).toBe('postponed');
    const told = (await lettersTo(buyer.email)).map(({ occasion }) => occasion.split(':')[0]);
    expect(told).toEqual(['deletion-requested', 'deletion-postponed']);
    expect(await find(buyer.userId)).toMatchObject({ isPostponed: true });
    await moveOrder(database, orderId, { to: 'CANCELLED', actor: 'shop', reason: 'cancelled-unpaid' });
    await makeDue(buyer.userId);
    expect(await erase()).toBe('erased');
    expect(await find(buyer.userId)).toBeNull();
  });

  test('is kept up by what is open of an order, which it names', async () => {
    const buyer = newPerson('Борж', 5);
    await addAccount(database, buyer);
    const { userId: id, email } = buyer;
    const matters = async () => (await findOpenMatters(database)(id)).map(({ matter }) => matter);
    const { orderId } = await opened.place(personalRequest(buyer));
    const set = (values: Partial<typeof orders.$inferInsert>) =>
      database.update(orders).set(values).where(eq(orders.id, orderId));
    expect(await matters()).toEqual(['unpaid']);
    await set({ paymentStatus: 'FAILED' });
    expect(await matters()).toEqual(['unpaid']);
    await set({ paymentStatus: 'PAID' });
    for (const status of ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED']) {
      await set({ status });
      expect(await matters()).toEqual(['order']);
    }
    await set({ status: 'COMPLETED', paymentStatus: 'UNPAID' });
    expect(await matters()).toEqual(['payment']);
    await set({ status: 'COMPLETED', paymentStatus: 'PAID' });
    expect(await matters()).toEqual([]);
    await set({ status: 'CANCELLED', paymentStatus: 'PAID' });
    expect(await matters()).toEqual(['refund']);
    await set({ status: 'RETURNED', heldMinor: 5, owedMinor: 5 });
    expect(await matters()).toEqual(['refund']);
    await set({ heldMinor: 0, owedMinor: 0, paymentStatus: 'REFUNDED' });
    await database.insert(refunds).values({ orderId, amountMinor: 1, reason: 'goodwill' as never });
    expect(await matters()).toEqual(['refund']);
    await database.delete(refunds).where(eq(refunds.orderId, orderId));
    const [payment] = await database
      .insert(payments)
      .values({
        orderId,
        provider: 'test',
        status: 'PROCESSING',
        amountMinor: 1,
        currency: 'UAH',
        expiresAt: sql`now()`,
      } as never)
      .returning();
    expect(await matters()).toEqual(['payment']);
    await database.update(payments).set({ status: 'PAID' }).where(eq(payments.orderId, orderId));
    await database.insert(paymentCases).values({
      paymentId: payment?.id ?? '',
      kind: 'dispute' as never,
      reference: 'x',
      amountMinor: 1,
      currency: 'UAH',
    });
    expect(await matters()).toEqual(['dispute']);
    await database
      .update(paymentCases)
      .set({ outcome: 'won' as never, closedAt: sql`now()` })
      .where(eq(paymentCases.paymentId, payment?.id ?? ''));
    await database
      .insert(withdrawals)
      .values({ digest: `open-${id}`, orderId, orderNumber: 'ORD-X', name: 'x', email, locale: 'uk' });
    expect(await matters()).toEqual(['return']);
  });

  test('is not kept up by a withdrawal that anybody stated in the name of the address, and closes it', async () => {
    const victim = newPerson('Жерт', 30);
    await addAccount(database, victim);
    const { email } = victim;
    const form = { name: 'x', orderNumber: 'ORD-99999', goods: 'все', locale: 'uk' as const };
    await shop.orders.stateWithdrawal({ ...form, email: email.toUpperCase() });
    const [stated] = await database.select().from(withdrawals).orderBy(desc(withdrawals.id)).limit(1);
    await askNow(victim);
    expect(await erase()).toBe('erased');
    expect(await rowsWith([email])).toMatchObject({ letters: [expect.stringContaining('account-deleted')] });
    const [left] = await database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, stated?.id ?? 0));
    expect(left).toMatchObject({ orderNumber: 'ORD-99999', email: '', closedBy: 'shop' });
    expect(left?.closedAt).not.toBeNull();
  });

  test('does not wait for what a carrier owes the shop, whose money is written down afterwards', async () => {
    const buyer = newPerson('Двер', 31);
    await addAccount(database, buyer);
    const { userId } = buyer;
    const matters = async () => (await findOpenMatters(database)(userId)).map(({ matter }) => matter);
    const request = { ...personalRequest(buyer), payment: 'pod' as const };
    const [kept, back] = [
      await opened.place(request),
      await opened.place({ ...request, idempotencyKey: randomUUID() }),
    ];
    for (const { orderId } of [kept, back]) {
      await opened.hand(orderId, 'DELIVERED');
      await moveOrder(database, orderId, { to: 'COMPLETED', actor: 'shop', reason: 'completed' });
    }
    expect(await matters()).toEqual([]);
    // What comes back of such an order is owed to the customer as soon as the carrier's money is there.
    expect(await opened.goodsReturn(back.orderId, { back: 1, sellable: 1 })).toMatchObject({ ok: true });
    expect(await matters()).toEqual(['refund']);
    await opened.came(back.orderId, back.total);
    expect(await matters()).toEqual(['refund']);
    await opened.sentBack(back.orderId, back.total);
    expect(await matters()).toEqual([]);

    await askNow(buyer);
    expect(await erase()).toBe('erased');
    const documents = await opened.documents(kept.orderId);
    expect(await opened.came(kept.orderId, kept.total)).toMatchObject({ ok: true });
    expect(await opened.order(kept.orderId)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await opened.documents(kept.orderId)).toEqual(documents);
    expect(await database.$count(emails, eq(emails.recipient, ''))).toBe(0);
  });

  test('is one, asked for many times at once; taken back twice it is taken back', async () => {
    const asker = newPerson('Двічі', 6);
    await addAccount(database, asker);
    const { userId, email } = asker;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask({ userId, sessionId: 'x', locale: 'pl' })),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ ok: true })));
    expect((await lettersTo(email)).map(({ locale }) => locale)).toEqual(['pl']);
    const { dueAt = '' } = (await find(userId)) ?? {};
    expect(Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)).toBe(14);
    expect(await erase()).toBeNull();
    await Promise.all([keep(userId), keep(userId)]);
    expect(await find(userId)).toBeNull();
    await ask({ userId, sessionId: 'x', locale: 'pl' });
    expect(await find(userId)).not.toBeNull();
    await keep(userId);
  });

  test('ends all sessions but the one that asks, and is refused to staff', async () => {
    const asker = newPerson('Сеанс', 7);
    await addAccount(database, asker);
    const { userId } = asker;
    const expiresAt = new Date(Date.now() + 86_400_000);
    await database
      .insert(sessions)
      .values(
        ['a', 'b'].map((id) => ({ id: `${id}-${userId}`, userId, token: `${id}-${userId}`, expiresAt })),
      );
    await database.update(users).set({ role: 'staff' }).where(eq(users.id, userId));
    expect(await ask({ userId, sessionId: `a-${userId}`, locale: 'uk' })).toEqual({
      ok: false,
      reason: 'works-here',
    });
    expect(await database.$count(sessions, eq(sessions.userId, userId))).toBe(2);
    await database.update(users).set({ role: 'customer' }).where(eq(users.id, userId));
    await ask({ userId, sessionId: `a-${userId}`, locale: 'uk' });
    const left = await database.select().from(sessions).where(eq(sessions.userId, userId));
    expect(left.map(({ id }) => id)).toEqual([`a-${userId}`]);
    // Who came to work here meanwhile is not erased.
    await database.update(users).set({ role: 'staff' }).where(eq(users.id, userId));
    await makeDue(userId);
    expect(await erase()).toBe('dropped');
    expect(await database.$count(users, eq(users.id, userId))).toBe(1);
  });

  test('of an account that is gone already is forgotten', async () => {
    const gone = newPerson('Зник', 8);
    await addAccount(database, gone);
    await askNow(gone);
    await database.delete(users).where(eq(users.id, gone.userId));
    expect(await erase()).toBe('gone');
    expect(await database.$count(accountDeletions, eq(accountDeletions.userId, gone.userId))).toBe(0);
  });
});

describe('at the same time', () => {
  test('several instances erase an account once', async () => {
    const one = newPerson('Раз', 9);
    await addAccount(database, one);
    await askNow(one);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => erase()));
    expect(outcomes.filter((outcome) => outcome === 'erased')).toHaveLength(1);
    expect(await lettersTo(one.email)).toHaveLength(1);
  });

  test('an order either keeps the account, or is not placed', async () => {
    for (let round = 0; round < 5; round++) {
      const buyer = newPerson('Біг', 10 + round);
      await addAccount(database, buyer);
      await askNow(buyer);
      const [placed, erased] = await Promise.all([
        opened.place(personalRequest(buyer)).then(
          () => true,
          () => false,
        ),
        erase(),
      ]);
      expect(erased).toBe(placed ? 'postponed' : 'erased');
      expect(await database.$count(users, eq(users.id, buyer.userId))).toBe(placed ? 1 : 0);
      await keep(buyer.userId);
    }
  });

  test('who keeps the account has it, or it is erased whole', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = newPerson('Вага', 20 + round);
      await addAccount(database, owner);
      await askNow(owner);
      const [erased] = await Promise.all([erase(), keep(owner.userId)]);
      expect(await database.$count(users, eq(users.id, owner.userId))).toBe(erased === null ? 1 : 0);
      expect(await find(owner.userId)).toBeNull();
    }
  });
});

test('who is signed in, is so until the last day, and then no more', async () => {
  const { userId, headers } = await signedIn();
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
  const status = async () => (await api('/orders', { headers })).status;
  await ask({ userId, sessionId: session?.id ?? '', locale: 'uk' });
  expect(await status()).toBe(200);
  await makeDue(userId);
  expect(await erase()).toBe('erased');
  expect(await status()).toBe(401);
});
