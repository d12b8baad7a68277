import type { Translate } from '../../content/translator.ts';
import type { Product } from '../../domain/catalogue/product.ts';

/** What “together” means: what orders tell is said to be often, what the shop advises is not. */
export function togetherTitle(
  basis: 'orders' | 'complements',
  { kind }: Pick<Product, 'kind'>,
  translate: Translate,
): string {
  if (basis === 'complements') return translate('product.together.needed');
  return translate(kind === 'rental' ? 'product.together.rented' : 'product.together.bought');
}
