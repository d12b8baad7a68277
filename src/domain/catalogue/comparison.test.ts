import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSpecs } from './comparison.ts';
import { SPECIFICATIONS, type SpecificationKey } from './specifications.ts';

const keys = Object.keys(SPECIFICATIONS) as SpecificationKey[];
const product = fc.uniqueArray(
  fc.record({ key: fc.constantFrom(...keys.slice(0, 12)), value: fc.integer({ min: 1, max: 3 }) }),
  { selector: ({ key }) => key, maxLength: 12 },
);

test('every spec of every product stands in its row and column, and no other', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 4 }), (products) => {
      const rows = compareSpecs(products);
      products.forEach((entries, column) => {
        const shown = rows.flatMap(({ key, values }) => {
          const value = values[column];
          return value === null || value === undefined ? [] : [{ key, value }];
        });
        expect(new Map(shown.map(({ key, value }) => [key, value]))).toEqual(
          new Map(entries.map(({ key, value }) => [key, value])),
        );
      });
      const order = rows.map(({ key }) => keys.indexOf(key));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(rows.filter(({ values }) => values.every((value) => value === null))).toEqual([]);
    }),
  );
});

test('a row is marked where two products state unlike values, and a product compared with itself never is', () => {
  fc.assert(
    fc.property(product, product, (one, other) => {
      expect(compareSpecs([one, one]).some(({ differs }) => differs)).toBe(false);
      for (const { values, differs } of compareSpecs([one, other])) {
        expect(differs).toBe(values[0] !== values[1] && !values.includes(null));
      }
    }),
  );
});

test('what some products do not state makes no difference between those that do', () => {
  const of = (value: number) => [{ key: 'powerW', value }] as const;
  expect(compareSpecs([of(435), [], of(435)])[0]?.differs).toBe(false);
  expect(compareSpecs([of(435), [], of(450)])[0]?.differs).toBe(true);
});
