import { manualsFor } from '../../content/pages/category-manuals.ts';
import { documentPath } from '../../content/pages/published-documents.ts';
import type { Translate } from '../../content/translator.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Something to read of a product: a file of its own address, or a page whose path is without region. */
export interface ProductDocument {
  readonly to: string;
  readonly text: string;
  readonly isFile: boolean;
}

/** Where a product's specification sheet is. */
export const sheetPath = (id: number, locale: Locale): string => `/documents/products/${id}-${locale}.pdf`;

/**
 * What there is to keep of a product: its specification sheet if it has figures, how its kind is installed, and on which
 * terms it is sold or rented; printed by the loader.
 */
export function documentsOf(
  product: Pick<ProductDetail, 'id' | 'kind' | 'categoryId' | 'specifications'>,
  { locale, translate: t }: { locale: Locale; translate: Translate },
): readonly ProductDocument[] {
  const { id, kind, specifications } = product;
  const sheet = { to: sheetPath(id, locale), text: t('product.document.sheet'), isFile: true };
  const manuals = manualsFor(product).map((name) => ({
    to: documentPath(name, locale),
    text: t(`product.document.${name}`),
    isFile: true,
  }));
  const terms =
    kind === 'rental'
      ? { to: '/lease-info', text: t('product.document.rental'), isFile: false }
      : { to: '/delivery-warranty-returns', text: t('product.document.warranty'), isFile: false };
  return [
    ...(specifications.length > 0 ? [sheet] : []),
    ...manuals,
    ...(manuals.length > 0 ? [] : [{ to: '/manuals', text: t('product.document.manuals'), isFile: false }]),
    terms,
  ];
}
