import Stripe from 'stripe';
import { stripeCheckout } from '../../../../src/server/adapters/payment-provider/stripe.ts';
import { openProviderServer, type ProviderCall } from '../../../support/provider-server.ts';
import type { TriedProvider } from './tried-provider.ts';

const SECRET_KEY = 'sk_test_shop';
const WEBHOOK_SECRET = 'whsec_shop';

type Intent = Record<string, unknown> & { id: string; status: string };
type Session = Record<string, unknown> & { id: string };

/** Stripe's API as far as the shop uses it: sessions and refunds, idempotent by their keys. */
export async function tryStripe() {
  const calls: ProviderCall[] = [];
  const byKey = new Map<string, unknown>();
  const sessions = new Map<string, Session>();
  const refunds: unknown[] = [];
  const intents: Intent[] = [];
  const customers = new Set<string>();
  const attached = new Map<string, { id: string; customer: string | null } & Record<string, unknown>>();
  let isDown = false;

  const create = (form: URLSearchParams): Session => {
    const id = `cs_test_${sessions.size + 1}`;
    const session = {
      id,
      object: 'checkout.session',
      mode: form.get('mode'),
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      expires_at: Number(form.get('expires_at')),
      payment_intent: null,
    };
    sessions.set(id, session);
    return session;
  };
  /** A charge as Stripe makes it: `pm_declined` is refused, `pm_asks` wants its owner, `pm_slow` takes its time. */
  const intentOf = (form: URLSearchParams) => {
    const method = form.get('payment_method') ?? '';
    const refused = { pm_declined: 'card_declined', pm_asks: 'authentication_required' }[method];
    const intent: Intent = {
      id: `pi_${intents.length + 1}`,
      object: 'payment_intent',
      status: refused ? 'requires_payment_method' : method === 'pm_slow' ? 'processing' : 'succeeded',
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      customer: form.get('customer'),
      metadata: { payment: form.get('metadata[payment]'), charge: form.get('metadata[charge]') },
    };
    intents.push(intent);
    const error = { type: 'card_error', code: refused, payment_intent: intent };
    return refused ? { status: 402, body: { error } } : { status: 200, body: intent };
  };
  const answered = new Map<string, { status: number; body: unknown }>();
  const once = (key: string, make: () => unknown) => {
    if (!byKey.has(key)) byKey.set(key, make());
    return { status: 200, body: byKey.get(key) };
  };
  const server = await openProviderServer((call) => {
    if (isDown) return null;
    calls.push(call);
    if (call.headers.authorization !== `Bearer ${SECRET_KEY}`) return { status: 401, body: { error: {} } };
    const key = String(call.headers['idempotency-key']);
    if (call.method === 'POST' && call.path === '/v1/checkout/sessions')
      return once(key, () => create(call.form));
    if (call.method === 'POST' && call.path === '/v1/refunds') {
      return once(key, () => ({
        id: `re_${refunds.push(call.form.get('payment_intent'))}`,
        object: 'refund',
        amount: Number(call.form.get('amount')),
      }));
    }
    if (call.method === 'POST' && call.path === '/v1/payment_intents') {
      const made = answered.get(key) ?? intentOf(call.form);
      answered.set(key, made);
      return made;
    }
    const [kind, id = '', verb] = call.path.split('?', 1)[0]!.split('/').slice(2);
    const missing = {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    };
    if (kind === 'payment_intents') {
      const customer = new URL(call.path, 'http://stripe').searchParams.get('customer');
      const data = intents.filter((each) => each['customer'] === customer);
      const one = intents.find((each) => each.id === id);
      if (id === '') return { status: 200, body: { object: 'list', data, has_more: false } };
      return one ? { status: 200, body: one } : missing;
    }
    if (kind === 'customers')
      return customers.delete(id) ? { status: 200, body: { id, deleted: true } } : missing;
    if (kind === 'payment_methods') {
      const method = attached.get(id);
      if (!method) return missing;
      if (verb === 'detach') {
        if (method.customer === null)
          return { status: 400, body: { error: { type: 'invalid_request_error' } } };
        method.customer = null;
      }
      return { status: 200, body: method };
    }
    const found = sessions.get(call.path.split('?', 1)[0]?.split('/').at(-1) ?? '');
    return found
      ? { status: 200, body: found }
      : { status: 404, body: { error: { type: 'invalid_request_error' } } };
  });
  const signed = (event: object) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return { rawBody: payload, headers: new Headers({ 'stripe-signature': signature }) };
  };
  const tell = (reference: string, type: string, change: Record<string, unknown>) => {
    const session = sessions.get(reference);
    if (!session) throw new Error('No such session');
    Object.assign(session, change);
    return signed({ id: `evt_${type}_${reference}`, object: 'event', type, data: { object: session } });
  };
  const tried = {
    provider: stripeCheckout({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: server.url }),
    pay: async (reference: string) =>
      tell(reference, 'checkout.session.completed', {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${reference}`,
      }),
    refuse: async (reference: string) =>
      tell(reference, 'checkout.session.async_payment_failed', { status: 'complete' }),
    /** Saves a method on a page in the mode `setup`, and answers what is told. */
    save: (reference: string, method: { id: string } & Record<string, unknown>) => {
      const customer = `cus_${reference}`;
      customers.add(customer);
      attached.set(method.id, { ...method, customer });
      return tell(reference, 'checkout.session.completed', {
        status: 'complete',
        payment_status: 'no_payment_required',
        customer,
        setup_intent: { id: `seti_${reference}`, status: 'succeeded', payment_method: method },
      });
    },
    sign: signed,
    chargesCount: () => intents.length,
    /** Decides a charge that took its time, or tells of one again. */
    decide: (reference: string, status: 'succeeded' | 'requires_payment_method') => {
      const intent = intents.find(({ id }) => id === reference);
      if (!intent) throw new Error('No such charge');
      intent.status = status;
      const type = `payment_intent.${status === 'succeeded' ? status : 'payment_failed'}`;
      return signed({ id: `evt_${type}_${reference}`, object: 'event', type, data: { object: intent } });
    },
    /** Whether Stripe has anything left of whom it saved a method for. */
    knows: (method: string) => customers.size > 0 || attached.get(method)?.customer !== null,
    refundsCount: async () => refunds.length,
    breakDown: () => void (isDown = true),
    close: server.close,
  } satisfies TriedProvider & Record<string, unknown>;
  return { ...tried, calls: calls as readonly ProviderCall[] };
}
