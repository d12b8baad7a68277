import { expect, it } from 'vitest';
import { pageTitle } from './page-head.ts';

it('is the page’s own before the name of the shop, otherwise the name alone', () => {
  expect(pageTitle('Інвертори')).toBe('Інвертори — Promin');
  expect([pageTitle(), pageTitle(''), pageTitle(' ')]).toEqual(['Promin', 'Promin', 'Promin']);
});
