import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openBuiltShop } from '../../support/built-shop.ts';
import { orderBody, register } from '../../support/http-customer.ts';

const METRICS_TOKEN = 'a token for tests only';
const { ask, url } = await openBuiltShop({ METRICS_TOKEN });
const accepted = v.object({ orderId: v.string(), url: v.string() });

const bodyByCard = JSON.stringify({ ...JSON.parse(orderBody(508)), paymentMethod: 'card' });

async function orderedByCard() {
  const customer = await register(url, 1);
  const { headers } = customer;
  const answer = await ask('/api/create-checkout-session', { method: 'POST', headers, body: bodyByCard });
  const { orderId, url: page } = v.parse(accepted, await answer.json());
  return { headers, orderId, page: new URL(page).pathname };
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});

/** What an order's owner reads of it, as soon as it is paid. */
async function paid(orderId: string, headers: HeadersInit) {
  for (;;) {
    const text = await (await ask(`/api/orders/${orderId}`, { headers })).text();
    if (text.includes('"paymentStatus":"PAID"')) return text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a card is paid by plain forms, and by the webhook alone', async () => {
  const { headers, orderId, page } = await orderedByCard();
  const shown = await ask(page);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await shown.text();
  expect(html).toMatch(/<html lang="en"/);
  expect(html).not.toContain('<script');
  expect([...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['card', 'month', 'year']),
  );

  const refused = await ask(page, form({ action: 'pay', card: 'declined', month: '12', year: '2099' }));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('role="alert"');
  const moved = await ask(page, form({ action: 'pay', card: 'approved', month: '12', year: '2099' }));
  expect(moved.status).toBe(303);
  expect(moved.headers.get('location')).toBe(`${url}/en/checkout/success?orderId=${orderId}`);
  expect(await paid(orderId, headers)).toContain('"status":"PROCESSING"');
  const metrics = async () =>
    (await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  await expect.poll(metrics).toContain('promin_payments_total{outcome="accept"} 1');

  const over = await ask(page);
  expect([over.status, (await over.text()).includes('<form')]).toEqual([200, false]);
});

test('the bank takes no form of another site, no nonsense, and knows no other pages', async () => {
  const { page } = await orderedByCard();
  expect((await ask(page, form({ action: 'blik' }, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403);
  expect((await ask(page, form({ action: 'steal' }))).status).toBe(400);
  expect((await ask(page, { method: 'POST', body: '{}' })).status).toBe(400);
  expect((await ask('/test-bank/sessions/tb_0', form({ action: 'blik' }))).status).toBe(404);
  expect((await ask('/test-bank/sessions/tb_0')).status).toBe(404);
});

test('a webhook needs no CSRF pair, but its signature', async () => {
  const told = (provider: string) => ask(`/api/payment-webhooks/${provider}`, { method: 'POST', body: '{}' });
  expect((await told('test-bank')).status).toBe(400);
  expect((await told('stripe')).status).toBe(404);
});
