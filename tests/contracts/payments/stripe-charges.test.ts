import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { ProviderFailed, ProviderRefused } from '../../../src/server/ports/payment-provider.ts';
import { tryStripe } from './providers/stripe-tried.ts';

let stripe: Awaited<ReturnType<typeof tryStripe>>;
beforeAll(async () => {
  stripe = await tryStripe();
});
afterAll(() => stripe.close());

const charging = () => stripe.provider.methods!.charging!;
const toMake = (method: string, customer = 'cus_1') => ({
  token: `${customer}/${method}`,
  orderNumber: 'P-1',
  amount: money(123_45, 'PLN'),
  description: 'Order P-1 at Promin',
  locale: 'pl' as const,
  webhookUrl: 'http://shop.example/api/payment-webhooks/stripe',
});
const eventOf = (key: string, kind: string, transaction: string | null) => ({
  id: `asked:${kind}:${key}`,
  paymentId: key,
  kind,
  amountMinor: 123_45,
  currency: 'PLN',
  transaction,
});
const known = (paymentId: string, reference: string) => ({
  paymentId,
  reference,
  amount: money(123_45, 'PLN'),
  transaction: null,
});

test('a saved method is charged without its owner, once for each key, and is found again', async () => {
  const key = randomUUID();
  const before = stripe.chargesCount();
  const made = await charging().charge(toMake('pm_1'), key);
  const reference = made.reference ?? '';
  expect(made.event).toEqual(eventOf(key, 'paid', reference));
  expect(await charging().charge(toMake('pm_1'), key)).toEqual(made);
  expect(stripe.chargesCount()).toBe(before + 1);
  const call = stripe.calls.findLast(({ path }) => path === '/v1/payment_intents');
  expect(call?.headers['idempotency-key']).toBe(`charge-${key}`);
  expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
    amount: '12345',
    currency: 'pln',
    customer: 'cus_1',
    payment_method: 'pm_1',
    off_session: 'true',
    confirm: 'true',
    'metadata[payment]': key,
  });
  expect(await charging().find('cus_1/pm_1', key)).toEqual(made);
  expect(await charging().find('cus_1/pm_1', randomUUID())).toBeNull();
  expect(await stripe.provider.fetchStatus(known(key, reference))).toEqual(made.event);
});

test.each(['pm_declined', 'pm_asks'])('%s is a refusal, also when it is asked for again', async (method) => {
  const key = randomUUID();
  const refused = { reference: null, event: eventOf(key, 'failed', null) };
  expect(await charging().charge(toMake(method, 'cus_2'), key)).toEqual(refused);
  expect(await charging().charge(toMake(method, 'cus_2'), key)).toEqual(refused);
  expect((await charging().find(`cus_2/${method}`, key))?.event).toEqual(refused.event);
});

test('what takes its time is told of by a webhook', async () => {
  const key = randomUUID();
  const { reference, event } = await charging().charge(toMake('pm_slow'), key);
  expect(event.kind).toBe('processing');
  for (const [status, kind] of [
    ['requires_payment_method', 'failed'],
    ['succeeded', 'paid'],
  ] as const) {
    const { rawBody, headers } = stripe.decide(reference ?? '', status);
    expect(await stripe.provider.verifyWebhook(rawBody, headers)).toMatchObject({
      ok: true,
      event: { paymentId: key, kind },
    });
  }
});

test('an intent of a page, which tells of itself by its session, is no news', async () => {
  const key = randomUUID();
  const { reference } = await charging().charge(toMake('pm_1'), key);
  const { rawBody } = stripe.decide(reference ?? '', 'succeeded');
  const event = JSON.parse(rawBody) as { data: { object: { metadata: Record<string, string> } } };
  delete event.data.object.metadata['charge'];
  const { rawBody: body, headers } = stripe.sign(event);
  expect(await stripe.provider.verifyWebhook(body, headers)).toEqual({ ok: true, event: null });
});

test('a provider that is down has said nothing', async () => {
  const own = await tryStripe();
  own.breakDown();
  const { charge, find } = own.provider.methods!.charging!;
  for (const asked of [charge(toMake('pm_1'), randomUUID()), find('cus_1/pm_1', randomUUID())]) {
    const failure: unknown = await asked.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderFailed);
    expect(failure).not.toBeInstanceOf(ProviderRefused);
  }
  await own.close();
});
