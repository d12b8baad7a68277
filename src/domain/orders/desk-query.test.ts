import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deskAddress, readDeskQuery } from './desk-query.ts';

const read = (query: string) => readDeskQuery(new URLSearchParams(query));

test('what the desk does not know does not matter', () => {
  expect(read('waits=all&status=ACTIVE&payment=&method=cash&q=%20%20&x=1')).toEqual(read(''));
  expect(read('waits=owed&status=PENDING&payment=PAID&method=pod&q= ORD-1 ')).toEqual({
    queue: 'owed',
    status: 'PENDING',
    payment: 'PAID',
    method: 'pod',
    search: 'ORD-1',
    after: null,
  });
});

test('an address says what it was made from', () => {
  const names = fc.constantFrom('waits', 'status', 'payment', 'method', 'q');
  const values = fc.oneof(fc.constantFrom('any', 'confirm', 'SHIPPED', 'UNPAID', 'card'), fc.string());
  fc.assert(
    fc.property(fc.dictionary(names, values), (fields) => {
      const query = readDeskQuery(new URLSearchParams(fields));
      expect(read(deskAddress(query, null))).toEqual(query);
      expect(read(deskAddress(query, 'an-order')).after).toBe('an-order');
    }),
  );
});
