import {
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A technical figure of a product as a shopper reads it. */
export interface Figure {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** A product's technical figures, printed by the loader: their many words stay on the server. */
export const figuresOf = (
  { specifications }: Pick<ProductDetail, 'specifications'>,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): readonly Figure[] =>
  specifications.map((entry) => ({
    key: entry.key,
    term: specificationLabel(entry.key, lookUp),
    value: printSpecification(entry, { locale, lookUp }),
  }));
