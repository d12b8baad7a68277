import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_QUANTITY, type CartItem } from './cart-item.ts';
import { cartTotals } from './line-price.ts';
import { addItem, clear, decrease, increase, removeItem, setQuantity } from './cart.ts';
import { parseCart } from './parse-cart.ts';
import { cartItems, purchase, rental } from './sample-items.test-support.ts';

const keys = (items: readonly CartItem[]) => items.map(({ uniqueKey }) => uniqueKey);
const quantities = (items: readonly CartItem[]) => items.map(({ quantity }) => quantity);

describe('a cart', () => {
  const change = fc.oneof(
    cartItems.map((item) => (cart: CartItem[]) => addItem(cart, item)),
    fc.tuple(cartItems, fc.constantFrom(increase, decrease, removeItem)).map(
      ([{ uniqueKey }, act]) =>
        (cart: CartItem[]) =>
          act(cart, uniqueKey),
    ),
    fc.tuple(cartItems, fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.double())).map(
      ([{ uniqueKey }, quantity]) =>
        (cart: CartItem[]) =>
          setQuantity(cart, uniqueKey, quantity),
    ),
  );

  it('stays one that storage gives back, with one line per key, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const cart = changes.reduce<CartItem[]>((items, act) => act(items), []);
        expect(new Set(keys(cart)).size).toBe(cart.length);
        expect(parseCart({ version: 1, items: cart })).toEqual(cart);
      }),
    );
  });

  it('keeps the pieces that are added', () => {
    fc.assert(
      fc.property(fc.array(cartItems, { maxLength: 20 }), (added) => {
        const cart = added.reduce<CartItem[]>(addItem, []);
        fc.pre(cart.every(({ quantity }) => quantity < MAX_QUANTITY));
        expect(cartTotals(cart, 'UAH').totalQuantity).toBe(cartTotals(added, 'UAH').totalQuantity);
      }),
    );
  });
});

describe('adding', () => {
  it('merges by key and renews what is remembered', () => {
    const cart = [purchase({ id: 1, quantity: 2 }), purchase({ id: 2 })];
    const merged = addItem(cart, purchase({ id: 1, quantity: 3, name: 'Renamed' }));
    expect(keys(merged)).toEqual(['1', '2']);
    expect(merged[0]).toMatchObject({ quantity: 5, name: 'Renamed' });
  });

  it('keeps purchase and rentals of one product apart', () => {
    const cart = [purchase({ id: 1 }), rental({ id: 1 }), rental({ id: 1, rentalStartDate: '2026-12-01' })];
    expect(cart.reduce<CartItem[]>(addItem, [])).toEqual(cart);
  });

  it('stops at the limits', () => {
    const many = purchase({ id: 1, quantity: 998 });
    expect(quantities(addItem([many], purchase({ id: 1, quantity: 5 })))).toEqual([MAX_QUANTITY]);
    const full = Array.from({ length: MAX_LINES }, (_, index) => purchase({ id: index + 1 }));
    expect(addItem(full, purchase({ id: 1000 }))).toEqual(full);
    expect([MAX_QUANTITY, MAX_LINES]).toEqual([999, 100]);
  });
});

describe('changing a quantity', () => {
  const cart = [purchase({ id: 1, quantity: 1 }), rental({ id: 2, quantity: 4 })];

  it('acts on the line with the key alone', () => {
    expect(quantities(increase(cart, '2-rent-week-2'))).toEqual([1, 5]);
    expect(quantities(decrease(cart, '2-rent-week-2'))).toEqual([1, 3]);
    expect(quantities(setQuantity(cart, '1', 7))).toEqual([7, 4]);
    expect(increase(cart, 'other')).toEqual(cart);
    expect(decrease(cart, 'other')).toEqual(cart);
  });

  it('removes the line at 0 or less', () => {
    expect(keys(decrease(cart, '1'))).toEqual(['2-rent-week-2']);
    expect(keys(setQuantity(cart, '1', 0))).toEqual(['2-rent-week-2']);
    expect(keys(setQuantity(cart, '1', -3))).toEqual(['2-rent-week-2']);
    expect(keys(removeItem(cart, '2-rent-week-2'))).toEqual(['1']);
    expect(clear()).toEqual([]);
  });

  it.each([NaN, 1.5, Infinity])('ignores %d', (quantity) => {
    expect(setQuantity(cart, '1', quantity)).toEqual(cart);
  });
});
