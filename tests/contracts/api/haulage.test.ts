import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import type { Market } from '../../../src/domain/locale/market.ts';
import { sessionSchema } from '../../../src/server/api/checkout-session.ts';
import { readAs } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { rentalStart } from '../../support/rental-start.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, shop, signedIn, close } = await openTestShop({
  HAULAGE_UAH: '1000/3000,5000/12000.50',
  HAULAGE_PLN: 'quoted',
  DEPOT_POSTCODE_UA: '79000',
});
afterAll(close);

const machine = (id: number, quantity = 1, market: Market = 'UA') => ({
  id,
  quantity,
  isRental: true,
  rentalDuration: 'week',
  rentalCount: 1,
  rentalStartDate: rentalStart(5, market),
});
const LVIV = { postalCode: '79008', city: 'Львів' };

/** What the delivery of an order cost, of it for machines, and its total. */
async function ordered(items: readonly unknown[], to: object = LVIV, rest: object = {}) {
  const { userId, headers } = await signedIn();
  const { shippingInfo, ...body } = checkoutBody(items, { ...rest });
  const answer = await api('/create-checkout-session', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, shippingInfo: { ...shippingInfo, ...to } }),
  });
  expect(answer.status).toBe(201);
  const { orderId } = await readAs(sessionSchema, answer);
  const shown = v.object({
    data: v.object({ shippingCost: v.nullable(v.number()), haulageCost: v.number(), total: v.number() }),
  });
  const { data } = await readAs(shown, await api(`/orders/${orderId}`, { headers }));
  const found = await shop.orders.findOrder(orderId, userId);
  if (!found.ok) throw new Error(found.reason);
  return { ...data, order: found.order };
}

test('machines are brought and collected for what the operator set, from where they stand', async () => {
  const { order, shippingCost, haulageCost, total } = await ordered([machine(2101), machine(2003)]);
  expect([shippingCost, haulageCost]).toEqual([5000, 5000]);
  expect(order.haulageMinor).toBe(5000_00);
  expect(Math.round(total * 100)).toBe(order.subtotalMinor + order.taxMinor + order.depositMinor + 5000_00);
  expect(order.paymentDueOn).not.toBeNull();
  expect(order.events[0]?.reason).toBe('placed');
});

test('to a neighbouring region for more, and to the sample’s own not at all', async () => {
  expect((await ordered([machine(2101)], { postalCode: '46000', city: 'Тернопіль' })).shippingCost).toBe(
    12_000.5,
  );
  expect((await ordered([machine(2101)], { postalCode: '07400', city: 'Бровари' })).shippingCost).toBeNull();
});

test('and a currency whose transport is quoted has no fee anywhere', async () => {
  const warsaw = { phone: '+48512345678', city: 'Warszawa', postalCode: '00-001', country: 'PL' };
  expect((await ordered([machine(2101)], warsaw, { currency: 'PLN' })).shippingCost).toBeNull();
});
