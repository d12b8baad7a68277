import { createHash } from 'node:crypto';
import { liqpay } from '../../../../src/server/adapters/payment-provider/liqpay.ts';
import { openProviderServer } from '../../../support/provider-server.ts';
import type { SentWebhook, TriedProvider } from './tried-provider.ts';

const PUBLIC_KEY = 'i00000000001';
const PRIVATE_KEY = 'a private key of tests';

const sign = (data: string) =>
  createHash('sha1')
    .update(PRIVATE_KEY + data + PRIVATE_KEY)
    .digest('base64');
const unpack = (data: string): Record<string, unknown> => JSON.parse(Buffer.from(data, 'base64').toString());

/** LiqPay's API as far as the shop uses it; a payment begins when its page is opened. */
export async function tryLiqpay({ sandbox = false } = {}): Promise<
  TriedProvider & {
    readonly opened: (url: string) => Record<string, unknown>;
    /** A webhook about a payment. */
    readonly report: (reference: string, of: Readonly<Record<string, unknown>>) => SentWebhook;
  }
> {
  const payments = new Map<string, Record<string, unknown>>();
  let refunds = 0;
  let isDown = false;
  const server = await openProviderServer(({ path, form }) => {
    if (isDown) return null;
    const data = form.get('data') ?? '';
    if (path !== '/api/request' || form.get('signature') !== sign(data)) {
      return { status: 200, body: { result: 'error', err_code: 'invalid_signature' } };
    }
    const { action, order_id: orderId, amount } = unpack(data);
    const payment = payments.get(String(orderId));
    if (!payment)
      return { status: 200, body: { result: 'error', status: 'error', err_code: 'payment_not_found' } };
    if (action !== 'refund') return { status: 200, body: { result: 'ok', ...payment } };
    const returned = Number(payment.refund_amount ?? 0) + Number(amount);
    if (returned > Number(payment.amount)) return { status: 200, body: { result: 'error', status: 'error' } };
    refunds++;
    payment.refund_amount = returned;
    if (returned === payment.amount) payment.status = 'reversed';
    return { status: 200, body: { result: 'ok', status: payment.status } };
  });
  const provider = liqpay({ publicKey: PUBLIC_KEY, privateKey: PRIVATE_KEY, sandbox, apiUrl: server.url });
  const opened = (url: string) => {
    const query = new URL(url).searchParams;
    const data = query.get('data') ?? '';
    if (query.get('signature') !== sign(data)) throw new Error('The address is not signed');
    return unpack(data);
  };
  const report = (reference: string, of: Readonly<Record<string, unknown>>) => {
    const payment = { order_id: reference, amount: 100.5, currency: 'UAH', payment_id: 4711, ...of };
    payments.set(reference, payment);
    const data = Buffer.from(JSON.stringify({ version: 3, action: 'pay', ...payment })).toString('base64');
    return { rawBody: String(new URLSearchParams({ data, signature: sign(data) })), headers: new Headers() };
  };
  const tell = (reference: string, status: string) => report(reference, { status });
  return {
    provider,
    opened,
    report,
    pay: async (reference) => tell(reference, sandbox ? 'sandbox' : 'success'),
    refuse: async (reference) => tell(reference, 'failure'),
    refundsCount: async () => refunds,
    breakDown: () => void (isDown = true),
    close: server.close,
  };
}
