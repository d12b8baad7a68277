import type { ReactNode } from 'react';
import type { CardProduct } from '../../domain/catalogue/product.ts';

/** What a card takes from rooms that the catalogue does not know. Made once: the server keeps cards by it. */
export interface CardSlots {
  /** Buys or rents the product; `group` is a name that nothing else on the page has. */
  readonly action: (product: CardProduct, group: string) => ReactNode;
  /** Small round buttons on its picture, one under the other. */
  readonly corner?: (product: CardProduct) => ReactNode;
}
