import { expect, test } from 'vitest';
import { orderKeys } from '../orders/order-key.ts';
import { guestOrders } from './signed-cookies.ts';

const MINE = '4b4f1f6e-0000-4000-8000-000000000001';
const OTHER = '4b4f1f6e-0000-4000-8000-000000000002';
const keys = orderKeys('a secret of the shop, of enough length');
const { orderIn, cookieOf } = guestOrders(keys, { isSecure: true });
const asking = (cookie: string) => orderIn(new Headers({ cookie }));

test('a browser shows the order that it was given, and no other', () => {
  const [cookie = ''] = cookieOf(MINE).split(';');
  expect(asking(cookie)).toBe(MINE);
  expect(asking(`a=1; ${cookie}; b=2`)).toBe(MINE);
  expect(asking(cookie.replace(MINE, OTHER))).toBeNull();
  expect(asking(`x${cookie}`)).toBeNull();
  expect(asking(cookie.slice(0, -3))).toBeNull();
  expect(asking('')).toBeNull();
});

test('its cookie is for the shop’s server alone, and ends with the browser’s session', () => {
  expect(cookieOf(MINE)).toMatch(/^guestOrder=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(guestOrders(keys, { isSecure: false }).cookieOf(MINE)).not.toContain('Secure');
});
