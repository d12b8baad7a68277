import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { complementsOf } from './complements.ts';

const kindOf = new Map<number, string>(CATEGORIES.map(({ id, kind }) => [id, kind]));
const slugOf = new Map<number, string>(CATEGORIES.map(({ id, slug }) => [id, slug]));

test.each(CATEGORIES)('$slug is complemented by others, goods by nothing that is rented', ({ id, kind }) => {
  const complements = complementsOf(id);
  expect(complements.length).toBeGreaterThanOrEqual(2);
  expect(new Set(complements).size).toBe(complements.length);
  expect(complements).not.toContain(id);
  const kinds = complements.map((other) => kindOf.get(other));
  expect(kind === 'purchase' && kinds.includes('rental')).toBe(false);
});

test('a panel needs mounting, an inverter and cable', () => {
  expect(complementsOf(1).map((id) => slugOf.get(id))).toEqual(
    expect.arrayContaining(['mounting-systems', 'inverters', 'cables-wires']),
  );
});

test('a generator needs a transfer switch and cable, and no tower or lift', () => {
  for (const slug of ['generators', 'industrial-generators']) {
    const { id = 0 } = CATEGORIES.find((category) => category.slug === slug) ?? {};
    expect(complementsOf(id).map((other) => slugOf.get(other))).toEqual([
      'automatic-switches',
      'cables-wires',
      'electrical-components',
    ]);
  }
});

test('a category that the shop has added is complemented by nothing', () => {
  expect(complementsOf(9999)).toEqual([]);
});
