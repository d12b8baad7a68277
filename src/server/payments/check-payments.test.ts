import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openCardShop } from '../../../tests/support/card-shop.ts';
import { ProviderFailed, type PaymentProvider } from '../ports/payment-provider.ts';
import { checkPayments, waitForCheck } from './check-payments.ts';
import { payments } from './tables.ts';

const card = await openCardShop();

/** An order with two pages that have expired, each of which may have been paid on. */
async function orderWithTwoPages(): Promise<string> {
  const { orderId, paymentId } = await card.waiting();
  const [row] = await card.paymentsOf(orderId);
  if (!row) throw new Error('No payment was written');
  await card.database
    .insert(payments)
    .values({ ...row, id: randomUUID(), reference: `second-${paymentId}`, status: 'EXPIRED' });
  return orderId;
}

/** A bank that is asked by `fetchStatus` alone. */
const bankOf = (fetchStatus: PaymentProvider['fetchStatus']): PaymentProvider => ({
  name: 'test-bank',
  methods: null,
  fetchStatus,
  create: () => Promise.reject(new ProviderFailed('not asked here')),
  verifyWebhook: () => Promise.reject(new ProviderFailed('not asked here')),
  refund: () => Promise.reject(new ProviderFailed('not asked here')),
});

test('the bank is asked about all pages of an order at once', async () => {
  const orderId = await orderWithTwoPages();
  const waiting: (() => void)[] = [];
  // No page is answered before the other one was asked about.
  const bank = bankOf(
    () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(null));
        if (waiting.length === 2) waiting.forEach((answer) => answer());
      }),
  );
  const settle = () => Promise.resolve('none' as const);
  await checkPayments(card.database, { providers: { UAH: bank, PLN: bank }, settle })(orderId);
  expect(waiting).toHaveLength(2);
});

test('what one page answers is settled though another fails', async () => {
  const orderId = await orderWithTwoPages();
  const settled: (string | null)[] = [];
  const bank = bankOf(({ reference, paymentId, amount }) => {
    if (reference.startsWith('second-')) return Promise.reject(new ProviderFailed('gone'));
    const { minor: amountMinor, currency } = amount;
    return Promise.resolve({ id: 'e', kind: 'paid', paymentId, amountMinor, currency, transaction: 't' });
  });
  const settle = (_: string, { paymentId }: { paymentId: string | null }) => {
    settled.push(paymentId);
    return Promise.resolve('none' as const);
  };
  const checked = checkPayments(card.database, { providers: { UAH: bank, PLN: bank }, settle })(orderId);
  await expect(checked).rejects.toThrow(ProviderFailed);
  expect(settled).toHaveLength(1);
});

test('a page does not wait for a bank that never answers', async () => {
  await waitForCheck(new Promise(() => {}), 1);
  await expect(waitForCheck(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
});
