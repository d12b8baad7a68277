import * as v from 'valibot';
import { expect, test } from 'vitest';
import { REGIONAL_SHIPPING_RULES } from '../../../src/domain/checkout/shipping-rules.ts';
import { readAs } from '../../support/answer.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { openTestShop } from '../../support/test-shop.ts';

const orderIdOf = v.object({ orderId: v.string() });

test('an operator who switches regional fees on charges what every page says', async () => {
  const { api, shop, signedIn, close } = await openTestShop({ SHIPPING_UAH: 'regional' });
  try {
    expect(shop.rules.shipping).toBe(REGIONAL_SHIPPING_RULES); // what pages are computed from
    const { userId, headers } = await signedIn();
    const feeTo = async (city: string) => {
      const { shippingInfo, ...rest } = checkoutBody([{ id: 1801, quantity: 1 }]);
      const body = JSON.stringify({ ...rest, shippingInfo: { ...shippingInfo, city } });
      const answer = await api('/create-checkout-session', { method: 'POST', headers, body });
      const { orderId } = await readAs(orderIdOf, answer);
      const found = await shop.orders.findOrder(orderId, userId);
      return found.ok ? found.order.shippingMinor : found.reason;
    };
    expect([await feeTo('Київ'), await feeTo('Бровари')]).toEqual([150_00, 200_00]);
  } finally {
    await close();
  }
});
