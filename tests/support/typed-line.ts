import type { TypedLine } from '../../src/domain/backoffice/telephone-order.ts';

/** A line of an order by telephone that buys a product, as staff type it. */
export const typedLine = (product: string, quantity = '1'): TypedLine => ({
  product,
  quantity,
  duration: '',
  count: '',
  start: '',
  options: [],
});
