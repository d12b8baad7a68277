import { expect, test } from 'vitest';
import { firstPayment, type PaymentPageProblem } from './payment-page.ts';

const problem = (reason: PaymentPageProblem) => ({ ok: false, reason }) as const;

test('a card is paid on the provider’s page, or on the shop’s own while the provider does not answer', () => {
  const page = { ok: true, id: 'cs_1', url: 'https://bank.example/cs_1' } as const;
  expect(firstPayment('o', page)).toEqual({ kind: 'now', id: page.id, url: page.url, path: '/payment/o' });
  expect(firstPayment('o', problem('provider-unavailable'))).toEqual({ kind: 'later', path: '/payment/o' });
  expect(firstPayment('o', problem('payment-time-over'))).toEqual({ kind: 'later', path: '/payment/o' });
});

test('what is not paid by card, or not yet, leads to no page', () => {
  expect(firstPayment('o', null)).toEqual({ kind: 'none' });
  expect(firstPayment('o', problem('not-payable'))).toEqual({ kind: 'none' });
  expect(firstPayment('o', problem('order-not-found'))).toEqual({ kind: 'none' });
});
