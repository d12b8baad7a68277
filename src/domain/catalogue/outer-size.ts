import { kindOf, type CategorySlug } from './categories.ts';

/** The outer measures of a product as it stands or hangs, in millimetres. */
export interface OuterSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

type Axis = keyof OuterSize;
const WIDTH_DEPTH_HEIGHT: readonly Axis[] = ['width', 'depth', 'height'];
const WIDTH_HEIGHT_DEPTH: readonly Axis[] = ['width', 'height', 'depth'];
const HEIGHT_WIDTH_DEPTH: readonly Axis[] = ['height', 'width', 'depth'];

/**
 * What the three figures of the specification `dimensionsMm` are, by category: what hangs is measured by its face first,
 * panels by their length. Null where they are measures of something else than the product as it is used: a machine on
 * its transport, one piece of a set.
 */
const ORDERS: Partial<Record<CategorySlug, readonly Axis[] | null>> = {
  'solar-panels': HEIGHT_WIDTH_DEPTH,
  'flexible-panels': HEIGHT_WIDTH_DEPTH,
  'marine-panels': HEIGHT_WIDTH_DEPTH,
  'vehicle-panels': HEIGHT_WIDTH_DEPTH,
  'folding-panels': WIDTH_HEIGHT_DEPTH,
  'camping-panels': WIDTH_HEIGHT_DEPTH,
  inverters: WIDTH_HEIGHT_DEPTH,
  'ac-charging-stations': WIDTH_HEIGHT_DEPTH,
  'automatic-switches': WIDTH_HEIGHT_DEPTH,
  'electrical-components': WIDTH_HEIGHT_DEPTH,
  'solar-generators': null,
  'mounting-systems': null,
  'solar-lighting-towers': null,
  'scissor-lifts': null,
  'boom-lifts': null,
  cranes: null,
};

/** Machines whose three figures are length, width and height as they are transported: lowered and folded. */
const TRANSPORTED: ReadonlySet<CategorySlug> = new Set([
  'solar-lighting-towers',
  'scissor-lifts',
  'boom-lifts',
  'cranes',
]);

const slugOf = (categoryId: number): CategorySlug | undefined => kindOf(categoryId)?.slug;

/** More millimetres than any product has: such a figure is a slip. */
const MOST_MM = 100_000;

/** Three figures in the order of `axes`; null unless there are three that a product can have. */
function sizeOf(axes: readonly Axis[], dimensionsMm: string | undefined): OuterSize | null {
  const figures = (dimensionsMm ?? '').split('×').map((part) => Number.parseFloat(part));
  if (figures.length !== 3 || !figures.every((figure) => figure > 0 && figure <= MOST_MM)) return null;
  const of = (axis: Axis) => figures[axes.indexOf(axis)] ?? 0;
  return { width: of('width'), height: of('height'), depth: of('depth') };
}

/** The outer size of a product of a category by its `dimensionsMm` (`620 × 170 × 980`); null unless it has three measures. */
export function outerSize(categoryId: number, dimensionsMm: string | undefined): OuterSize | null {
  const slug = slugOf(categoryId);
  const axes = slug === undefined ? null : (ORDERS[slug] ?? (slug in ORDERS ? null : WIDTH_DEPTH_HEIGHT));
  return axes === null ? null : sizeOf(axes, dimensionsMm);
}

/** The size of a machine as it is transported, in millimetres: `width` is its length, `depth` is across; null for other goods. */
export function transportSize(categoryId: number, dimensionsMm: string | undefined): OuterSize | null {
  const slug = slugOf(categoryId);
  return slug !== undefined && TRANSPORTED.has(slug) ? sizeOf(WIDTH_DEPTH_HEIGHT, dimensionsMm) : null;
}

/**
 * The size of a mounting rail in millimetres: width and height of its profile, its length as `depth`; null for what is not
 * sold by its length or measures something else first.
 */
export function railSize(
  categoryId: number,
  {
    dimensionsMm,
    lengthM,
  }: { readonly dimensionsMm: string | undefined; readonly lengthM: number | undefined },
): OuterSize | null {
  if (slugOf(categoryId) !== 'mounting-systems' || lengthM === undefined) return null;
  const size = sizeOf(['depth', 'width', 'height'], dimensionsMm);
  return size?.depth === Math.round(lengthM * 1000) ? size : null;
}
