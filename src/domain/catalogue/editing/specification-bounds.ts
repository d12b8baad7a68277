import { SPECIFICATIONS, type SpecificationKey, type Unit } from '../specifications.ts';

/** The smallest and the largest number that a fact can be, both included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

type NumberKey = {
  [K in SpecificationKey]: (typeof SPECIFICATIONS)[K] extends { kind: 'number' } ? K : never;
}[SpecificationKey];

/** More than nothing, to the thousandth, and far more than any goods of the shop have. */
const upTo = (max: number): Bounds => ({ min: 0.001, max });

/** By the unit of a fact; a fact without one counts pieces. */
const OF_UNIT = {
  W: upTo(10_000_000),
  kW: upTo(10_000),
  kWp: upTo(10_000),
  kVA: upTo(10_000),
  V: upTo(100_000),
  A: upTo(10_000),
  Ah: upTo(100_000),
  kWh: upTo(10_000_000),
  Wh: upTo(10_000_000),
  kA: upTo(1000),
  '%': upTo(100),
  '%/°C': { min: -5, max: 5 },
  mm: upTo(10_000),
  'mm²': upTo(10_000),
  m: upTo(10_000),
  'm²': upTo(1_000_000),
  kg: upTo(200_000),
  h: upTo(100_000),
  min: upTo(100_000),
  l: upTo(100_000),
  dB: { min: 0, max: 200 },
  lm: upTo(100_000_000),
  '°': { min: -180, max: 180 },
  years: upTo(100),
  Hz: upTo(1000),
} as const satisfies Record<Unit, Bounds>;
const PIECES: Bounds = { min: 1, max: 1_000_000 };

/** Facts whose bounds are others than those of their unit. */
const OF_FACT: { readonly [K in NumberKey]?: Bounds } = {
  phases: { min: 1, max: 3 },
  panelsCount: { min: 1, max: 10_000 },
  batteriesCount: { min: 0, max: 10_000 },
  acOutletsCount: { min: 0, max: 1000 },
  usbPortsCount: { min: 0, max: 1000 },
};

/** The bounds of a fact; null for one that is no number. */
export function boundsOf(key: SpecificationKey): Bounds | null {
  const definition = SPECIFICATIONS[key];
  if (definition.kind !== 'number') return null;
  const own: { readonly [K in SpecificationKey]?: Bounds } = OF_FACT;
  return own[key] ?? (definition.unit === null ? PIECES : OF_UNIT[definition.unit]);
}

/** Whether a fact counts pieces, which are whole. */
export const countsPieces = (key: SpecificationKey): boolean => {
  const definition = SPECIFICATIONS[key];
  return definition.kind === 'number' && definition.unit === null;
};

/** The texts of which deliveries read the longest side, in millimetres. */
const SIDES: ReadonlySet<SpecificationKey> = new Set(['dimensionsMm', 'foldedDimensionsMm']);
const SIDE: Bounds = { min: 1, max: 100_000 };
/** What is longest in goods; less is a size in metres. */
const LONGEST: Bounds = { min: 10, max: SIDE.max };

/** Up to three figures, with nothing else: units, powers of ten, and thousands set apart would be read as other sides. */
const FIGURES = /^\d+(?:[.,]\d+)?(?: × \d+(?:[.,]\d+)?){0,2}$/;
/** What people write between sides. */
const TIMES = /(?<=\d) *[x×хX*] *(?=\d)/g;

/** Reads the sides in a text, `1722 × 1134 × 30`; null for other texts, else why they cannot be those of goods. */
export function readSides(
  key: SpecificationKey,
  typed: string,
): { readonly sides: string } | { readonly problem: 'not-a-number' | Bounds } | null {
  if (!SIDES.has(key)) return null;
  const sides = typed.trim().replaceAll(TIMES, ' × ');
  if (!FIGURES.test(sides)) return { problem: 'not-a-number' };
  const figures = sides.split(' × ').map((side) => Number(side.replace(',', '.')));
  if (figures.some((side) => side < SIDE.min || side > SIDE.max)) return { problem: SIDE };
  return Math.max(...figures) < LONGEST.min ? { problem: LONGEST } : { sides };
}
