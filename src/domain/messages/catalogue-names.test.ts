import { expect, test } from 'vitest';
import { isCatalogueName } from './catalogue-names.ts';

test.each([
  ['category.solar-panels.name', true],
  ['category.solar-panels.description', true],
  ['tag.off-grid', true],
  ['category.solar-panels', false],
  ['menuGroup.solar', false],
  ['tag.off-grid.hint', false],
])('%s: %s', (key, is) => {
  expect(isCatalogueName(key)).toBe(is);
});
