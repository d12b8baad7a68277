import type { CardProduct, Product } from './product.ts';

/** A product without what no card shows: a page carries all of its cards twice, as HTML and as data. */
export function cardProduct(product: Product): CardProduct {
  const { articleNumber: _article, summary: _summary, categoryId: _category, ...card } = product;
  return card;
}
