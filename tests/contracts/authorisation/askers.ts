import { randomUUID } from 'node:crypto';
import { sessionCookies } from '../../../src/server/account/session-cookie.ts';
import { accountLinks, addresses, sessions, users } from '../../../src/server/account/tables.ts';
import { consents } from '../../../src/server/account/communication/tables.ts';
import { LINK_PURPOSES } from '../../../src/domain/account/account-link.ts';
import type { Role } from '../../../src/domain/account/role.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { unsubscribeFrom } from '../../../src/server/emails/email-links.ts';
import { issueCsrfToken } from '../../../src/server/http/csrf.ts';
import { orderKeys } from '../../../src/server/orders/order-key.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { orderBody } from '../../support/http-customer.ts';
import { startShop } from '../../support/shop-process.ts';
import type { Asker } from './matrix/rows.ts';

const SECRET = 'a secret for this matrix only, and of enough length';
const DAY_MS = 24 * 60 * 60 * 1000;

const ROLES = {
  owner: 'customer',
  other: 'customer',
  staff: 'staff',
  admin: 'admin',
  staffByPassword: 'admin',
} as const satisfies Partial<Record<Asker, Role>>;
type SignedIn = keyof typeof ROLES;
const isSignedIn = (asker: Asker): asker is SignedIn => asker in ROLES;

interface Person {
  readonly id: string;
  readonly cookie: string;
}
type People = Readonly<Record<SignedIn, Person>>;

/** Somebody signed in by a row of the database: the hash of a password would take a tenth of a second. */
async function addPerson(
  database: Database,
  role: Role,
  {
    expiresAt = new Date(Date.now() + DAY_MS),
    hasSecondFactor = role !== 'customer',
  }: { expiresAt?: Date; hasSecondFactor?: boolean } = {},
): Promise<Person> {
  const [id, token] = [randomUUID(), randomUUID()];
  const email = `${id}@example.com`;
  await database.insert(users).values({ id, name: 'Olena Koval', email, emailVerified: true, role });
  const secondFactorAt = hasSecondFactor ? new Date() : null;
  await database.insert(sessions).values({ id: randomUUID(), userId: id, token, expiresAt, secondFactorAt });
  const [cookie = ''] = sessionCookies(SECRET, false).write(token, true).split(';', 1);
  return { id, cookie };
}

const addPeople = async (database: Database): Promise<People> => ({
  owner: await addPerson(database, ROLES.owner),
  other: await addPerson(database, ROLES.other),
  staff: await addPerson(database, ROLES.staff),
  admin: await addPerson(database, ROLES.admin),
  staffByPassword: await addPerson(database, ROLES.staffByPassword, { hasSecondFactor: false }),
});

/** A link of each purpose in e-mails to an account, and what one of them confirms: its id, and its key as `{purpose}-key`. */
async function addLinks(database: Database, userId: string): Promise<Readonly<Record<string, string>>> {
  const keys = orderKeys(SECRET, Date.now, 'account-link');
  const added = await database
    .insert(accountLinks)
    .values(
      LINK_PURPOSES.map((purpose) => ({
        purpose,
        userId,
        email: `${userId}@example.com`,
        expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
      })),
    )
    .returning({ id: accountLinks.id, purpose: accountLinks.purpose });
  await database.insert(consents).values({
    userId,
    topic: 'email-newsletter',
    act: 'asked',
    way: 'profile',
    email: `${userId}@example.com`,
    wording: 'News',
    version: '1',
    locale: 'en',
    linkId: added.find(({ purpose }) => purpose === 'confirm-consent')?.id ?? null,
  });
  return Object.fromEntries(
    added.flatMap(({ id, purpose }) => [
      [purpose, id],
      [`${purpose}-key`, keys.keyOf(id)],
    ]),
  );
}

async function addAddress(database: Database, userId: string): Promise<string> {
  const [added] = await database
    .insert(addresses)
    .values({
      userId,
      label: 'Home',
      type: 'shipping',
      fullName: 'Olena Koval',
      street: 'Sonyachna 1',
      apartment: '',
      city: 'Kyiv',
      postalCode: '01001',
      country: 'UA',
      isDefault: true,
    })
    .returning({ id: addresses.id });
  return added?.id ?? '';
}

/** The checkout's form of a guest. */
const GUEST_ORDER = {
  cart: '[{"id":508,"quantity":1}]',
  payment: 'transfer',
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: 'anna@example.com',
  phone: '+380671234567',
  address: 'Sonyachna 1',
  city: 'Kyiv',
  postalCode: '01001',
  country: 'UA',
  method: 'standard',
  asGuest: 'on',
  idempotencyKey: '0'.repeat(36),
};
const BULK_QUESTION = {
  lines: '[{"id":201,"quantity":9}]',
  key: randomUUID(),
  name: 'Olena Koval',
  email: 'olena@example.com',
  phone: '+380671234567',
  country: 'UA',
  city: 'Kyiv',
  note: '',
};

