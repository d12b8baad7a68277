import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '../../../src/server/account/account-links.ts';
import { preferencesOf } from '../../../src/server/account/communication/communication-preferences.ts';
import { unsubscribe } from '../../../src/server/account/communication/unsubscribe.ts';
import { confirmAddress } from '../../../src/server/account/confirm-address.ts';
import { eraseAccount } from '../../../src/server/account/deletion/erase-account.ts';
import { mergeAccounts } from '../../../src/server/account/merging/merge-accounts.ts';
import { resetPassword } from '../../../src/server/account/passwords.ts';
import { sessionCookies } from '../../../src/server/account/session-cookie.ts';
import { sessions, users } from '../../../src/server/account/tables.ts';
import { carts } from '../../../src/server/cart/tables.ts';
import { connectPostgres } from '../../../src/server/database/connect-postgres.ts';
import { issueCsrfToken } from '../../../src/server/http/csrf.ts';
import { lockOrder } from '../../../src/server/orders/lock-order.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { onServer } from '../../support/built-shop.ts';
import { orderBody } from '../../support/http-customer.ts';
import { SECRET, startShop, type Running } from '../../support/shop-process.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import { serverDatabase } from '../../support/test-database.ts';

const url = await serverDatabase();
const { database, close } = connectPostgres(url, { poolSize: 4, patience: 10 });
const data = onServer(url);
let shop: Running;
beforeAll(async () => {
  shop = await startShop(data);
});
afterAll(async () => {
  await shop.stop();
  await close();
});

const CSRF = issueCsrfToken(SECRET);
const GONE = 'This account no longer exists';

