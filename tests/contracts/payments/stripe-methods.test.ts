import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderFailed, type MethodToSave } from '../../../src/server/ports/payment-provider.ts';
import { tryLiqpay } from './providers/liqpay-tried.ts';
import { tryStripe } from './providers/stripe-tried.ts';

const wanted: MethodToSave = {
  locale: 'pl',
  email: 'olena@example.com',
  currency: 'PLN',
  expiresAt: '2099-01-01T10:00:00.000Z',
  returnUrl: 'http://shop.example/pl/profile/payment-methods?page=1',
  cancelUrl: 'http://shop.example/pl/profile/payment-methods',
  webhookUrl: 'http://shop.example/api/payment-webhooks/stripe',
};
let stripe: Awaited<ReturnType<typeof tryStripe>>;
beforeAll(async () => {
  stripe = await tryStripe();
});
afterAll(() => stripe.close());

const vault = () => stripe.provider.methods!;
/** A page on which a method was saved, and how it stands. */
async function saved(method: { id: string } & Record<string, unknown>) {
  const key = randomUUID();
  const { reference } = await vault().open(wanted, key);
  const { rawBody, headers } = stripe.save(reference, method);
  expect(await stripe.provider.verifyWebhook(rawBody, headers)).toEqual({
    ok: true,
    event: null,
    methodPage: key,
  });
  return { reference, state: await vault().stateOf(reference) };
}
const card = (change: Readonly<Record<string, unknown>> = {}) => ({
  brand: 'visa',
  last4: '4242',
  exp_month: 4,
  exp_year: 2030,
  fingerprint: 'F1',
  wallet: null,
  ...change,
});

test('a page for saving moves no money, is the same for the same key, and makes a customer of its own', async () => {
  const page = await vault().open(wanted, 'key-1');
  expect(await vault().open(wanted, 'key-1')).toEqual(page);
  const [call] = stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions');
  expect(call?.headers['idempotency-key']).toBe('save-key-1');
  const sent = Object.fromEntries(call?.form ?? []);
  expect(sent).toMatchObject({
    mode: 'setup',
    client_reference_id: 'key-1',
    customer_creation: 'always',
    customer_email: 'olena@example.com',
    currency: 'pln',
    success_url: wanted.returnUrl,
    cancel_url: wanted.cancelUrl,
  });
  expect(Object.keys(sent).some((name) => name.startsWith('line_items'))).toBe(false);
  expect(await vault().stateOf(page.reference)).toEqual({ state: 'open' });
});

test('of a card its brand, four digits and expiry are known, and a token of customer and method', async () => {
  const { reference, state } = await saved({ id: 'pm_1', type: 'card', card: card() });
  expect(state).toEqual({
    state: 'saved',
    method: { kind: 'card', brand: 'Visa', last4: '4242', account: null, expiryMonth: 4, expiryYear: 2030 },
    token: `cus_${reference}/pm_1`,
    fingerprint: 'F1',
  });
});

test.each([
  [
    { type: 'card', card: card({ wallet: { type: 'apple_pay' } }) },
    { kind: 'wallet', brand: 'Apple Pay', last4: '4242' },
  ],
  [
    { type: 'card', card: card({ brand: 'some_new' }) },
    { kind: 'card', brand: '' },
  ],
  [
    { type: 'paypal', paypal: { payer_email: 'olena@example.com', payer_id: 'P' } },
    { kind: 'wallet', brand: 'PayPal', account: 'o•••@example.com', last4: null, expiryMonth: null },
  ],
  [
    { type: 'link', link: { email: 'olena@example.com' } },
    { kind: 'wallet', brand: 'Link', account: 'o•••@example.com' },
  ],
  [
    { type: 'sepa_debit', sepa_debit: { last4: '3000', fingerprint: 'S' } },
    { kind: 'bank', last4: '3000' },
  ],
])('%o is shown as %o', async (method, face) => {
  const { state } = await saved({ id: `pm_${randomUUID()}`, ...method });
  expect(state).toMatchObject({ state: 'saved', method: face });
});

test('a method is forgotten with its customer, however often that is asked', async () => {
  const own = await tryStripe();
  const { reference } = await own.provider.methods!.open(wanted, 'key-2');
  own.save(reference, { id: 'pm_2', type: 'card', card: card() });
  const state = await own.provider.methods!.stateOf(reference);
  const token = state.state === 'saved' ? state.token : '';
  expect(own.knows('pm_2')).toBe(true);
  await own.provider.methods!.forget(token);
  expect(own.knows('pm_2')).toBe(false);
  await own.provider.methods!.forget(token);
  own.breakDown?.();
  await expect(own.provider.methods!.forget(token)).rejects.toThrow(ProviderFailed);
  await own.close();
});

test('LiqPay saves nothing', async () => {
  const { provider, close } = await tryLiqpay();
  expect(provider.methods).toBeNull();
  await close();
});
