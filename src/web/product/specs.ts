import {
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { groupSpecs, groupTitle } from '../../domain/catalogue/specification-groups.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** A technical figure of a product as a shopper reads it. */
interface Figure {
  readonly key: string;
  readonly term: string;
  readonly value: string;
}

/** A part of the specification table. */
export interface SpecGroup {
  readonly group: string;
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** A product's technical figures by parts, printed by the loader: their many words stay on the server. */
export const specsOf = (
  { categoryId, specifications }: Pick<ProductDetail, 'categoryId' | 'specifications'>,
  { locale, lookUp }: { locale: Locale; lookUp: LookUp },
): readonly SpecGroup[] =>
  groupSpecs(specifications).map(({ group, entries }) => ({
    group,
    title: groupTitle(group, lookUp),
    figures: entries.map((entry) => ({
      key: entry.key,
      term: specificationLabel(entry.key, lookUp),
      value: printSpecification({ ...entry, categoryId }, { locale, lookUp }),
    })),
  }));
