import { expect, test } from 'vitest';
import { cartOf } from '../../support/cart-api.ts';
import { openTestShop } from '../../support/test-shop.ts';

const DEVICES = 12;

/**
 * Each device puts a product of its own into the cart, and begins again when it is told that the cart changed. Then four
 * visitors' carts of one piece are merged, each by three tabs at once.
 */
async function raceOfDevices() {
  const { api, signedIn, close } = await openTestShop();
  const customer = await signedIn();
  const wanted = Array.from({ length: DEVICES }, (_, device) => ({ id: 101 + device, quantity: 1 }));
  const statuses = new Set<number>();
  const put = async (own: (typeof wanted)[number]) => {
    const cart = cartOf(api, customer);
    for (;;) {
      const { etag, lines } = await cart.get();
      const kept = lines.map(({ id, quantity }) => ({ id, quantity }));
      const { status } = await cart.put(etag, [...kept, own]);
      statuses.add(status);
      if (status !== 412) return;
    }
  };
  await Promise.all(wanted.map(put));
  const left = await cartOf(api, customer).get();
  const merged = await Promise.all(
    wanted.map((_, device) =>
      cartOf(api, customer).merge(`device-${device % 4}-token`, [{ id: 101, quantity: 1 }]),
    ),
  );
  const after = await cartOf(api, customer).get();
  await close();
  return {
    statuses,
    lines: left.lines.length,
    merged: merged.filter(({ changes }) => changes.length > 0).length,
    pieces: after.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const nothingLost = { statuses: new Set([204, 412]), lines: DEVICES, merged: 4, pieces: DEVICES + 4 };

test('twelve devices that write at once lose no line', async () => {
  expect(await raceOfDevices()).toEqual(nothingLost);
});
