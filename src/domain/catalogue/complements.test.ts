import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { complementsOf } from './complements.ts';

const kindOf = new Map<number, string>(CATEGORIES.map(({ id, kind }) => [id, kind]));
const slugOf = new Map<number, string>(CATEGORIES.map(({ id, slug }) => [id, slug]));

test.each(CATEGORIES)('$slug is complemented by others that are sold or rented as it is', ({ id, kind }) => {
  const complements = complementsOf(id);
  expect(complements.length).toBeGreaterThanOrEqual(2);
  expect(new Set(complements).size).toBe(complements.length);
  expect(complements).not.toContain(id);
  expect(complements.map((other) => kindOf.get(other))).toEqual(complements.map(() => kind));
});

test('a panel needs mounting, an inverter and cable', () => {
  expect(complementsOf(1).map((id) => slugOf.get(id))).toEqual(
    expect.arrayContaining(['mounting-systems', 'inverters', 'cables-wires']),
  );
});

test('a category that the shop has added is complemented by nothing', () => {
  expect(complementsOf(9999)).toEqual([]);
});
