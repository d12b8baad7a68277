import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';
import { FOREIGN_ORDER_MESSAGE, mayRead } from './ownership.ts';

const OLENAS = { id: '1', userId: 'olena' };
const GUESTS = { id: '2', userId: null };

it('shows an order to its owner alone, whatever keys somebody holds', () => {
  expect(mayRead(OLENAS, 'olena')).toEqual({ ok: true });
  for (const key of [[], ['1'], ['2', '1']]) {
    expect(mayRead(OLENAS, 'marek', key)).toEqual({ ok: false, reason: 'not-owner' });
    expect(mayRead(OLENAS, null, key)).toEqual({ ok: false, reason: 'not-signed-in' });
  }
});

it('shows a guest’s order to who holds its key, signed in or not, and to nobody else', () => {
  expect(mayRead(GUESTS, null, ['2', '1'])).toEqual({ ok: true });
  expect(mayRead(GUESTS, 'olena', ['1', '2'])).toEqual({ ok: true });
  expect(mayRead(GUESTS, null, ['1'])).toEqual({ ok: false, reason: 'not-signed-in' });
  expect(mayRead(GUESTS, null)).toEqual({ ok: false, reason: 'not-signed-in' });
  expect(mayRead(GUESTS, 'olena')).toEqual({ ok: false, reason: 'not-owner' });
});

it('refuses in the specified words', () => {
  expect(FOREIGN_ORDER_MESSAGE).toBe('Unauthorized: This order does not belong to the current user');
});

it('numbers orders', () => {
  expect(orderNumber(1042)).toBe('ORD-1042');
});
