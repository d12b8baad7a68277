import type { Translate } from '../../content/translator.ts';
import { facetsOf, type FigureFacet, type ValueFacetKey } from '../../domain/catalogue/facets/facet.ts';
import { rangeName, type FigureRange } from '../../domain/catalogue/facets/figure-range.ts';
import {
  printQuantity,
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import { SPECIFICATIONS, type Unit } from '../../domain/catalogue/specifications.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** What prints in the language of the page. */
export interface Words {
  readonly translate: Translate;
  readonly lookUp: LookUp;
  readonly locale: Locale;
}

export const facetLabel = (key: ValueFacetKey, { translate, lookUp }: Words): string =>
  key === 'stock' || key === 'brand' ? translate(`facet.${key}`) : specificationLabel(key, lookUp);

/** The unit that a facet's ranges are told in, and how many of its own make one: kilowatts where no edge is smaller. */
function unitOf({ key, ranges }: FigureFacet): { unit: Unit | null; of: number } {
  const definition = SPECIFICATIONS[key];
  const unit = definition.kind === 'number' ? definition.unit : null;
  const isLarge = ranges?.every(({ upTo }) => upTo === null || upTo >= 1000);
  return unit === 'W' && isLarge ? { unit: 'kW', of: 1000 } : { unit, of: 1 };
}

/** `до 5 кВт`, `5–8 кВт`, `понад 8 кВт`. */
function printRange(facet: FigureFacet, { above, upTo }: FigureRange, words: Words): string {
  const { unit, of } = unitOf(facet);
  const print = (value: number | null) => printQuantity((value ?? 0) / of, unit, words);
  if (above === null) return words.translate('facet.upTo', { figure: print(upTo) });
  if (upTo === null) return words.translate('facet.above', { figure: print(above) });
  return `${printQuantity(above / of, null, words)}–${print(upTo)}`;
}

/** A facet's value as a shopper reads it. */
export function printFacetValue(
  { categoryId, key }: { categoryId: number; key: ValueFacetKey },
  value: string,
  words: Words,
): string {
  if (key === 'stock') return words.translate('facet.inStock');
  const facet = facetsOf(categoryId).find((each) => each.key === key);
  if (facet === undefined || !('ranges' in facet)) return value;
  const range = facet.ranges?.find((each) => rangeName(each) === value);
  if (range) return printRange(facet, range, words);
  const isNumber = SPECIFICATIONS[facet.key].kind === 'number';
  return printSpecification({ key: facet.key, value: isNumber ? Number(value) : value }, words);
}
