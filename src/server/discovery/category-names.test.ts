import { expect, test } from 'vitest';
import { categoryNames } from './category-names.ts';

test('a category is named from the outermost around it', () => {
  const names = categoryNames([
    { id: 1, parentId: null, name: 'Panels' },
    { id: 2, parentId: 1, name: 'Folding' },
  ]);
  expect(names.get(2)).toEqual(['Panels', 'Folding']);
  expect(names.get(1)).toEqual(['Panels']);
});

test('a circle of parents, or one that is gone, ends', () => {
  const names = categoryNames([
    { id: 1, parentId: 2, name: 'A' },
    { id: 2, parentId: 1, name: 'B' },
    { id: 3, parentId: 77, name: 'C' },
  ]);
  expect(names.get(1)?.length).toBeLessThan(5);
  expect(names.get(3)).toEqual(['C']);
});
