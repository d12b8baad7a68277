import { describe, expect, it } from 'vitest';
import { isCartItem } from './is-cart-item.ts';
import { purchase, rental } from './sample-items.test-support.ts';
import { setRental } from './set-rental.ts';

describe('renting a machine for a number of days', () => {
  const nineDays = rental({
    id: 3,
    rentalDuration: 'day',
    rentalCount: 9,
    rentalStartDate: null,
    quantity: 2,
  });

  it('puts it into the cart with its days and its pieces', () => {
    expect(setRental([purchase({ id: 7 })], nineDays)).toEqual([purchase({ id: 7 }), nineDays]);
  });

  it('changes the term of a machine that is in the cart, and neither its pieces nor its place nor its first day', () => {
    const oneDay = rental({
      id: 3,
      rentalDuration: 'day',
      rentalCount: 1,
      quantity: 4,
      rentalStartDate: '2026-12-01',
    });
    const changed = setRental([oneDay, purchase({ id: 7 })], nineDays);
    expect(changed).toMatchObject([
      { id: 3, rentalDuration: 'day', rentalCount: 9, quantity: 4, rentalStartDate: '2026-12-01' },
      { id: 7 },
    ]);
    expect(changed.every(isCartItem)).toBe(true);
  });

  it('changes weeks to days', () => {
    const weeks = rental({ id: 3 });
    expect(setRental([weeks], nineDays)).toEqual([{ ...nineDays, quantity: weeks.quantity }]);
  });

  it('keeps a second line of the machine, and lines of this term as they are', () => {
    const month = rental({ id: 3, rentalDuration: 'month', rentalCount: 1 });
    expect(setRental([rental({ id: 3 }), month], nineDays)).toEqual([{ ...nineDays, quantity: 1 }, month]);
    expect(setRental([month, nineDays], nineDays)).toEqual([month, nineDays]);
  });

  it('leaves a purchase of the same product alone', () => {
    expect(setRental([purchase({ id: 3 })], nineDays)).toEqual([purchase({ id: 3 }), nineDays]);
  });
});
