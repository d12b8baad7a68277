import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { ProviderFailed, type OrderToPay } from '../../../src/server/ports/payment-provider.ts';
import { tryLiqpay } from './providers/liqpay-tried.ts';
import { tryStripe } from './providers/stripe-tried.ts';
import { tryTestBank } from './providers/test-bank-tried.ts';
import type { TriedProvider } from './providers/tried-provider.ts';

const order: OrderToPay = {
  orderNumber: 'ORD-10001',
  amount: money(100_50, 'UAH'),
  description: 'Замовлення ORD-10001',
  locale: 'uk',
  email: 'olena@example.com',
  expiresAt: '2099-01-01T10:00:00.000Z',
  returnUrl: 'http://shop.example/ua/checkout/success?orderId=1',
  cancelUrl: 'http://shop.example/ua/checkout/cancel?orderId=1',
  webhookUrl: 'http://shop.example/api/payment-webhooks/x',
};

const PROVIDERS: Readonly<Record<string, () => Promise<TriedProvider>>> = {
  'the test bank': tryTestBank,
  Stripe: tryStripe,
  LiqPay: tryLiqpay,
};

describe.each(Object.keys(PROVIDERS))('%s', (name) => {
  let tried: TriedProvider;
  beforeAll(async () => {
    const open = PROVIDERS[name];
    if (!open) throw new Error(name);
    tried = await open();
  });
  afterAll(() => tried.close());

  async function open() {
    const paymentId = randomUUID();
    const session = await tried.provider.create(order, paymentId);
    const known = { paymentId, reference: session.reference, amount: order.amount };
    return { paymentId, session, known: (transaction: string | null) => ({ ...known, transaction }) };
  }

  test('opens one page for one key', async () => {
    const { paymentId, session } = await open();
    expect(await tried.provider.create(order, paymentId)).toEqual(session);
    expect(new URL(session.url).protocol).toMatch(/^https?:$/);
    expect((await open()).session.reference).not.toBe(session.reference);
  });

  test('says nothing of a page on which nothing was done', async () => {
    const { known } = await open();
    expect(await tried.provider.fetchStatus(known(null))).toBeNull();
  });

  test('tells of the money, and says the same when it is asked', async () => {
    const { paymentId, session, known } = await open();
    const { rawBody, headers } = await tried.pay(session.reference);
    const paid = { paymentId, kind: 'paid', amountMinor: 100_50, currency: 'UAH' };
    expect(await tried.provider.verifyWebhook(rawBody, headers)).toMatchObject({ ok: true, event: paid });
    expect(await tried.provider.fetchStatus(known(null))).toMatchObject(paid);
  });

  test('tells of a refusal', async () => {
    const { paymentId, session } = await open();
    const { rawBody, headers } = await tried.refuse(session.reference);
    expect(await tried.provider.verifyWebhook(rawBody, headers)).toMatchObject({
      ok: true,
      event: { paymentId, kind: 'failed' },
    });
  });

  test('is not believed when a single letter is another', async () => {
    const { session } = await open();
    const { rawBody, headers } = await tried.pay(session.reference);
    const forged = rawBody.replace(/[a-z](?=[^a-z]*$)/, (email) => (email === 'z' ? 'a' : 'z'));
    expect(forged).not.toBe(rawBody);
    const refused = { ok: false, reason: 'bad-signature' };
    expect(await tried.provider.verifyWebhook(forged, headers)).toEqual(refused);
    expect(await tried.provider.verifyWebhook('', headers)).toEqual(refused);
    expect(await tried.provider.verifyWebhook(rawBody.slice(0, 20), new Headers())).toEqual(refused);
  });

  test('gives money back once, however often it is asked', async () => {
    const { session, known } = await open();
    const { rawBody, headers } = await tried.pay(session.reference);
    const told = await tried.provider.verifyWebhook(rawBody, headers);
    const transaction = told.ok ? (told.event?.transaction ?? null) : null;
    const before = await tried.refundsCount();
    const all = { amount: order.amount, returnedBefore: money(0, 'UAH'), idempotencyKey: randomUUID() };
    await tried.provider.refund(known(transaction), all);
    await tried.provider.refund(known(transaction), all);
    expect(await tried.refundsCount()).toBe(before + 1);
  });

  test('gives money back in parts, each once', async () => {
    const { session, known } = await open();
    const { rawBody, headers } = await tried.pay(session.reference);
    const told = await tried.provider.verifyWebhook(rawBody, headers);
    const payment = known(told.ok ? (told.event?.transaction ?? null) : null);
    const before = await tried.refundsCount();
    const part = (minor: number, returned: number) => ({
      amount: money(minor, 'UAH'),
      returnedBefore: money(returned, 'UAH'),
      idempotencyKey: randomUUID(),
    });
    const [first, second] = [part(40_00, 0), part(60_50, 40_00)];
    for (const each of [first, first, second, second]) await tried.provider.refund(payment, each);
    expect(await tried.refundsCount()).toBe(before + 2);
  });

  test('that does not answer fails as a provider, not as the shop', async () => {
    const { known } = await open();
    tried.breakDown?.();
    const asked = tried.breakDown ? known('pi_1') : { ...known('pi_1'), reference: 'unknown' };
    const all = { amount: order.amount, returnedBefore: money(0, 'UAH'), idempotencyKey: randomUUID() };
    await expect(tried.provider.refund(asked, all)).rejects.toThrow(ProviderFailed);
  });
});

