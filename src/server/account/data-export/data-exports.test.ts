import { getTableColumns, getTableName, is, eq, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { readArchive } from '../../../../tests/support/read-archive.ts';
import { addCustomers, bought, ORDER_NEEDS, orderRequest } from '../../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { filesOnDisk } from '../../adapters/files/disk.ts';
import { placeOrder } from '../../checkout/place-order.ts';
import { RowSetAside } from '../../database/chores/chores.ts';
import * as schema from '../../database/schema.ts';
import { emails } from '../../outbox/tables.ts';
import { FilesUnavailable } from '../../ports/files.ts';
import { contactMessages } from '../../support/tables.ts';
import { accounts, dataExports, sessions, users } from '../tables.ts';
import { askForExport, findExport, makeExport, readExport, sweepExports } from './data-exports.ts';
import { personalRecords } from './personal-records.ts';

const { database } = await openTestDatabase();
const ask = askForExport(database);
const find = findExport(database);
let customers = 0;

/** A customer, and the files of a shop. */
async function newOwner({ isConfirmed = true } = {}) {
  const userId = `exporter-${++customers}`;
  await addCustomers(database, userId);
  await database.update(users).set({ emailVerified: isConfirmed }).where(eq(users.id, userId));
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  const store = { database, files: filesOnDisk(folder) };
  return {
    userId,
    store,
    email: `${userId}@example.com`,
    ask: () => ask({ userId, locale: 'pl' }),
    make: makeExport(store),
    read: readExport(store),
    row: async () => (await database.select().from(dataExports).where(eq(dataExports.userId, userId))).at(-1),
    letters: () =>
      database
        .select()
        .from(emails)
        .where(eq(emails.recipient, `${userId}@example.com`)),
  };
}
/** Asks and makes; answers the archive's id and its files. */
async function exported(owner: Awaited<ReturnType<typeof newOwner>>) {
  await owner.ask();
  expect(await owner.make()).toBe('made');
  const id = (await find(owner.userId)).ready?.id ?? '';
  const found = await owner.read({ id, userId: owner.userId });
  if (!found) throw new Error('No archive');
  return { id, files: await readArchive(found.bytes) };
}
const makeOlder = (id: string, interval: string) =>
  database
    .update(dataExports)
    .set({
      createdAt: sql`created_at - ${interval}::interval`,
      readyAt: sql`ready_at - ${interval}::interval`,
    })
    .where(eq(dataExports.id, id));

describe('an archive of one’s data', () => {
  test('holds what is one’s own, no secret, and nothing of anybody else', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const place = placeOrder(database, ORDER_NEEDS);
    for (const { userId } of [owner, other]) {
      const placed = await place(orderRequest(userId, { lines: [bought(508, 2)] }));
      expect(placed.ok).toBe(true);
      await database.insert(accounts).values({
        id: `password-${userId}`,
        userId,
        accountId: userId,
        providerId: 'credential',
        password: 'secret-hash',
      });
      await database.insert(sessions).values({
        id: `session-${userId}`,
        userId,
        token: `secret-token-${userId}`,
        expiresAt: new Date(Date.now() + 60_000),
      });
      await database.insert(contactMessages).values({
        digest: userId,
        locale: 'uk',
        name: userId,
        email: `${userId.toUpperCase()}@example.com`,
        subject: 'other',
        message: `words of ${userId}`,
      });
    }
    const { files } = await exported(owner);
    expect(Object.keys(files).toSorted()).toEqual([
      'messages.json',
      'orders.json',
      'profile.json',
      'quotes.json',
      'sign-ins.json',
    ]);
    const json = (name: string): unknown => JSON.parse(files[name] ?? '');
    expect(json('profile.json')).toMatchObject([{ account: { id: owner.userId, email: owner.email } }]);
    expect(json('orders.json')).toMatchObject([
      { lines: [{ productId: 508, quantity: 2 }], addresses: [{ lastName: 'Шевченко' }] },
    ]);
    expect(json('messages.json')).toMatchObject([{ message: `words of ${owner.userId}` }]);
    expect(json('quotes.json')).toEqual([]);
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('secret');
    expect(all).not.toContain(`"${other.userId}"`);
    expect(all).not.toContain(`words of ${other.userId}`);
  });

  test('gives nobody what was written from an address that is not confirmed', async () => {
    const owner = await newOwner({ isConfirmed: false });
    await database.insert(contactMessages).values({
      digest: owner.userId,
      locale: 'uk',
      name: 'A stranger',
      email: owner.email,
      subject: 'other',
      message: 'of a stranger',
    });
    const { files } = await exported(owner);
    expect(Object.values(files).join('\n')).not.toContain('stranger');
    expect(await owner.letters()).toEqual([]);
  });

  test('reads a long list page by page, each row once', async () => {
    const owner = await newOwner();
    await database.execute(sql`insert into sign_ins (user_id, outcome, method)
      select ${owner.userId}, 'signed-in', 'password' from generate_series(1, 450)`);
    const records = await personalRecords(database, owner.userId);
    const sizes: number[] = [];
    for (const { name, pages } of records ?? []) {
      if (name === 'sign-ins.json') for await (const page of pages) sizes.push(page.length);
    }
    expect(sizes).toEqual([200, 200, 50]);
    const { files } = await exported(owner);
    const rows = JSON.parse(files['sign-ins.json'] ?? '') as { id: number }[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(450);
  });

  test('is told of by one e-mail, in the language that it was asked in', async () => {
    const owner = await newOwner();
    await exported(owner);
    const letters = await owner.letters();
    expect(letters.map(({ subject, locale }) => [subject, locale])).toEqual([
      ['Kopia Twoich danych jest gotowa', 'pl'],
    ]);
    expect(letters[0]?.plain).toContain('/pl/profile/privacy');
    expect(letters[0]?.plain).not.toContain('.zip');
  });

  test('is another account’s never, and nobody’s when its days are over', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const { id } = await exported(owner);
    expect(await owner.read({ id, userId: other.userId })).toBeNull();
    await makeOlder(id, '7 days 1 minute');
    expect(await owner.read({ id, userId: owner.userId })).toBeNull();
    expect(await find(owner.userId)).toEqual({ ready: null, isUnderWay: false, mayAsk: true });
  });
});

