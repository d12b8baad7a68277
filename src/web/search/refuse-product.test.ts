import { expect, test } from 'vitest';
import { refuseProduct } from './refuse-product.ts';

const product = {
  id: 7,
  name: 'A',
  picture: '',
  price: null,
  original: null,
  isRental: false,
  isInStock: true,
  mark: null,
};

test('a product without an id is refused, and any without a connection', () => {
  expect(refuseProduct(product, true)).toBeNull();
  expect(refuseProduct(product, false)).toBe('search.navigationError');
  expect(refuseProduct({ ...product, id: null }, true)).toBe('search.productMissing');
});
