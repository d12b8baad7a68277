import { expect, test } from 'vitest';
import { cardProduct, type Product } from './product.ts';

const none = { day: null, week: null, month: null };
const product: Product = {
  id: 101,
  articleNumber: 'LR5',
  name: 'LONGi LR5, 435 W',
  summary: 'A panel',
  brand: 'LONGi',
  kind: 'purchase',
  categoryId: 1,
  picture: 'panel',
  stock: 3,
  badge: 'new',
  prices: { UAH: { sale: 395_000, ...none }, PLN: { sale: 34_500, ...none } },
};

test('a card has what it shows and sells, and nothing that only the product’s own page says', () => {
  const { articleNumber: _article, summary: _summary, categoryId: _category, ...shown } = product;
  expect(cardProduct(product)).toEqual(shown);
});

test('why a product can only be looked at stays with it', () => {
  const displayOnly = { mark: 'Price on request', why: 'Sold by a partner' };
  expect(cardProduct({ ...product, displayOnly }).displayOnly).toEqual(displayOnly);
  expect(cardProduct(product)).not.toHaveProperty('displayOnly');
});
