import type { Product } from '../../domain/catalogue/product.ts';

export interface ProductPage {
  readonly products: readonly Product[];
  /** How many products the condition has in all. */
  readonly total: number;
  /** That this is the built-in list, which stands in for a catalogue that cannot be read (R13), in the page's language. */
  readonly notice?: string;
}
