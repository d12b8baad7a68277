import { describe, expect, it } from 'vitest';
import { MAX_RENTAL_COUNT } from './cart-item.ts';
import { isCartItem } from './is-cart-item.ts';
import { purchase, rental } from './sample-items.test-support.ts';
import { setRentalCount } from './set-rental-count.ts';

describe('for how long a machine is rented', () => {
  it('is changed in place, under a key of its own', () => {
    const [first, line, last] = [purchase({ id: 7 }), rental({ id: 3 }), purchase({ id: 9 })];
    const changed = setRentalCount([first, line, last], line.uniqueKey, 5);
    expect(changed.map(({ id, rentalCount }) => [id, rentalCount])).toEqual([
      [7, null],
      [3, 5],
      [9, null],
    ]);
    expect(changed.every(isCartItem)).toBe(true);
  });

  it('joins the line that has these terms already', () => {
    const two = rental({ rentalCount: 2, quantity: 3 });
    const five = rental({ rentalCount: 5, quantity: 4 });
    expect(setRentalCount([two, five], two.uniqueKey, 5)).toEqual([{ ...five, quantity: 7 }]);
  });

  it.each([0, -1, 1.5, Number.NaN, MAX_RENTAL_COUNT.week + 1])('ignores %d', (count) => {
    const items = [rental()];
    expect(setRentalCount(items, items[0]?.uniqueKey ?? '', count)).toEqual(items);
  });

  it('leaves purchases and unknown keys as they are', () => {
    const items = [purchase(), rental()];
    expect(setRentalCount(items, '1', 2)).toEqual(items);
    expect(setRentalCount(items, 'none', 2)).toEqual(items);
  });
});