interface Call {
  readonly path: string;
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who is signed in, with a cart. */
async function newCustomer() {
  const [userId, token] = [randomUUID(), randomUUID()];
  const email = `${userId}@example.com`;
  await database.insert(users).values({ id: userId, name: 'Olena Koval', email, emailVerified: true });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database.insert(sessions).values({ id: randomUUID(), userId, token, expiresAt });
  await database.insert(carts).values({ userId, revision: 1, lines: [] });
  const [session] = sessionCookies(SECRET, false).write(token, true).split(';', 1);
  const cookie = `${session}; XSRF-TOKEN=${CSRF}`;
  const send = ({ path, method = 'POST', body, headers = {} }: Call) =>
    fetch(shop.url + path, {
      method,
      redirect: 'manual',
      headers: { origin: shop.url, cookie, 'x-xsrf-token': CSRF, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return { userId, send };
}
type Customer = Awaited<ReturnType<typeof newCustomer>>;

/**
 * Erases a customer's account while a call of theirs is under way. Either the call comes when the account is as good as gone, or it was let in and
 * waits for a table until the account is gone; it waits for `users` before it locks or names the account, which it may read.
 */
async function erasedDuring({ userId, send }: Customer, call: Call, table?: string): Promise<Response> {
  const { answer } = await database.transaction(async (transaction) => {
    const erase = async () => expect(await eraseAccount(transaction, userId)).toMatchObject({ ok: true });
    if (table === undefined) await erase();
    else {
      const mode = table === 'users' ? sql`exclusive` : sql`access exclusive`;
      await transaction.execute(sql`lock table ${sql.identifier(table)} in ${mode} mode`);
    }
    let isOver = false;
    const answered = send(call).finally(() => (isOver = true));
    await someoneWaits(database, answered);
    expect(isOver).toBe(false);
    if (table !== undefined) await erase();
    return { answer: answered };
  });
  return answer;
}

/** Every row of every table in which the account stands, but for the count of its calls. */
async function rowsOf(userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const held = await database.execute(
        sql`select 1 from ${sql.identifier(name)} it where it::text like ${`%${userId}%`}`,
      );
      return held.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const form = (fields: Readonly<Record<string, string>>) => ({ body: new URLSearchParams(fields) });
const ADDRESS = {
  label: 'Home',
  fullName: 'Olena Koval',
  street: 'Sonyachna 1',
  city: 'Kyiv',
  country: 'UA',
};
const method = { path: '/en/profile/payment-methods', ...form({ intent: 'add' }) };
const order = {
  path: '/api/create-checkout-session',
  body: orderBody(508),
  headers: { 'content-type': 'application/json' },
};
const merge = {
  path: '/api/cart/merge',
  ...json({ token: 'visitor-token', lines: [{ id: 101, quantity: 1 }] }),
};
const favourite = { path: '/api/favourites', method: 'PUT', ...json({ ids: [101] }) };
const address = { path: '/api/addresses', ...json(ADDRESS) };
const quote = {
  path: '/en/quote/request',
  ...form({
    lines: '[{"id":201,"quantity":9}]',
    key: randomUUID(),
    name: 'Olena Koval',
    email: 'olena@example.com',
    phone: '+380671234567',
    country: 'UA',
    city: 'Kyiv',
    note: '',
  }),
};

describe('a call of the API whose account goes meanwhile is refused in its language, and leaves nothing', () => {
  test.each<[string, Call, string?]>([
    ['an order', order],
    ['an order that was let in', order, 'products'],
    ['a visitor’s cart', merge],
    ['a visitor’s cart that was let in', merge, 'carts'],
    ['a favourite', favourite],
    ['a favourite that was let in', favourite, 'users'],
    ['an address', address],
    ['an address that was let in', address, 'users'],
  ])('%s', async (_, call, table) => {
    const customer = await newCustomer();
    const answer = await erasedDuring(customer, call, table);
    const { error } = (await answer.json()) as { error: { message: string; details: unknown } };
    expect([answer.status, error.details]).toEqual([401, { reason: 'account-gone' }]);
    expect(error.message).toContain('більше немає');
    expect(await rowsOf(customer.userId)).toEqual([]);
  });

  test('a cart that has not been filled', async () => {
    const customer = await newCustomer();
    await database.delete(carts).where(eq(carts.userId, customer.userId));
    const { headers } = await customer.send({ path: '/api/cart', method: 'GET' });
    const sent = json({ lines: [{ id: 101, quantity: 1 }] }, { 'if-match': headers.get('etag') ?? '' });
    const answer = await erasedDuring(customer, { path: '/api/cart', method: 'PUT', ...sent });
    expect(answer.status).toBe(401);
    expect(await rowsOf(customer.userId)).toEqual([]);
  });
});

describe('a form whose account goes meanwhile says so', () => {
  test.each<[string, Call, string?]>([
    ['a bulk price request', quote],
    ['a bulk price request that was let in', quote, 'quotes'],
    ['an address', { path: '/en/profile/personal', ...form({ intent: 'save-address', ...ADDRESS }) }],
    ['a payment method', method],
    ['a payment method that was let in', method, 'users'],
  ])('%s', async (_, call, table) => {
    const customer = await newCustomer();
    const answer = await erasedDuring(customer, call, table);
    expect(answer.status).toBe(401);
    const html = await answer.text();
    expect(html).toContain(GONE);
    expect(html).toMatch(/href="\/en\/auth[?"]/);
    expect(await rowsOf(customer.userId)).toEqual([]);
  });
});

describe('what only changes the account finds nothing to change', () => {
  test.each<[string, Call]>([
    ['the archive of one’s data', { path: '/en/profile/privacy', ...form({}) }],
    ['the deletion itself', { path: '/en/profile/privacy', ...form({ intent: 'delete' }) }],
    ['preferences', { path: '/en/profile/personal', ...form({ intent: 'preferences' }) }],
    [
      'details',
      {
        path: '/en/profile/personal',
        ...form({ intent: 'details', firstName: 'Olena', lastName: 'Koval', phone: '', birthDate: '' }),
      },
    ],
  ])('%s', async (_, call) => {
    for (const table of [undefined, 'users']) {
      const customer = await newCustomer();
      const { status, headers } = await erasedDuring(customer, call, table);
      expect(status).toBe(303);
      const next = await customer.send({ path: headers.get('location') ?? '', method: 'GET' });
      expect(next.headers.get('location')).toMatch(/^\/en\/auth\?/);
      expect(await rowsOf(customer.userId)).toEqual([]);
    }
  });

  test('an avatar, whose file goes too', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const table of [undefined, 'users']) {
      const customer = await newCustomer();
      const body = new FormData();
      body.set('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }));
      const headers = { accept: 'application/json' };
      expect((await erasedDuring(customer, { path: '/avatars', body, headers }, table)).status).toBe(401);
      expect(await rowsOf(customer.userId)).toEqual([]);
      const avatars = join(data.dataDirectory, 'files', 'avatars', customer.userId);
      expect(existsSync(avatars) ? readdirSync(avatars) : []).toEqual([]);
    }
  });
});

test.each([
  ['', 'orders'],
  ['/personal', 'accounts'],
  ['/personal', 'addresses'],
  ['/orders', 'orders'],
  ['/payments', 'billing_entries'],
  ['/payment-methods', 'saved_payment_methods'],
  ['/sign-in-methods', 'accounts'],
  ['/two-factor', 'authenticators'],
  ['/passkeys', 'passkeys'],
  ['/privacy', 'data_exports'],
  ['/notifications', 'notifications'],
])(
  'the tab /profile%s whose account goes before it reads %s shows nobody, and does not fail',
  async (tab, table) => {
    const customer = await newCustomer();
    const answer = await erasedDuring(customer, { path: `/en/profile${tab}`, method: 'GET' }, table);
    expect(answer.status).toBeLessThan(500);
    expect(await rowsOf(customer.userId)).toEqual([]);
  },
);

describe('an account that claims the address of another', () => {
  /** Two accounts of one address, and the link that makes it the second one's own. */
  async function newClaimant() {
    const { userId: owner } = await newCustomer();
    const [userId, email] = [randomUUID(), `${owner}@example.com`];
    await database.insert(users).values({ id: userId, name: 'Olena Koval', email });
    const [order] = await database
      .insert(orders)
      .values({
        orderNumber: `ORD-${randomUUID()}`,
        userId,
        status: 'CANCELLED',
        paymentMethod: 'pod',
        shippingMethod: 'standard',
        currency: 'UAH',
        locale: 'uk',
        subtotalMinor: 0,
        taxMinor: 0,
        totalMinor: 0,
        taxRatePercent: '20',
        taxMode: 'added',
      })
      .returning();
    const asked = { purpose: 'confirm-address' as const, userId, email };
    const id = await database.transaction(async (transaction) => addLink(transaction, asked));
    return { owner, userId, email, orderId: order?.id ?? '', link: { ...asked, id } };
  }

  test('is erased or joined to it, whichever comes first', async () => {
    const { owner, userId, orderId, link } = await newClaimant();
    const { erasing, confirming } = await database.transaction(async (transaction) => {
      await lockOrder(transaction, orderId);
      const first = database.transaction(async (other) => eraseAccount(other, userId));
      await someoneWaits(database, first);
      const second = confirmAddress(database)(link);
      await someoneWaits(database, second, 2);
      return { erasing: first, confirming: second };
    });
    expect(await Promise.allSettled([erasing, confirming])).toMatchObject([
      { value: { ok: true } },
      { value: { ok: false, reason: 'link-used' } },
    ]);
    expect(await rowsOf(userId)).toEqual([]);
    expect(await database.$count(orders, eq(orders.userId, owner))).toBe(0);
  });

  test('has it where the other is erased meanwhile', async () => {
    const { owner, userId, orderId, link } = await newClaimant();
    const { confirming } = await database.transaction(async (transaction) => {
      expect(await eraseAccount(transaction, owner)).toMatchObject({ ok: true });
      const waiting = confirmAddress(database)(link);
      await someoneWaits(database, waiting);
      return { confirming: waiting };
    });
    expect(await confirming).toEqual({ ok: true, isMerged: false });
    const [account] = await database.select().from(users).where(eq(users.id, userId));
    expect(account?.emailVerified).toBe(true);
    expect(await database.$count(orders, eq(orders.id, orderId))).toBe(1);
  });

  test('is joined to it while the link of an e-mail to it ends others, which ends those of the other', async () => {
    const { owner, userId } = await newClaimant();
    const { refusing } = await database.transaction(async (transaction) => {
      expect(await mergeAccounts(transaction, { from: userId, into: owner })).toBe(true);
      const waiting = unsubscribe(database)({ userId, topic: 'orders' });
      await someoneWaits(database, waiting);
      return { refusing: waiting };
    });
    await refusing;
    expect((await preferencesOf(database, [owner]))(owner).email).toMatchObject({
      orders: false,
      leases: true,
    });
  });

  test('is erased while the link of an e-mail to it is used', async () => {
    const { userId, email } = await newClaimant();
    const asked = { purpose: 'reset-password' as const, userId, email };
    const id = await database.transaction(async (transaction) => addLink(transaction, asked));
    const { resetting } = await database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${users} in exclusive mode`);
      const waiting = resetPassword(database)({ ...asked, id }, 'сонце-2026-ясне');
      await someoneWaits(database, waiting);
      expect(await eraseAccount(transaction, userId)).toMatchObject({ ok: true });
      return { resetting: waiting };
    });
    expect(await resetting).toEqual({ ok: false, reason: 'link-used' });
    expect(await rowsOf(userId)).toEqual([]);
  });
});
