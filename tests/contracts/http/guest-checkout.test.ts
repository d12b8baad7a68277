import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';
import { namedTotal } from '../../support/named-total.ts';

const { ask, url } = await openBuiltShop({
  GUEST_CHECKOUT: 'on',
  DEV_PAGES: 'true',
  CARD_PROVIDER_UAH: 'liqpay', // whose page is elsewhere, and opens without a call
  LIQPAY_PUBLIC_KEY: 'sandbox_i1',
  LIQPAY_PRIVATE_KEY: 'sandbox_1',
});
const BANK = 'https://www.liqpay.ua/api/3/checkout?';

const ORDER = {
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
};
const key = (number: number) => String(number).padStart(36, '0');
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });
/** The form of the checkout, with the total that its refusal names, as the page would send it. */
async function ordered(number: number, rest: Record<string, string> = {}, path = '/en/checkout') {
  const fields = { ...ORDER, idempotencyKey: key(number), ...rest };
  const refused = await post('/en/checkout.data', { ...fields, seenTotal: '1' });
  return post(path, { ...fields, seenTotal: namedTotal(await refused.text()) });
}
const cookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((each) => each.startsWith('guestOrder='));

const answer = await ordered(1);
const set = cookieOf(answer) ?? '';
const [cookie = ''] = set.split(';');
const success = answer.headers.get('location') ?? '';
const orderId = success.split('orderId=')[1] ?? '';

test('the answer to a guest’s order gives the browser its key, in no address and for no script', async () => {
  expect(answer.status).toBe(303);
  expect(success).toMatch(/^\/en\/checkout\/success\?orderId=[\da-f-]{36}$/);
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
  const thanks = await ask(success, { headers: { cookie } });
  expect(thanks.status).toBe(200);
  const html = await thanks.text();
  expect(html).toContain('anna@example.com');
  expect(html).not.toContain(cookie.split('=')[1]?.slice(37));
});

test('without the key the order’s number opens nothing', async () => {
  const forged = `guestOrder=${orderId}.zzz.${'A'.repeat(43)}`;
  for (const path of [success, `/en/order/${orderId}`, `/en/payment/${orderId}`]) {
    for (const given of ['', forged]) {
      const refused = await ask(path, { headers: { cookie: given } });
      expect(refused.status).toBe(302);
      expect(refused.headers.get('location')).toMatch(/\/auth\?redirect=/);
    }
  }
  const { headers } = await register(url, 1);
  const foreign = await ask(`/en/order/${orderId}`, { headers: { cookie: headers.cookie ?? '' } });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).not.toMatch(/ORD-\d+|anna@example/);
  expect((await post(`/en/order/${orderId}`, { intent: 'cancel' })).status).toBe(303);
  expect(await (await ask(success, { headers: { cookie } })).text()).toMatch(/ORD-\d+/);
});

test('a guest’s key opens no order of an account', async () => {
  const customer = await register(url, 2);
  const theirs = await customer.placeOrder();
  expect((await ask(`/en/order/${theirs}`, { headers: { cookie } })).status).toBe(302);
  const outbox = await (await ask('/dev/mail')).text();
  const [newest = ''] = /\/dev\/mail\/\d+/.exec(outbox) ?? [];
  const email = await (await ask(`${newest}/html`)).text();
  const [, link = ''] = /href="[^"]*(\/en\/order\/[^"]*\?key=[^"]+)"/.exec(email) ?? [];
  expect(link).toContain(theirs);
  const opened = await ask(link);
  expect([opened.status, cookieOf(opened)]).toEqual([200, undefined]);
  const paid = await ask(link.replace('/order/', '/payment/'));
  expect([paid.status, cookieOf(paid)]).toEqual([302, undefined]);
  expect(paid.headers.get('location')).toContain('/en/auth?redirect=');
});

test('the key of a guest’s e-mail opens where their order is paid', async () => {
  const made = await ordered(6);
  const [own = ''] = (cookieOf(made) ?? '').split(';');
  const id = own.slice('guestOrder='.length, 'guestOrder='.length + 36);
  const outbox = await (await ask('/dev/mail')).text();
  const mails = [...new Set(outbox.match(/\/dev\/mail\/\d+/g))].slice(0, 3);
  const bodies = await Promise.all(mails.map(async (mail) => (await ask(`${mail}/html`)).text()));
  const [, key = ''] = new RegExp(String.raw`/en/order/${id}\?key=([^"#]+)["#]`).exec(bodies.join('')) ?? [];
  expect(key).not.toBe('');
  const link = `/en/payment/${id}?key=${key}`;
  const opened = await ask(link);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/en/payment/${id}`]);
  expect(cookieOf(opened)).toContain(`guestOrder=${id}`);
  // An earlier order stays open beside it.
  const [both = ''] = (cookieOf(await ask(link, { headers: { cookie } })) ?? '').split(';');
  for (const each of [id, orderId]) {
    expect((await ask(`/en/order/${each}`, { headers: { cookie: both } })).status).toBe(200);
  }
  expect((await ask(`${link}x`)).headers.get('location')).toContain('/en/auth?redirect=');
  // Also for a guest who is signed in to an account by now.
  const { headers } = await register(url, 3);
  expect((await ask(link, { headers })).headers.get('location')).toBe(`/en/payment/${id}`);
  expect((await ask(`${link}x`, { headers })).status).toBe(403);
});

test('who does not say that they are a guest signs in', async () => {
  const { asGuest: _, ...silent } = ORDER;
  const asked = await post('/en/checkout', { ...silent, idempotencyKey: key(3), seenTotal: '1' });
  const location = decodeURIComponent(asked.headers.get('location') ?? '');
  expect(location).toBe('/en/checkout/auth?redirect=/en/checkout?step=3');
});

test('a guest who sends an order again after a lost answer gets the first one, and its key', async () => {
  const again = await post('/en/checkout', { ...ORDER, idempotencyKey: key(1), seenTotal: '1' });
  expect([again.status, again.headers.get('location')]).toEqual([303, success]);
  const [theirs = ''] = (cookieOf(again) ?? '').split(';');
  expect(theirs.slice(0, 47)).toBe(cookie.slice(0, 47));
  expect((await ask(success, { headers: { cookie: theirs } })).status).toBe(200);
});

test('a guest pays by card with the key, and cancels with it', async () => {
  const byCard = await ordered(4, { payment: 'card' });
  const [theirs = ''] = (cookieOf(byCard) ?? '').split(';');
  const id = theirs.slice('guestOrder='.length, 'guestOrder='.length + 36);
  // No redirect of a form leads to another site: the browser would stop it.
  expect(byCard.headers.get('location')).toBe(`/en/payment/${id}`);
  const page = await ask(`/en/payment/${id}`, { headers: { cookie: theirs } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<a href="${BANK}`);
  const paying = await post(`/en/payment/${id}`, {}, { cookie: theirs });
  expect([paying.status, paying.headers.get('location')]).toEqual([200, null]);
  expect(await paying.text()).toContain(`<a href="${BANK}`);
  const cancelled = await post(`/en/order/${id}`, { intent: 'cancel' }, { cookie: theirs });
  expect(cancelled.headers.get('location')).toBe(`/en/order/${id}?cancelled`);
});

test('the page’s script goes to the bank at once', async () => {
  const byCard = await ordered(5, { payment: 'card' }, '/en/checkout.data');
  expect(byCard.status).toBe(202);
  expect(await byCard.text()).toContain(BANK);
});
