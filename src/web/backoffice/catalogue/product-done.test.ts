import { expect, test } from 'vitest';
import { productDone } from './product-done.ts';

test('what was saved is said by what shoppers see of it', () => {
  expect(productDone('saved', { isPublished: true })).toBe('saved');
  expect(productDone('saved', { isPublished: false })).toBe('saved-draft');
  expect(productDone('saved', { isPublished: false, publishFrom: '2026-12-01T08:00:00Z' })).toBe(
    'saved-scheduled',
  );
  expect(productDone('stock', { isPublished: false })).toBe('stock');
  expect(productDone('anything', { isPublished: true })).toBeNull();
  expect(productDone(null, { isPublished: true })).toBeNull();
});
