import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';
import { FOREIGN_ORDER_MESSAGE, mayRead } from './ownership.ts';

it('shows an order to its owner alone', () => {
  expect(mayRead({ userId: 'a' }, 'a')).toEqual({ ok: true });
  expect(mayRead({ userId: 'a' }, 'b')).toEqual({ ok: false, reason: 'not-owner' });
  expect(mayRead({ userId: 'a' }, null)).toEqual({ ok: false, reason: 'not-signed-in' });
  expect(mayRead({ userId: null }, 'b')).toEqual({ ok: false, reason: 'not-owner' });
  expect(mayRead({ userId: null }, null)).toEqual({ ok: false, reason: 'not-signed-in' });
});

it('refuses in the specified words', () => {
  expect(FOREIGN_ORDER_MESSAGE).toBe('Unauthorized: This order does not belong to the current user');
});

it('numbers orders', () => {
  expect(orderNumber(1042)).toBe('ORD-1042');
});
