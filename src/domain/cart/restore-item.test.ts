import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_LINES } from './cart-item.ts';
import { removeItem } from './cart.ts';
import { restoreItem } from './restore-item.ts';
import { cartItems, purchase } from './sample-items.test-support.ts';

const cart = fc.uniqueArray(cartItems, {
  selector: ({ uniqueKey }) => uniqueKey,
  minLength: 1,
  maxLength: 8,
});

it('takes back the removal of any line', () => {
  fc.assert(
    fc.property(cart, fc.nat(), (items, seed) => {
      const index = seed % items.length;
      const line = items[index] ?? purchase();
      expect(restoreItem(removeItem(items, line.uniqueKey), line, index)).toEqual(items);
    }),
  );
});

it('changes nothing if the line came back by itself, or if the cart is full by now', () => {
  fc.assert(
    fc.property(cart, (items) => {
      for (const line of items) expect(restoreItem(items, { ...line, quantity: 7 }, 0)).toEqual(items);
    }),
  );
  const full = Array.from({ length: MAX_LINES }, (_, index) => purchase({ id: index + 1 }));
  expect(restoreItem(full, purchase({ id: 500 }), 0)).toEqual(full);
});
