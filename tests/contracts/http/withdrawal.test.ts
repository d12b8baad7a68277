import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop({ DEV_PAGES: 'true' });
const customer = await register(url, 1);
await customer.placeOrder();
const outbox = async () => (await ask('/dev/mail')).text();
const number = /ORD-\d+/.exec(await outbox())?.[0] ?? '';

const FORM = { name: 'Anna <i>Koval', orderNumber: number, email: 'customer@mail.internal', goods: '' };
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask('/en/withdrawal', { method: 'POST', body: new URLSearchParams(fields), headers });

test('the function is a press away on every page, with an account or without', async () => {
  expect(await (await ask('/en')).text()).toContain('href="/en/withdrawal"');
  const page = await ask(`/en/withdrawal?order=${number}`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(await page.text()).toContain(`value="${number}"`);
  const own = await (await ask('/en/withdrawal?order=<b>', { headers: customer.headers })).text();
  expect(own).toContain('value="customer-1-');
  expect(own).not.toContain('<b>');
});

test('the first step shows the statement, the second makes it; no script is needed', async () => {
  const shown = await send(FORM);
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(html).toContain('Confirm withdrawal');
  expect(html).toContain('Anna &lt;i&gt;Koval');
  expect(await outbox()).not.toContain('Withdrawal from contract');
  const made = await send({ ...FORM, intent: 'confirm' });
  expect([made.status, made.headers.get('location')]).toEqual([303, '/en/withdrawal/received']);
  await send({ ...FORM, intent: 'confirm' });
  const emails = await outbox();
  expect(emails.split(`Receipt: withdrawal from contract, order ${number}`)).toHaveLength(2);
  expect(emails.split(`Withdrawal from contract: ${number}`)).toHaveLength(2);
});

test('an answer tells nobody whether there is such an order', async () => {
  const headers = { 'x-forwarded-for': '10.78.0.1' };
  const strange = await send({ ...FORM, email: 'other@example.com', intent: 'confirm' }, headers);
  expect([strange.status, strange.headers.get('location')]).toEqual([303, '/en/withdrawal/received']);
});

test('a wrong field is named, another site is refused, who states too often waits', async () => {
  const headers = { 'x-forwarded-for': '10.78.0.2' };
  const wrong = await send({ ...FORM, email: 'anna', intent: 'confirm' }, headers);
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="anna"');
  expect((await send(FORM, { origin: 'https://evil.example' })).status).toBe(403);
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent++)
    statuses.push((await send({ ...FORM, goods: String(sent), intent: 'confirm' }, headers)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});
