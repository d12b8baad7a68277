import * as v from 'valibot';
import { expect, test } from 'vitest';
import en from '../../../src/content/messages/en.json' with { type: 'json' };
import { openBuiltShop } from '../../support/built-shop.ts';
import { orderBody, register } from '../../support/http-customer.ts';

const { ask, url } = await openBuiltShop();
const { headers } = await register(url, 1);
const accepted = v.object({ orderId: v.string(), url: v.nullable(v.string()) });

async function ordered(paymentMethod: string) {
  const body = JSON.stringify({ ...JSON.parse(orderBody(508)), paymentMethod });
  const answer = await ask('/api/create-checkout-session', { method: 'POST', headers, body });
  const { orderId, url: page } = v.parse(accepted, await answer.json());
  return { orderId, page: page === null ? '' : new URL(page).pathname };
}
const cancel = (orderId: string) =>
  ask(`/api/orders/${orderId}/cancel`, { method: 'POST', headers, body: '{"reason":"other"}' });
const open = async (path: string) => {
  const answer = await ask(path, { headers });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
const pages = (orderId: string) => ({
  success: `/en/checkout/success?orderId=${orderId}`,
  cancel: `/en/checkout/cancel?orderId=${orderId}`,
  payment: `/en/payment/${orderId}`,
  order: `/en/order/${orderId}`,
});

test('a paid order is nowhere said to have cost nothing', async () => {
  const { orderId, page } = await ordered('card');
  const { success, cancel: cancelled, payment } = pages(orderId);
  const unpaid = await open(cancelled);
  expect(unpaid.status).toBe(200);
  const text = unpaid.html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ');
  expect(text).toMatch(
    /You haven’t been charged\. Order ORD-\d+ is unpaid and holds your products until \d+ \w+ \d{4}, \d/,
  );
  expect(unpaid.html).toContain(`action="${payment}"`);
  expect(unpaid.html).toContain(`href="${pages(orderId).order}"`);
  const { html: waits } = await open(success);
  expect(waits).toContain(en['order.pay.title']);
  expect(waits).toContain(`action="${payment}"`);
  for (const path of [success, payment, pages(orderId).order]) {
    expect((await open(path)).html).toMatch(/Your products are reserved until \d+\s\w+\s\d{4},\s\d/);
  }
  expect(waits).not.toContain(en['checkout.waiting.title']);
  const paid = new URLSearchParams({ action: 'pay', card: 'approved', month: '12', year: '2099' });
  await ask(page, { method: 'POST', body: paid });
  // By its webhook, or because the page asks the bank, which it does every few seconds at most.
  await expect.poll(() => open(cancelled)).toMatchObject({ status: 302, location: success });
  const { html: thanks } = await open(success);
  expect(thanks).toContain(en['checkout.success.title']);
  expect(thanks).toContain(en['checkout.success.paid'].split('{')[0]);
  expect(thanks).toContain('3–5 working days from hand-over to the carrier');
  expect((await open(payment)).html).toContain(en['order.pay.notPayable']);
});

test.each(['card', 'transfer', 'pod'])(
  'a cancelled order by %s is neither thanked for nor called overdue',
  async (by) => {
    const { orderId } = await ordered(by);
    expect((await cancel(orderId)).status).toBe(200);
    const { success, cancel: cancelled, payment, order } = pages(orderId);
    expect(await open(success)).toMatchObject({ status: 302, location: order });
    expect(await open(payment)).toMatchObject({ status: 302, location: order });
    expect(await open(cancelled)).toMatchObject({ status: 302, location: success });
  },
);

test('the payment page of a transfer says where to pay, how much and until when', async () => {
  const { orderId } = await ordered('transfer');
  const { status, html } = await open(pages(orderId).payment);
  expect(status).toBe(200);
  expect(html).not.toContain(en['order.pay.notPayable']);
  expect(html).toMatch(/IBAN/);
  expect(html).toContain(en['order.transfer.due']);
  expect(html).toContain('<svg');
});
