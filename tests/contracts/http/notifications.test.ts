import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop();
const [owner, other] = [await register(url, 1), await register(url, 2)];
type Customer = typeof owner;

const show = async ({ headers: { cookie = '' } }: Customer, query = '') =>
  (await ask(`/en/profile/notifications${query}`, { headers: { cookie } })).text();
const send = ({ headers: { cookie = '' } }: Customer, fields: Record<string, string>, origin = url) =>
  fetch(`${url}/en/profile/notifications`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin },
    body: new URLSearchParams(fields),
  });
async function unread({ headers: { cookie = '' } }: Customer): Promise<number> {
  const { data } = (await (await ask('/api/me', { headers: { cookie } })).json()) as {
    data: { unread: number };
  };
  return data.unread;
}
const idsIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id = '']) => id);

const orderId = await owner.placeOrder();
const secondId = await owner.placeOrder();

test('whoever has ordered finds it behind the bell, in the language of the page', async () => {
  expect(await unread(owner)).toBe(2);
  const html = await show(owner);
  for (const id of [orderId, secondId]) expect(html).toContain(`href="/en/order/${id}"`);
  expect(html).toMatch(/Order ORD-\d+ accepted/);
  const { cookie = '' } = owner.headers;
  expect(await (await ask('/pl/profile/notifications', { headers: { cookie } })).text()).toMatch(
    /Zamówienie ORD-\d+ zostało przyjęte/,
  );
});

test('nobody else reads or marks it', async () => {
  const [id = ''] = idsIn(await show(owner));
  expect(await show(other)).toContain('No notifications yet');
  for (const intent of ['read', 'read-all']) {
    expect((await send(other, { intent, id })).status).toBe(303);
  }
  expect(await unread(owner)).toBe(2);
  expect(
    (await send(owner, { intent: 'read-all', id }, 'https://evil.example')).status,
  ).toBeGreaterThanOrEqual(400);
  expect(await unread(owner)).toBe(2);
});

test.each(['', '0', '-1', '1e3', '9'.repeat(30), 'x'])('an id %j marks nothing', async (id) => {
  expect((await send(owner, { intent: 'read-all', id })).status).toBe(303);
  expect(
    (await ask(`/en/profile/notifications?until=${id}`, { headers: { cookie: owner.headers.cookie ?? '' } }))
      .status,
  ).toBe(200);
  expect(await unread(owner)).toBe(2);
});

test('seeing an order reads what is told of it, marking it once more changes nothing', async () => {
  const { cookie = '' } = owner.headers;
  expect(
    (await ask(`/en/order/${orderId}`, { headers: { cookie: other.headers.cookie ?? '' } })).status,
  ).toBe(403);
  expect(await unread(owner)).toBe(2);
  expect((await ask(`/en/order/${orderId}`, { headers: { cookie } })).status).toBe(200);
  expect(await unread(owner)).toBe(1);
  const [all = ''] = idsIn(await show(owner));
  for (const _ of [1, 2]) {
    const answer = await send(owner, { intent: 'read-all', id: all });
    expect(answer.headers.get('location')).toBe('/en/profile/notifications');
    expect(await unread(owner)).toBe(0);
  }
  expect(idsIn(await show(owner))).toEqual([]);
});

test('who is not signed in has no bell', async () => {
  const { data } = (await (await ask('/api/me')).json()) as { data: { unread: number } };
  expect(data.unread).toBe(0);
  expect((await ask('/en/profile/notifications')).headers.get('location')).toContain('/en/auth?redirect=');
});