describe('a request', () => {
  test('is one, though it is sent many times at once, and one a day', async () => {
    const owner = await newOwner();
    const answers = await Promise.all(Array.from({ length: 6 }, owner.ask));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await find(owner.userId)).toMatchObject({ isUnderWay: true, mayAsk: false });
    await owner.make();
    expect(await owner.ask()).toEqual({ ok: false });
    const { ready, mayAsk } = await find(owner.userId);
    expect([ready !== null, mayAsk]).toEqual([true, false]);
    await makeOlder(ready?.id ?? '', '25 hours');
    expect(await find(owner.userId)).toMatchObject({ ready: { id: ready?.id }, mayAsk: true });
    expect(await owner.ask()).toEqual({ ok: true });
    await owner.make();
  });

  test('cannot be a second one under way, whoever writes it', async () => {
    const owner = await newOwner();
    await owner.ask();
    const row = { userId: owner.userId, locale: 'uk' as const };
    await expect(database.insert(dataExports).values(row)).rejects.toMatchObject({
      cause: { constraint: 'data_exports_one_under_way' },
    });
    await owner.make();
  });

  test('is worked on by one of many instances', async () => {
    const owner = await newOwner();
    await owner.ask();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => owner.make()));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(await owner.letters()).toHaveLength(1);
  });

  test('is set aside when the files are out of order, keeps no other waiting, and is tried again', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await owner.ask();
    const put = () => Promise.reject(new FilesUnavailable('full'));
    const fail = makeExport({ database, files: { ...owner.store.files, put } });
    await expect(fail()).rejects.toBeInstanceOf(RowSetAside);
    await other.ask();
    expect(await other.make()).toBe('made');
    expect(await owner.make()).toBeNull();
    await database.execute(sql`update chore_failures set next_attempt_at = now() - interval '1 second'`);
    expect(await owner.make()).toBe('made');
  });
});

test('the sweep removes old archives with their rows, and leaves others', async () => {
  const owner = await newOwner();
  const { id } = await exported(owner);
  const { file } = (await owner.row()) ?? {};
  await makeOlder(id, '8 days');
  const { files } = owner.store;
  const listed = async () => files.list('exports/', { after: '', limit: 10 });
  expect(await sweepExports(owner.store)()).toBe(0);
  expect(await owner.row()).toBeUndefined();
  const list = async () =>
    (await listed()).map((each) => ({ ...each, modifiedAt: new Date(Date.now() - 8 * 86_400_000) }));
  expect(await sweepExports({ database, files: { ...files, list } })()).toBe(1);
  expect(await files.get(file ?? '')).toBeNull();
});

/** Tables with a person in them of which the archive has nothing, each with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_links: 'links of e-mails, which end by themselves within days',
  password_reset_requests: 'gone within seconds',
  order_link_requests: 'gone within seconds',
  data_exports: 'the archive itself',
  account_deletions: 'a request, which every page of the profile shows',
  provider_visits: 'visits to providers under way, gone within the hour',
  pending_links: 'people whom no account knows yet, gone within hours',
  authenticators: 'a secret that opens the account',
  recovery_codes: 'hashes of such secrets',
  trusted_browsers: 'gone within a month; the sign-ins name the same browsers',
  letters: 'e-mails, which the person has',
  sms_messages: 'text messages, which the person has',
  idempotency_keys: 'keys of the person’s own browser, for a day',
  billing_entries: 'payments, transfers and refunds, which stand with their orders',
  payment_method_pages: 'visits to the provider’s page; what was saved on them is in the archive',
  discount_redemptions: 'the code stands in its order',
};
const EXPORTED = new Set(
  'users accounts passkeys sessions sign_ins acceptances consents communication_preferences addresses saved_payment_methods favourites carts orders notifications order_addresses quotes withdrawals contact_messages'.split(
    ' ',
  ),
);
const PERSONAL =
  /^(userId|email|guestEmail|deliveryEmail|recipient|phone|ipAddress|userAgent|firstName|fullName)$/;

test('every table that holds a person is in the archive, or its absence has a reason', () => {
  const personal = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => Object.keys(getTableColumns(table)).some((column) => PERSONAL.test(column)))
    .map((table): string => getTableName(table));
  expect(personal.filter((name) => !EXPORTED.has(name) && !(name in NOT_EXPORTED))).toEqual([]);
  expect([...EXPORTED, ...Object.keys(NOT_EXPORTED)].filter((name) => !personal.includes(name))).toEqual([]);
});
