import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_RENTAL_COUNT } from './cart-item.ts';
import { removeItem } from './cart.ts';
import { removeOption, restoreItem, setRental, setRentalCount, subtractLines } from './change-cart.ts';
import { isCartItem } from './parse-cart.ts';
import { cartItems, chosenOption, purchase, rental } from './sample-items.test-support.ts';

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

describe('an option of a rental', () => {
  const both = rental({
    id: 3,
    rentalOptions: ['cable-25m', 'waiver'],
    options: [chosenOption('cable-25m'), chosenOption('waiver')],
  });

  it('is taken out, and the line keeps its place under another key', () => {
    const [, changed] = removeOption([purchase({ id: 7 }), both], both.uniqueKey, 'waiver');
    expect(changed).toEqual(
      rental({ id: 3, rentalOptions: ['cable-25m'], options: [chosenOption('cable-25m')] }),
    );
    expect(removeOption(changed ? [changed] : [], changed?.uniqueKey ?? '', 'cable-25m')).toEqual([
      rental({ id: 3 }),
    ]);
  });

  it('joins the line that is rented without it already', () => {
    const one = rental({ id: 3, rentalOptions: ['waiver'], options: [chosenOption('waiver')], quantity: 2 });
    const cart = removeOption([one, rental({ id: 3, quantity: 3 })], one.uniqueKey, 'waiver');
    expect(cart).toEqual([rental({ id: 3, quantity: 5 })]);
  });

  it('that a line has not changes nothing', () => {
    expect(removeOption([rental()], rental().uniqueKey, 'waiver')).toEqual([rental()]);
    expect(removeOption([both], 'another', 'waiver')).toEqual([both]);
  });
});

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

describe('a removed line', () => {
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
});

it('what was ordered leaves the cart, and what was added since stays', () => {
  const cart = [purchase({ id: 1, quantity: 5 }), purchase({ id: 2 }), rental({ id: 1, quantity: 2 })];
  const ordered = [
    { uniqueKey: '1', quantity: 2 },
    { uniqueKey: '1-rent-week-2', quantity: 2 },
    { uniqueKey: '3', quantity: 1 },
  ];
  const left = subtractLines(cart, ordered);
  expect(left.map(({ uniqueKey, quantity }) => [uniqueKey, quantity])).toEqual([
    ['1', 3],
    ['2', 1],
  ]);
});