/** A call as one of them, and what it is answered with. */
export interface Call {
  readonly method: string;
  /** With names in braces in place of what `openAskedShop` made. */
  readonly path: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** By people of whom no other call needs a session. */
  readonly isLast?: boolean;
}

/** A shop with somebody of each kind, and things of the owner and of a guest to ask for. */
export async function openAskedShop() {
  const data = await seededData();
  const connection = await connectData(data);
  const { database } = connection;
  const lasting = await addPeople(database);
  const leaving = await addPeople(database);
  const late = await addPerson(database, 'admin', { expiresAt: new Date(Date.now() - 1000) });
  const links = await addLinks(database, lasting.owner.id);
  const address = await addAddress(database, lasting.owner.id);
  await connection.close();
  const shop = await startShop({
    ...data,
    environment: {
      SESSION_SECRET: SECRET,
      GUEST_CHECKOUT: 'on',
      DEV_PAGES: 'true',
      STAFF_SECOND_FACTOR: 'on',
    },
  });
  const csrf = issueCsrfToken(SECRET);
  const CSRF = { cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf };
  const guest = { cookie: '' };
  let calls = 0;

  /** Each call is of a network of its own, so that no limit is in its way. */
  const send = (path: string, init: RequestInit) => {
    calls++;
    const address = `10.7.${calls >> 8}.${calls & 255}`;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address };
    return fetch(shop.url + path, { redirect: 'manual', ...init, headers });
  };
  const cookieOf = (asker: Asker | 'late', isLast: boolean) => {
    if (asker === 'late') return late.cookie;
    if (isSignedIn(asker)) return (isLast ? leaving : lasting)[asker].cookie;
    return asker === 'guest' ? guest.cookie : '';
  };
  const place = async () => {
    const placed = await send('/api/create-checkout-session', {
      method: 'POST',
      headers: {
        ...CSRF,
        cookie: `${lasting.owner.cookie}; ${CSRF.cookie}`,
        'content-type': 'application/json',
      },
      body: orderBody(508).replace('"pod"', '"transfer"'),
    });
    const { orderId } = (await placed.json()) as { orderId?: string };
    if (orderId === undefined) throw new Error(`Ordering was answered with ${placed.status}`);
    return orderId;
  };
  const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

  const [order, spare, cancelled] = [await place(), await place(), await place()];
  const refused = await (await postForm('/en/checkout.data', { ...GUEST_ORDER, seenTotal: '1' })).text();
  const [, total = ''] = /([\d\s\u00a0]+[.,]\d\d)/.exec(refused) ?? [];
  const thanks = await postForm('/en/checkout', { ...GUEST_ORDER, seenTotal: total.replaceAll(/\D/g, '') });
  guest.cookie =
    thanks.headers
      .getSetCookie()
      .find((each) => each.startsWith('guestOrder='))
      ?.split(';', 1)[0] ?? '';
  const guestOrder = /^guestOrder=([\da-f-]{36})/.exec(guest.cookie)?.[1] ?? '';
  const asked = await postForm('/en/quote/request', BULK_QUESTION, lasting.owner.cookie);
  const [, quote = '', quoteKey = ''] =
    /quote\/([\da-f-]{36})\?key=([^&]+)/.exec(asked.headers.get('location') ?? '') ?? [];
  const names: Readonly<Record<string, string>> = {
    order,
    spare,
    cancelled,
    guestOrder,
    orderKey: orderKeys(SECRET).keyOf(order),
    quote,
    quoteKey,
    owner: lasting.owner.id,
    address,
    unsubscribeKey: orderKeys(SECRET, Date.now, 'unsubscribe').keyOf(
      unsubscribeFrom('orders', lasting.owner.id),
    ),
    unknown: randomUUID(),
    ...links,
  };
  const nameless = Object.keys(names).filter((name) => !names[name]);
  if (nameless.length > 0) throw new Error(`Nothing was made of ${nameless.join(', ')}`);

  return {
    /** Answers who asks, with the CSRF pair where `hasPair`. `late` is an admin whose session is over. */
    ask: (asker: Asker | 'late', call: Call, { hasPair = false } = {}): Promise<Response> => {
      const { method, path, body, headers, isLast = false } = call;
      const filled = path.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => names[name] ?? `{${name}}`);
      const cookie = [cookieOf(asker, isLast), hasPair ? CSRF.cookie : ''].filter(Boolean).join('; ');
      return send(filled, {
        method,
        headers: { ...headers, cookie, ...(hasPair ? { 'x-xsrf-token': csrf } : {}) },
        ...(body === undefined ? {} : { body }),
      });
    },
    stop: shop.stop,
  };
}
