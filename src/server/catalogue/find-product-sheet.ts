import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PrintedDocument } from '../documents/document.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { productSheet } from './product-sheet.ts';

type FindProduct = (id: number, locale: Locale) => Promise<ProductDetail | null>;

/** The specification sheet of a product; null for one that is not there or of which no figures are known. */
export const findProductSheet =
  (findProduct: FindProduct, draw: (document: PrintedDocument) => DrawnDocument) =>
  async (id: number, locale: Locale): Promise<DrawnDocument | null> => {
    const product = await findProduct(id, locale);
    if (product === null || product.specifications.length === 0) return null;
    return draw(productSheet(product, locale));
  };
