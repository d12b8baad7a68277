import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHOSEN_MAX, chosenOrders, staffOrdersAddress, readStaffOrdersQuery } from './staff-orders-query.ts';

const read = (query: string) => readStaffOrdersQuery(new URLSearchParams(query));

test('what the back office does not know does not matter', () => {
  expect(read('waits=all&status=ACTIVE&payment=&method=cash&q=%20%20&x=1')).toEqual(read(''));
  expect(read('currency=EUR&delivery=drone&from=2026-02-31&to=yesterday')).toEqual(read(''));
  expect(
    read(
      'waits=owed&status=PENDING&payment=PAID&method=pod&by=telephone&currency=PLN&delivery=express&from=2026-11-01&to=2026-11-30&q= ORD-1 &customer=abc',
    ),
  ).toEqual({
    queue: 'owed',
    status: 'PENDING',
    payment: 'PAID',
    method: 'pod',
    channel: 'telephone',
    currency: 'PLN',
    delivery: 'express',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    customer: 'abc',
    search: 'ORD-1',
    after: null,
  });
});

test('an address says what it was made from', () => {
  const names = fc.constantFrom(
    'waits',
    'status',
    'payment',
    'method',
    'by',
    'currency',
    'delivery',
    'from',
    'to',
    'customer',
    'q',
  );
  const values = fc.oneof(
    fc.constantFrom('any', 'confirm', 'SHIPPED', 'UNPAID', 'card', 'shop', 'UAH', 'standard', '2026-11-30'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(names, values), (fields) => {
      const query = readStaffOrdersQuery(new URLSearchParams(fields));
      expect(read(staffOrdersAddress(query, null))).toEqual(query);
      expect(read(staffOrdersAddress(query, 'an-order')).after).toBe('an-order');
    }),
  );
});

test('chosen orders are named once each, and no more than a step takes', () => {
  const id = (number: number) => `4b4f1f6e-0000-4000-8000-${String(number).padStart(12, '0')}`;
  expect(chosenOrders([id(1), id(1), 'x', null, id(2)])).toEqual([id(1), id(2)]);
  const many = Array.from({ length: CHOSEN_MAX + 5 }, (_, number) => id(number));
  expect(chosenOrders(many)).toEqual(many.slice(0, CHOSEN_MAX));
});
