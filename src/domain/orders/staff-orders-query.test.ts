import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staffOrdersAddress, readStaffOrdersQuery } from './staff-orders-query.ts';

const read = (query: string) => readStaffOrdersQuery(new URLSearchParams(query));

test('what the back office does not know does not matter', () => {
  expect(read('waits=all&status=ACTIVE&payment=&method=cash&q=%20%20&x=1')).toEqual(read(''));
  expect(
    read('waits=owed&status=PENDING&payment=PAID&method=pod&by=telephone&q= ORD-1 &customer=abc'),
  ).toEqual({
    queue: 'owed',
    status: 'PENDING',
    payment: 'PAID',
    method: 'pod',
    channel: 'telephone',
    customer: 'abc',
    search: 'ORD-1',
    after: null,
  });
});

test('an address says what it was made from', () => {
  const names = fc.constantFrom('waits', 'status', 'payment', 'method', 'by', 'customer', 'q');
  const values = fc.oneof(
    fc.constantFrom('any', 'confirm', 'SHIPPED', 'UNPAID', 'card', 'shop'),
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
