import { describe, expect, test } from 'vitest';
import { afterOrder } from './after-order.ts';

const PAGE = 'https://bank.example/pay/1';
const now = { kind: 'now', id: '1', url: PAGE, path: '/payment/o' } as const;
const sentTo = (path: string) => ({
  request: new Request(`https://shop.example${path}`, { method: 'POST' }),
  orderId: 'o',
  region: 'pl',
});
const answer = (payment: Parameters<typeof afterOrder>[0], path: string) => {
  const { status, headers } = afterOrder(payment, sentTo(path));
  return [status, headers.get('location')];
};

describe('an order that was just placed leads on', () => {
  test('by script to the page on which a card is charged', () => {
    expect(answer(now, '/pl/checkout.data')).toEqual([303, PAGE]);
    expect(answer(now, '/pl/quote/q.data?key=k')).toEqual([303, PAGE]);
  });

  test('without script to the shop’s page of the payment: browsers follow no form to another site', () => {
    expect(answer(now, '/pl/checkout')).toEqual([303, '/pl/payment/o']);
    expect(answer(now, '/pl/quote/q?key=k')).toEqual([303, '/pl/payment/o']);
  });

  test.each(['/pl/checkout', '/pl/checkout.data'])('of %s to the shop’s own pages otherwise', (path) => {
    expect(answer({ kind: 'later', path: '/payment/o' }, path)).toEqual([303, '/pl/payment/o']);
    expect(answer({ kind: 'none' }, path)).toEqual([303, '/pl/checkout/success?orderId=o']);
  });

  test('with the key of a guest’s order', () => {
    const { headers } = afterOrder(now, { ...sentTo('/pl/checkout'), keyCookie: 'guestOrder=k' });
    expect(headers.get('set-cookie')).toBe('guestOrder=k');
  });
});
