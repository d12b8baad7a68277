import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  ORDER_KINDS,
  ORDER_RANGES,
  ORDER_SEARCH_MAX,
  ORDER_STATES,
  ORDER_VIEWS,
  ordersAddress,
  otherOrders,
  readOrdersQuery,
  soughtParts,
  STATUSES_IN,
} from './orders-query.ts';
import { PURCHASE_TRANSITIONS } from './order-status.ts';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));
const ALL = { kind: 'all', status: 'all', range: 'all', search: '', view: 'list', from: null, until: null };

describe('the address of a customer’s orders', () => {
  test('says all where it says nothing, or what nobody knows', () => {
    expect(read('')).toEqual(ALL);
    expect(read('kind=all&status=all&range=all&q=&view=list')).toEqual(ALL);
    expect(read('kind=toString&status=DELIVERED&range=7days&q=%20%00%20&view=map&page=3')).toEqual(ALL);
    expect(ordersAddress(read(''))).toBe('');
    expect(isNarrowed(read('view=timeline&until=x'))).toBe(false);
  });

  test('says each choice', () => {
    const query = 'kind=leases&status=active&range=6months&q=deye+12&view=timeline&from=a&until=b';
    expect(ordersAddress(read(query))).toBe(`?${query}`);
    expect(isNarrowed(read('range=year'))).toBe(true);
  });

  test('is read as it was written, whatever it is', () => {
    const value = fc.oneof(
      fc.constantFrom(...ORDER_KINDS, ...ORDER_STATES, ...ORDER_RANGES, ...ORDER_VIEWS, 'all', ''),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    const names = fc.constantFrom('kind', 'status', 'range', 'q', 'view', 'from', 'until', 'x');
    fc.assert(
      fc.property(fc.dictionary(names, value), (fields) => {
        const query = readOrdersQuery(new URLSearchParams(fields));
        expect(query.search.length).toBeLessThanOrEqual(ORDER_SEARCH_MAX);
        const again = read(ordersAddress(query));
        expect(ordersAddress(again)).toBe(ordersAddress(query));
        expect({ ...again, from: null, until: null }).toEqual({ ...query, from: null, until: null });
        expect(ordersAddress(otherOrders(query, {}))).not.toMatch(/from=|until=/);
      }),
    );
  });

  test('has all statuses of a purchase in one state each', () => {
    const all = Object.values(STATUSES_IN).flat();
    expect(all.toSorted()).toEqual(Object.keys(PURCHASE_TRANSITIONS).toSorted());
  });
});

describe('what is looked for', () => {
  test.each([
    ['Deye SUN-12K', ['deye', 'sun', '12', 'k']],
    ['450вт', ['450', 'вт']],
    ['moduł fotowoltaiczny', ['modul', 'fotowoltaiczny']],
    ['кріплення п’ять', ['кріплення', 'п_ять']],
    ['% _ \\', []],
    ['', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('in %j are %j', (typed, parts) => {
    expect(soughtParts(typed)).toEqual(parts);
  });

  test('has no sign of LIKE but the one for an apostrophe, and never grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        for (const part of soughtParts(typed)) expect(part).toMatch(/^[\p{L}\p{M}_]+$|^\p{N}+$/u);
      }),
    );
  });
});
