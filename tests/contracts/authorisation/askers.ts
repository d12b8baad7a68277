import { randomUUID } from 'node:crypto';
import { unsubscribeFrom } from '../../../src/server/emails/email-links.ts';
import { issueCsrfToken } from '../../../src/server/http/csrf.ts';
import { orderKeys } from '../../../src/server/orders/order-key.ts';
import { connectData, seededData } from '../../support/built-shop.ts';
import { orderBody } from '../../support/http-customer.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { startShop } from '../../support/shop-process.ts';
import type { Asker } from './matrix/rows.ts';
import { addMaintenance } from '../../support/add-maintenance.ts';
import { namedTotal } from '../../support/named-total.ts';
import { addAddress, addLinks, addPeople, addPerson, isSignedIn, SECRET } from './people.ts';

const RENTAL = { rentalDuration: 'day', rentalCount: 2, rentalStartDate: rentalStart(), isRental: true };
/** The checkout's form of a guest. */
const GUEST_ORDER = {
  cart: JSON.stringify([
    { id: 508, quantity: 1 },
    { id: 2002, quantity: 1, ...RENTAL },
  ]),
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
  const booking = await addMaintenance(database, 1);
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
  const place = async (item: object = { id: 508, quantity: 1 }) => {
    const placed = await send('/api/create-checkout-session', {
      method: 'POST',
      headers: {
        ...CSRF,
        cookie: `${lasting.owner.cookie}; ${CSRF.cookie}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...JSON.parse(orderBody(508)), items: [item], paymentMethod: 'transfer' }),
    });
    const { orderId } = (await placed.json()) as { orderId?: string };
    if (orderId === undefined) throw new Error(`Ordering was answered with ${placed.status}`);
    return orderId;
  };
  const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

  const [order, spare, cancelled] = [await place(), await place(), await place()];
  const refused = await (await postForm('/en/checkout.data', { ...GUEST_ORDER, seenTotal: '1' })).text();
  const thanks = await postForm('/en/checkout', { ...GUEST_ORDER, seenTotal: namedTotal(refused) });
  guest.cookie =
    thanks.headers
      .getSetCookie()
      .find((each) => each.startsWith('guestOrder='))
      ?.split(';', 1)[0] ?? '';
  const guestOrder = /^guestOrder=([\da-f-]{36})/.exec(guest.cookie)?.[1] ?? '';
  /** The lease that the page of an order leads to. */
  const leaseOf = async (id: string, cookie: string) => {
    const page = await (await send(`/en/order/${id}`, { headers: { cookie } })).text();
    return /\/lease\/([\da-f-]{36})/.exec(page)?.[1] ?? '';
  };
  /** The owner withdraws from an order that was paid and delivered: its return. */
  const returned = await (async () => {
    const id = await place();
    const { data } = (await (
      await send(`/api/orders/${id}`, { headers: { cookie: lasting.owner.cookie } })
    ).json()) as { data: { total: number; orderNumber: string } };
    const step = (fields: Record<string, string>) =>
      postForm(`/en/admin/orders/${id}`, fields, lasting.staff.cookie);
    await step({
      intent: 'receive',
      amount: String(data.total),
      day: '2026-11-05',
      reference: 'MATRIX-2',
    });
    await step({ intent: 'ship', carrier: 'nova-poshta', number: '20450012345678' });
    await step({ intent: 'deliver' });
    const { email } = JSON.parse(orderBody(508)).shippingInfo as { email: string };
    const stated = { name: 'Olena', orderNumber: data.orderNumber, email };
    await postForm('/en/withdrawal', { intent: 'confirm', ...stated });
    const page = await send(`/en/order/${id}`, { headers: { cookie: lasting.owner.cookie } });
    return /\/returns\/([\da-f-]{36})/.exec(await page.text())?.[1] ?? '';
  })();
  /** What the owner wrote of the goods of that order. */
  const review = randomUUID();
  await postForm(
    '/en/reviews/write?product=508',
    { id: review, stars: '4', body: 'It has worked for a whole year.', name: 'first' },
    lasting.owner.cookie,
  );
  const question = randomUUID();
  await postForm(
    '/en/questions/ask?product=101',
    { id: question, name: 'Olena', body: 'Does it work in winter?' },
    lasting.owner.cookie,
  );
  const desk = await send(`/en/admin/questions/${question}`, { headers: { cookie: lasting.staff.cookie } });
  const seen = /name="seen" value="([^"]+)"/.exec(await desk.text())?.[1] ?? '';
  const published = { intent: 'decide', kind: 'question', subject: question, to: 'PUBLISHED', seen };
  await postForm(`/en/admin/questions/${question}`, published, lasting.staff.cookie);
  const rented = await place({ id: 2002, quantity: 1, ...RENTAL });
  // It is paid: its lease has a contract.
  const answer = await send(`/api/orders/${rented}`, { headers: { cookie: lasting.owner.cookie } });
  const { data: ordered } = (await answer.json()) as { data: { total: number } };
  const line = { amount: String(ordered.total), day: '2026-11-05', reference: 'MATRIX-1' };
  await postForm(`/en/admin/orders/${rented}`, { intent: 'receive', ...line }, lasting.staff.cookie);
  const asked = await postForm('/en/quote/request', BULK_QUESTION, lasting.owner.cookie);
  const [, quote = '', quoteKey = ''] =
    /quote\/([\da-f-]{36})\?key=([^&]+)/.exec(asked.headers.get('location') ?? '') ?? [];
  const ticketOf = async (cookie: string) => {
    const id = randomUUID();
    const question = { id, department: 'other', subject: 'A question', message: 'What is the answer?' };
    const own: Record<string, string> = cookie === '' ? { name: 'Anna', email: 'anna@example.com' } : {};
    const opened = await postForm('/en/support/tickets/new', { ...question, ...own }, cookie);
    const location = opened.headers.get('location') ?? '';
    if (cookie !== '') return /tickets\/([\da-f-]{36})\?/.exec(location)?.[1] ?? '';
    // Only staff see where a visitor's ticket is.
    const [number = ''] = /TCK-\d+/.exec(location) ?? [];
    const list = await send(`/en/admin/tickets?q=${number}`, { headers: { cookie: lasting.staff.cookie } });
    return /tickets\/([\da-f-]{36})/.exec(await list.text())?.[1] ?? '';
  };
  const visitorsTicket = await ticketOf('');
  const names: Readonly<Record<string, string>> = {
    order,
    spare,
    cancelled,
    guestOrder,
    return: returned,
    review,
    reviewed: '508',
    question,
    lease: await leaseOf(rented, lasting.owner.cookie),
    rented,
    rentedKey: orderKeys(SECRET).keyOf(rented),
    guestLease: await leaseOf(guestOrder, guest.cookie),
    orderKey: orderKeys(SECRET).keyOf(order),
    quote,
    quoteKey,
    ticket: await ticketOf(lasting.owner.cookie),
    visitorsTicket,
    ticketKey: orderKeys(SECRET, Date.now, 'ticket-reading').keyOf(visitorsTicket),
    booking,
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
