import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, money } from '../money/money.ts';
import { cartTotals, lineOptions, linePrice, unitPrice, unitTerm } from './line-price.ts';
import { cartItems, purchase, rental } from './sample-items.test-support.ts';

it('adds up: two carts together come to the sum of both', () => {
  const cart = fc.array(cartItems, { maxLength: 8 });
  fc.assert(
    fc.property(cart, cart, fc.constantFrom('UAH' as const, 'PLN' as const), (a, b, currency) => {
      const [both, first, second] = [[...a, ...b], a, b].map((items) => cartTotals(items, currency));
      expect(both?.totalPrice).toEqual(first && second && add(first.totalPrice, second.totalPrice));
      expect(both?.totalQuantity).toBe((first?.totalQuantity ?? NaN) + (second?.totalQuantity ?? NaN));
    }),
  );
});

it('prices purchases by the piece', () => {
  expect(linePrice(purchase({ quantity: 3 }), 'UAH')).toEqual(money(300_00, 'UAH'));
  expect(linePrice(purchase({ quantity: 3 }), 'PLN')).toEqual(money(30_00, 'PLN'));
});

it('prices rentals by the cheapest cover of their days', () => {
  expect(unitPrice(rental(), 'UAH')).toEqual(money(600_00, 'UAH'));
  expect(unitPrice(rental({ rentalDuration: 'day', rentalCount: 8 }), 'UAH')).toEqual(money(450_00, 'UAH'));
  expect(linePrice(rental({ rentalDuration: 'day', rentalCount: 8, quantity: 2 }), 'PLN')).toEqual(
    money(90_00, 'PLN'),
  );
});

it('is for the days of a rental, of a long one for those of its first bill', () => {
  expect(unitTerm(purchase())).toBeNull();
  const termOf = (rentalDuration: 'day' | 'week' | 'month', rentalCount: number) =>
    unitTerm(rental({ rentalDuration, rentalCount }));
  expect(termOf('day', 5)).toEqual({ duration: 'day', count: 5 });
  expect(termOf('week', 2)).toEqual({ duration: 'week', count: 2 });
  expect(termOf('day', 60)).toEqual({ duration: 'day', count: 60 });
  expect(termOf('month', 3)).toEqual({ duration: 'day', count: 30 });
});

it('is nothing for an empty cart', () => {
  expect(cartTotals([], 'PLN')).toEqual({ totalPrice: money(0, 'PLN'), totalQuantity: 0 });
});

it('prices a rental with its options, each by the cover of its own days', () => {
  const operator = { day: 100_00, week: 500_00, month: 2000_00 };
  const line = rental({
    rentalDuration: 'day',
    rentalCount: 8,
    quantity: 2,
    rentalOptions: ['operator'],
    options: [{ code: 'operator', name: 'Operator', tiers: { UAH: operator, PLN: operator } }],
  });
  expect(lineOptions(line, 'UAH')).toEqual([{ code: 'operator', name: 'Operator', unitMinor: 600_00 }]);
  expect(unitPrice(line, 'UAH')).toEqual(money(450_00 + 600_00, 'UAH'));
  expect(linePrice(line, 'UAH')).toEqual(money(2100_00, 'UAH'));
});