test('Stripe is asked for what each currency is paid by, under keys of its own', async () => {
  const { provider, calls, close } = await tryStripe();
  await provider.create({ ...order, amount: money(1, 'PLN'), locale: 'pl' }, 'key-1');
  const [call] = calls;
  expect(call?.headers['idempotency-key']).toBe('pay-key-1');
  const sent = Object.fromEntries(call?.form ?? []);
  expect(sent).toMatchObject({
    mode: 'payment',
    client_reference_id: 'key-1',
    locale: 'pl',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'blik',
    'allowed_payment_method_types[2]': 'p24',
    'line_items[0][price_data][currency]': 'pln',
    'line_items[0][price_data][unit_amount]': '1',
  });
  await close();
});

test('Stripe is asked for a part by its amount, and tells of what went back in its own dashboard', async () => {
  const { provider, calls, close } = await tryStripe();
  const amount = money(7, 'PLN');
  const refund = { amount, returnedBefore: money(0, 'PLN'), idempotencyKey: 'key-2' };
  await provider.refund({ paymentId: '', reference: '', amount: order.amount, transaction: 'pi_1' }, refund);
  expect(calls[0]?.headers['idempotency-key']).toBe('refund-key-2');
  expect(Object.fromEntries(calls[0]?.form ?? [])).toEqual({ payment_intent: 'pi_1', amount: '7' });
  const paymentId = randomUUID();
  await provider.create(order, paymentId);
  expect(calls[1]?.form.get('payment_intent_data[metadata][payment]')).toBe(paymentId);
  const charge = { metadata: { payment: paymentId }, amount_refunded: 30_00, currency: 'uah' };
  const payload = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object: charge } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_shop' });
  expect(await provider.verifyWebhook(payload, new Headers({ 'stripe-signature': signature }))).toEqual({
    ok: true,
    event: {
      id: 'evt_1',
      paymentId,
      kind: 'refunded',
      amountMinor: 30_00,
      currency: 'UAH',
      transaction: null,
    },
  });
  await close();
});

test('Stripe tells of disputes by what was charged', async () => {
  const { provider, close } = await tryStripe();
  const told = async (type: string, change: Readonly<Record<string, unknown>>) => {
    const object = { id: 'dp_1', amount: 30_00, currency: 'pln', payment_intent: 'pi_1', ...change };
    const payload = JSON.stringify({ id: 'evt_1', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_shop' });
    const verified = await provider.verifyWebhook(payload, new Headers({ 'stripe-signature': signature }));
    return verified.ok ? verified.event : null;
  };
  expect(await told('charge.dispute.created', { status: 'needs_response' })).toEqual({
    id: 'evt_1',
    paymentId: null,
    kind: 'disputed',
    amountMinor: 30_00,
    currency: 'PLN',
    transaction: 'pi_1',
    reference: 'dp_1',
  });
  for (const [status, kind] of [
    ['lost', 'dispute-lost'],
    ['won', 'dispute-won'],
    ['warning_closed', 'dispute-won'],
  ]) {
    expect(await told('charge.dispute.closed', { status })).toMatchObject({ kind, transaction: 'pi_1' });
  }
  expect(await told('charge.dispute.closed', { status: 'under_review' })).toBeNull();
  expect(await told('charge.dispute.created', { amount: 'much' })).toBeNull();
  const failed = { id: 're_1', status: 'failed' };
  const refundFailed = { kind: 'refund-failed', reference: 're_1', amountMinor: 30_00, transaction: 'pi_1' };
  expect(await told('refund.failed', failed)).toMatchObject(refundFailed);
  expect(await told('refund.updated', failed)).toMatchObject(refundFailed);
  expect(await told('refund.updated', { ...failed, status: 'canceled' })).toMatchObject(refundFailed);
  expect(await told('refund.updated', { ...failed, status: 'succeeded' })).toBeNull();
  // A refund of a charge without the session's words is known by what was charged.
  expect(await told('charge.refunded', { amount_refunded: 5, metadata: {} })).toMatchObject({
    paymentId: null,
    kind: 'refunded',
    transaction: 'pi_1',
  });
  await close();
});

test('LiqPay tells what went back in all', async () => {
  const { provider, report, close } = await tryLiqpay();
  const { rawBody, headers } = report('key-1', { status: 'reversed', refund_amount: 30.5 });
  expect(await provider.verifyWebhook(rawBody, headers)).toMatchObject({
    event: { paymentId: 'key-1', kind: 'refunded', amountMinor: 30_50 },
  });
  await close();
});

test('LiqPay’s page says what is paid, until when, and where it leads', async () => {
  const { provider, opened, close } = await tryLiqpay();
  const { url } = await provider.create(order, 'key-1');
  expect(opened(url)).toMatchObject({
    version: 3,
    action: 'pay',
    order_id: 'key-1',
    amount: 100.5,
    currency: 'UAH',
    language: 'uk',
    expired_date: '2099-01-01 10:00:00',
    result_url: order.returnUrl,
    server_url: order.webhookUrl,
  });
  await close();
});

test('LiqPay’s sandbox pays only where the sandbox is used', async () => {
  const sandboxed = await tryLiqpay({ sandbox: true });
  const real = await tryLiqpay();
  const { rawBody, headers } = await sandboxed.pay('key-1');
  expect(await sandboxed.provider.verifyWebhook(rawBody, headers)).toMatchObject({ event: { kind: 'paid' } });
  expect(await real.provider.verifyWebhook(rawBody, headers)).toEqual({ ok: true, event: null });
  await Promise.all([sandboxed.close(), real.close()]);
});
