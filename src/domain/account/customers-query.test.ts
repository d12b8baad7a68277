import { expect, it } from 'vitest';
import { customersAddress, customerWanted, readCustomersQuery } from './customers-query.ts';

it.each([
  ['Олена  Коваль', { parts: ['олена', 'коваль'], order: null }],
  ['KOVAL@Example.com', { parts: ['koval@example.com'], order: null }],
  // A telephone as anybody writes it.
  ['+380 (67) 123-45-67', { parts: ['380671234567'], order: null }],
  ['067 123 45 67', { parts: ['0671234567'], order: null }],
  ['ORD-10021', { parts: ['ord-10021'], order: 'ORD-10021' }],
  // Too short for a telephone, and long enough for an order.
  ['1002', { parts: [], order: '1002' }],
  ['10021', { parts: ['10021'], order: '10021' }],
])('reads “%s”', (typed, wanted) => {
  expect(customerWanted(typed)).toEqual(wanted);
});

it('looks for nothing where nothing was typed', () => {
  expect(customerWanted('')).toBe(null);
  expect(customerWanted('   ')).toBe(null);
});

it('keeps what is looked for within bounds', () => {
  const wanted = customerWanted(Array.from({ length: 50 }, () => 'x'.repeat(90)).join(' '));
  expect(wanted?.parts).toHaveLength(6);
  expect(wanted?.parts[0]).toHaveLength(40);
});

it('reads the address that it writes', () => {
  const query = readCustomersQuery(new URLSearchParams('q=%20Kowalski%20&after=abc'));
  expect(query).toEqual({ search: 'Kowalski', after: 'abc' });
  expect(customersAddress(query)).toBe('?q=Kowalski');
  expect(customersAddress(query, 'def')).toBe('?q=Kowalski&after=def');
  expect(customersAddress({ search: '', after: null })).toBe('');
});
