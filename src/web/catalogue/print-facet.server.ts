import type { Translate } from '../../content/translator.ts';
import {
  facetsOf,
  type SpecFacet,
  type ValueFacetKey,
  rangeName,
  type SpecRange,
} from '../../domain/catalogue/facets/facet.ts';
import {
  printQuantity,
  printSpecification,
  specificationLabel,
  type LookUp,
  readPower,
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

/** The one unit that a facet's ranges are told in, and how a value of its own is written in it. */
function unitOf(
  { key, ranges }: SpecFacet,
  categoryId: number,
): { unit: Unit | null; inUnit: (value: number) => number } {
  const definition = SPECIFICATIONS[key];
  const unit = definition.kind === 'number' ? definition.unit : null;
  const edges = (ranges ?? []).flatMap(({ upTo }) => upTo ?? []);
  return unit === 'W' ? readPower(edges, { key, categoryId }) : { unit, inUnit: (value) => value };
}

/** `до 5 кВт`, `5–8 кВт`, `понад 8 кВт`. */
function printRange(
  { facet, categoryId }: { facet: SpecFacet; categoryId: number },
  { above, upTo }: SpecRange,
  words: Words,
): string {
  const { unit, inUnit } = unitOf(facet, categoryId);
  const print = (value: number | null) => printQuantity(inUnit(value ?? 0), unit, words);
  if (above === null) return words.translate('facet.upTo', { value: print(upTo) });
  if (upTo === null) return words.translate('facet.above', { value: print(above) });
  return `${printQuantity(inUnit(above), null, words)}–${print(upTo)}`;
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
  if (range) return printRange({ facet, categoryId }, range, words);
  const isNumber = SPECIFICATIONS[facet.key].kind === 'number';
  return printSpecification({ key: facet.key, value: isNumber ? Number(value) : value, categoryId }, words);
}
