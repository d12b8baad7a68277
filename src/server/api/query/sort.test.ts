import { describe, expect, test } from 'vitest';
import { readSort } from './sort.ts';

function read(input: string | string[]) {
  const faults: string[] = [];
  const keys = readSort(input, (_, message) => faults.push(message));
  return faults.length > 0 ? faults : keys.map(({ field, direction }) => `${field} ${direction}`);
}

describe('sort', () => {
  test('reads keys with and without direction, by comma and in a list', () => {
    expect(read('price:asc')).toEqual(['price asc']);
    expect(read('general_information.name:desc,id')).toEqual(['name desc', 'id asc']);
    expect(read(['pricing_and_inventory.stock:desc', 'brand'])).toEqual(['stock desc', 'brand asc']);
  });

  test.each(['colour:asc', 'price:up', 'price:asc:desc', '', 'price,', 'constructor'])(
    'refuses %j',
    (input) => {
      expect(read(input)).toEqual([expect.stringContaining('Cannot be sorted by')]);
    },
  );

  test('refuses more than five keys', () => {
    expect(read('id,id,id,id,id')).toHaveLength(5);
    expect(read('id,id,id,id,id,id')).toEqual(['At most 5 keys']);
  });
});
