import type { CardProduct } from './product.ts';

/** What a card needs of a product, without the rest of it: a page carries all of its cards twice, as HTML and as data. */
export const cardProduct = ({
  id,
  name,
  brand,
  kind,
  picture,
  stock,
  badge,
  prices,
  lookOnly,
}: CardProduct): CardProduct => ({
  id,
  name,
  brand,
  kind,
  picture,
  stock,
  badge,
  prices,
  ...(lookOnly !== undefined && { lookOnly }),
});
