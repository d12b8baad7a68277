import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentEvent, PaymentEventKind } from '../../../domain/payments/payment-event.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { ProviderFailed, ProviderRefused, type PaymentProvider } from '../../ports/payment-provider.ts';

const API_URL = 'https://www.liqpay.ua';
const TIMEOUT_MS = 10_000;
const VERSION = 3;
/** The language of LiqPay's page. */
const LANGUAGES = { uk: 'uk', pl: 'en', en: 'en' } as const;

const PAID = 'success';
const PAID_WITHOUT_MONEY = 'sandbox';
/** Money that went back, whoever wanted it: LiqPay tells of a bank's chargeback in no other way. */
const REVERSED = 'reversed';
const FAILED: ReadonlySet<string> = new Set(['failure', 'error']);
/** The bank, or LiqPay itself, has yet to say; what is still asked of the customer is no news. */
const PROCESSING: ReadonlySet<string> = new Set([
  'processing',
  'wait_accept',
  'wait_secure',
  'wait_compensation',
  'wait_reserve',
]);

const reportSchema = v.object({
  order_id: v.string(),
  status: v.string(),
  amount: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)),
  currency: v.string(),
  payment_id: v.optional(v.union([v.string(), v.number()])),
  /** What went back in all. */
  refund_amount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e12))),
});
type Report = v.InferOutput<typeof reportSchema>;

const toMinor = (major: number) => Math.round(major * 100);
const returnedIn = ({ status, amount, refund_amount: returned }: Report): number =>
  toMinor(returned ?? (status === REVERSED ? amount : 0));

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `YYYY-MM-DD HH:mm:ss` in UTC, as LiqPay reads times. */
const printed = (instant: string) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** LiqPay's Checkout (version 3): `data` is base64 of JSON, signed by SHA-1 between the private key. */
export function liqpay(options: {
  publicKey: string;
  privateKey: string;
  /** Whether payments of LiqPay's sandbox, which move no money, count as paid. */
  sandbox: boolean;
  apiUrl?: string;
}): PaymentProvider {
  const { publicKey, privateKey, sandbox, apiUrl = API_URL } = options;
  const sign = (data: string) =>
    createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');
  const pack = (fields: Readonly<Record<string, string | number>>) => {
    const data = Buffer.from(JSON.stringify({ version: VERSION, public_key: publicKey, ...fields })).toString(
      'base64',
    );
    return new URLSearchParams({ data, signature: sign(data) });
  };
  const kindOf = (status: string): PaymentEventKind | null => {
    if (status === REVERSED) return 'refunded';
    if (status === PAID || (sandbox && status === PAID_WITHOUT_MONEY)) return 'paid';
    if (FAILED.has(status)) return 'failed';
    return PROCESSING.has(status) ? 'processing' : null;
  };
  const eventOf = (report: Report): PaymentEvent | null => {
    const kind = kindOf(report.status);
    if (kind === null) return null;
    const transaction = report.payment_id === undefined ? null : String(report.payment_id);
    const returned = report.refund_amount === undefined ? '' : `:${report.refund_amount}`;
    return {
      // LiqPay names no events: what it says of a payment is one for each of its states.
      id: `${report.order_id}:${report.status}:${transaction ?? ''}${returned}`,
      paymentId: report.order_id,
      kind,
      amountMinor: kind === 'refunded' ? returnedIn(report) : toMinor(report.amount),
      currency: report.currency,
      transaction,
    };
  };
  const request = async (fields: Readonly<Record<string, string | number>>): Promise<unknown> => {
    try {
      const response = await fetch(new URL('/api/request', apiUrl), {
        method: 'POST',
        body: pack(fields),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new ProviderFailed(`LiqPay: status ${response.status}`);
      return await response.json();
    } catch (error) {
      if (error instanceof ProviderFailed) throw error;
      throw new ProviderFailed(`LiqPay: ${error instanceof Error ? error.name : 'no answer'}`);
    }
  };

  return {
    name: 'liqpay',
    methods: null, // a card is saved along with a payment or a blocked sum alone (decision 0051)
    async create(order, idempotencyKey) {
      const { amount, description, expiresAt } = order;
      const query = pack({
        action: 'pay',
        order_id: idempotencyKey,
        amount: toMajor(amount),
        currency: amount.currency,
        description,
        language: LANGUAGES[order.locale],
        expired_date: printed(expiresAt),
        result_url: order.returnUrl,
        server_url: order.webhookUrl,
        ...(sandbox ? { sandbox: 1 } : {}),
      });
      // Nothing is asked of LiqPay yet: the address itself is the request.
      return { reference: idempotencyKey, url: new URL(`/api/3/checkout?${query}`, apiUrl).href, expiresAt };
    },
    async verifyWebhook(rawBody) {
      const form = new URLSearchParams(rawBody);
      const data = form.get('data') ?? '';
      if (!isSame(form.get('signature') ?? '', sign(data))) return { ok: false, reason: 'bad-signature' };
      const text = Buffer.from(data, 'base64').toString();
      const report = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
      return { ok: true, event: report.success ? eventOf(report.output) : null };
    },
    async fetchStatus({ reference }) {
      const report = v.safeParse(reportSchema, await request({ action: 'status', order_id: reference }));
      return report.success ? eventOf(report.output) : null;
    },
    async refund({ reference }, { amount, returnedBefore }) {
      // LiqPay knows no keys: that a part went back before is told by how much has gone back in all.
      const returned = async () => {
        const report = v.safeParse(reportSchema, await request({ action: 'status', order_id: reference }));
        if (!report.success) throw new ProviderFailed('LiqPay: the payment cannot be read');
        return returnedIn(report.output);
      };
      const wanted = returnedBefore.minor + amount.minor;
      if ((await returned()) >= wanted) return;
      const answer = v.safeParse(
        v.object({ result: v.optional(v.string()), status: v.optional(v.string()) }),
        await request({ action: 'refund', order_id: reference, amount: toMajor(amount) }),
      );
      if (answer.success && (answer.output.result === 'ok' || answer.output.status === REVERSED)) return;
      if ((await returned()) < wanted) throw new ProviderRefused('LiqPay: the refund was refused');
    },
  };
}
