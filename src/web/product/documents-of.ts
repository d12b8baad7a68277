import type { Translate } from '../../content/translator.ts';
import type { Product } from '../../domain/catalogue/product.ts';

/** Something to read of a product; the path is without region. */
export interface ProductDocument {
  readonly to: string;
  readonly text: string;
}

/** How a product is installed, and on which terms it is sold or rented; printed by the loader. */
export const documentsOf = (
  { kind }: Pick<Product, 'kind'>,
  translate: Translate,
): readonly ProductDocument[] => [
  { to: '/manuals', text: translate('product.document.manuals') },
  kind === 'rental'
    ? { to: '/lease-info', text: translate('product.document.rental') }
    : { to: '/delivery-warranty-returns', text: translate('product.document.warranty') },
];
