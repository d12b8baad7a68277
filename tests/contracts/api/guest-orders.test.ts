import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { orderAddresses } from '../../../src/server/orders/address-tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { readAs, readProblem } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop, type TestShop } from '../../support/test-shop.ts';

const selling = await openTestShop({ GUEST_CHECKOUT: 'on' });
const closed = await openTestShop();
afterAll(() => Promise.all([selling.close(), closed.close()]));

const COMPANY = { company: 'Promin Sp. z o.o.', taxNumber: 'PL 526-104-08-28' };
const PLACE = { address: 'ul. Prosta 1', city: 'Warszawa', postalCode: '00-838', country: 'PL' };

/** A visitor with nothing but the pair against forged calls. */
async function visitor({ api }: TestShop, address: string) {
  const csrf = await api('/csrf');
  const cookie = csrf.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const headers = {
    cookie,
    'x-xsrf-token': cookie.slice('XSRF-TOKEN='.length),
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
  return (rest: Record<string, unknown> = {}) =>
    api('/create-checkout-session', {
      method: 'POST',
      headers,
      body: JSON.stringify(checkoutBody([{ id: 1801, quantity: 1 }], { asGuest: true, ...rest })),
    });
}

describe('a visitor without an account', () => {
  test('cannot order where the shop does not sell to guests', async () => {
    const order = await visitor(closed, '10.1.0.1');
    const answer = await order();
    expect(answer.status).toBe(401);
    expect((await readProblem(answer)).details.reason).toBe('not-signed-in');
  });

  test('orders where it does; the order is nobody’s, and no call reads it by its id', async () => {
    const order = await visitor(selling, '10.1.0.2');
    const answer = await order();
    expect(answer.status).toBe(201);
    const { orderId } = await readAs(sessionSchema, answer);
    const [row] = await selling.database.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ userId: null, status: 'PENDING' });
    const { headers } = await selling.signedIn();
    expect((await selling.api(`/orders/${orderId}`)).status).toBe(401);
    expect((await selling.api(`/orders/${orderId}`, { headers })).status).toBe(403);
  });

  test('has an order with a web address for a name refused, and its lines kept as one', async () => {
    const order = await visitor(selling, '10.1.0.8');
    const { shippingInfo } = checkoutBody([]);
    const named = (firstName: string) => order({ shippingInfo: { ...shippingInfo, firstName } });
    const refused = await named('Win http://evil.example/claim!');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Only a name: no web address');
    const { orderId } = await readAs(sessionSchema, await named('Олена\n\nМарія'));
    const [row] = await selling.database
      .select()
      .from(orderAddresses)
      .where(eq(orderAddresses.orderId, orderId));
    expect(row?.firstName).toBe('Олена Марія');
  });

  test('says that there is no account: a customer whose session has ended is none', async () => {
    const order = await visitor(selling, '10.1.0.7');
    expect((await order({ asGuest: false })).status).toBe(401);
  });

  test('is led to the page to pay a card order on', async () => {
    const order = await visitor(selling, '10.1.0.3');
    const { url } = await readAs(sessionSchema, await order({ paymentMethod: 'card' }));
    expect(url).toMatch(/\/test-bank\//);
  });

  test('waits after many orders from one address', async () => {
    const order = await visitor(selling, '10.1.0.4');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await order({ items: [] })).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    for (let count = 0; count < 11; count++) {
      statuses.push((await order({ discountCode: 'NOSUCHCODE' })).status);
    }
    expect(statuses.slice(11)).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  });
});

describe('a company in an order', () => {
  test('is kept with the order as its billing address, its number without what stands between', async () => {
    const order = await visitor(selling, '10.1.0.5');
    const answer = await order({ billingInfo: { ...COMPANY, place: PLACE } });
    const { orderId } = await readAs(sessionSchema, answer);
    const rows = await selling.database
      .select()
      .from(orderAddresses)
      .where(eq(orderAddresses.orderId, orderId));
    expect(rows.find(({ kind }) => kind === 'billing')).toMatchObject({
      company: COMPANY.company,
      taxNumber: '5261040828',
      ...PLACE,
    });
    expect(rows.find(({ kind }) => kind === 'shipping')).toMatchObject({ company: null, country: 'UA' });
  });

  test('needs a number of its country', async () => {
    const order = await visitor(selling, '10.1.0.6');
    const answer = await order({ billingInfo: COMPANY });
    expect(answer.status).toBe(400);
    expect((await readProblem(answer)).details).toMatchObject({
      errors: [
        {
          path: 'billingInfo.taxNumber',
          message: 'Enter a valid tax number for this country',
        },
      ],
    });
  });
});
