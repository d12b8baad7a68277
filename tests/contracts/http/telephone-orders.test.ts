import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectData, seededData } from '../../support/built-shop.ts';
import { startShop, type Running } from '../../support/shop-process.ts';
import { addStaffAccounts, STAFF } from '../../support/staff-account.ts';

let shop: Running;
let cookie: string;

beforeAll(async () => {
  const data = await seededData();
  const { database, close } = await connectData(data);
  await addStaffAccounts(database);
  await close();
  // Shoppers may not order as guests here: staff take such orders all the same.
  shop = await startShop(data);
  const signedIn = await fetch(`${shop.url}/en/auth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'login', ...STAFF }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
});
afterAll(() => shop.stop());

const WHOLE = {
  firstName: 'Anna',
  lastName: 'Nowak',
  phone: '067 123 45 67',
  email: 'anna@example.com',
  emailAgain: 'anna@example.com',
  locale: 'pl',
  product: '1801',
  quantity: '1',
  duration: '',
  count: '',
  start: '',
  country: 'UA',
  city: 'Київ',
  postalCode: '01001',
  address: 'вул. Сонячна, 1',
  method: 'standard',
  payment: 'pod',
  currency: 'UAH',
};
const send = (fields: Readonly<Record<string, string>>, formKey: string, by: string | null = cookie) =>
  fetch(`${shop.url}/en/admin/orders/new?guest=yes&form=${formKey}`, {
    method: 'POST',
    redirect: 'manual',
    headers: by === null ? {} : { cookie: by },
    body: new URLSearchParams({ ...WHOLE, ...fields }),
  });
/** The total that the screen names after it was asked for. */
async function totalOf(fields: Readonly<Record<string, string>>, formKey: string) {
  const page = await (await send({ ...fields, intent: 'compute' }, formKey)).text();
  const [, total] = /name="seenTotal" value="(\d+)"/.exec(page) ?? [];
  return total;
}

describe('an order by telephone of a caller without an account', () => {
  test('is there again after signing in, where it was sent without script when its session was over', async () => {
    const formKey = randomUUID();
    // As it would be placed: nothing is, by merely signing in.
    const fields = {
      typedWhole: `telephone ${formKey}`,
      quantity: '3',
      note: 'Після 18:00',
      intent: 'place',
    };
    const led = await send({ ...fields, seenTotal: '100', seenQuoted: 'false' }, formKey, '');
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `/en/auth?redirect=${encodeURIComponent(`/en/admin/orders/new?guest=yes&form=${formKey}`)}`,
    ]);
    const kept = led.headers.getSetCookie().find((each) => each.startsWith('typedTexts=')) ?? '';
    expect(kept).toContain('Path=/en/admin/orders/new; Max-Age=3600; HttpOnly');
    const open = async (form: string) => {
      const address = `${shop.url}/en/admin/orders/new?guest=yes&form=${form}`;
      const answer = await fetch(address, { headers: { cookie: `${cookie}; ${kept.split(';', 1)[0]}` } });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const page = await open(formKey);
    expect(page).toMatch(/name="product" value="1801"/);
    expect(page).toMatch(/<input[^>]*name="quantity"[^>]*value="3"|<input[^>]*value="3"[^>]*name="quantity"/);
    expect(page).toContain('Після 18:00');
    expect(page).toMatch(/name="seenTotal"/);
    expect(page).not.toContain('value="100" name="seenTotal"');
    // The form of another order is empty.
    expect(await open(randomUUID())).not.toMatch(/name="product"/);
  });

  test('is placed once by a form, also where shoppers may not order as guests', async () => {
    const formKey = randomUUID();
    const fields = { intent: 'place', seenTotal: (await totalOf({}, formKey)) ?? '', seenQuoted: 'false' };
    const answers = await Promise.all([send(fields, formKey), send(fields, formKey)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const paths = answers.map(({ headers }) => headers.get('location')?.replace(/\?.*$/, ''));
    expect(paths[0]).toMatch(/^\/en\/admin\/orders\/[\da-f-]{36}$/);
    expect(paths[1]).toBe(paths[0]);
    // The form says what it placed, and another e-mail places nothing more by it.
    const again = await send({ ...fields, email: 'b@example.com', emailAgain: 'b@example.com' }, formKey);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(paths[0]);
  });

  test.each([
    ['a script', { firstName: '<script>alert(1)</script>', email: '"><script>alert(1)</script>@x' }],
    ['ends of lines in the e-mail', { email: 'a@b.c\r\nBcc: x@y.z', emailAgain: 'a@b.c\r\nBcc: x@y.z' }],
    ['two addresses', { email: 'a@b.com,c@d.com', emailAgain: 'a@b.com,c@d.com' }],
    ['a NUL', { email: 'a\u0000@b.com', emailAgain: 'a@b.com', lastName: '\u0000' }],
    ['an unknown language', { locale: '__proto__', email: '' }],
    ['somebody else’s account', { into: 'account:1', email: STAFF.email, emailAgain: STAFF.email }],
    [
      'an option of nothing',
      { product: '2501', duration: 'day', count: '1', start: '2027-01-04', 'option.0': "' or 1=1" },
    ],
    ['a very long e-mail', { email: `${'a'.repeat(5000)}@x.com`, emailAgain: `${'a'.repeat(5000)}@x.com` }],
  ])('is not placed with %s', async (_, fields) => {
    const answer = await send(
      { ...fields, intent: 'place', seenTotal: '1', seenQuoted: 'false' },
      randomUUID(),
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('<script>alert(1)');
  });

  test('is taken by staff alone, who have a form for it', async () => {
    expect(
      (await send({ intent: 'place', seenTotal: '1' }, randomUUID(), null)).headers.get('location'),
    ).toContain('/en/auth');
    expect((await send({ intent: 'place', seenTotal: '1' }, 'no-key')).status).toBe(400);
  });
});
