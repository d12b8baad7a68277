import type { Line } from '../cart/cart-item.ts';
import { kindIdOf } from '../catalogue/category-kind.ts';
import type { Specifications } from '../catalogue/specifications.ts';

/** A piece that weighs more travels on a pallet or a low-loader, in kilograms. */
export const PARCEL_MAX_KG = 50;
/** No parcel is longer, in millimetres; the longest panel of a parcel service fits. */
export const PARCEL_MAX_MM = 2500;

/** The typed specifications that decide how a product travels. */
export const FREIGHT_KEYS = ['powerW', 'panelsCount', 'batteriesCount', 'weightKg', 'dimensionsMm'] as const;
export type FreightSpecifications = Pick<Specifications, (typeof FREIGHT_KEYS)[number]>;

/** How one piece of a product counts towards a delivery that is quoted. */
export interface Freight {
  /** Rated power of all panels in it, in watts. */
  readonly panelPowerW: number;
  readonly batteriesCount: number;
  /** Full-size panels in it, those of a set included. */
  readonly panelsCount: number;
  /** In kilograms; 0 where it is not known. */
  readonly weightKg: number;
  /** Its longest side in millimetres; 0 where it is not known. */
  readonly longestMm: number;
  /** Whether it is no parcel, by its weight or its longest side. */
  readonly isHeavy: boolean;
}

/** The ids of R11; the table of categories would weigh more than all that is asked of it. */
export const SOLAR_PANELS = 1;
export const BATTERIES = 2;
export const SETS = 4;

const longestMm = (dimensions: string | undefined): number =>
  Math.max(0, ...(dimensions?.match(/\d+(?:[.,]\d+)?/g) ?? []).map((side) => Number(side.replace(',', '.'))));

/** What a specification counts: one that is stored with no number above nothing is unknown, and never makes other goods lighter. */
const known = (value: number | undefined, unknown: number): number =>
  value !== undefined && value > 0 ? value : unknown;

/**
 * How a product travels, by its category and typed specifications. Power and weight of panels are those of one panel,
 * `panelsCount` of them in a piece; those of a set are of the whole set. An absent field counts for nothing.
 */
export function freightOf(categoryId: number, specifications: FreightSpecifications): Freight {
  const powerW = known(specifications.powerW, 0);
  const panelsCount = known(specifications.panelsCount, 1);
  const batteriesCount = known(specifications.batteriesCount, 0);
  const weightKg = known(specifications.weightKg, 0);
  const kindId = kindIdOf(categoryId);
  const panels = kindId === SOLAR_PANELS ? panelsCount : 1;
  const longest = longestMm(specifications.dimensionsMm);
  const hasPanels = kindId === SOLAR_PANELS || kindId === SETS;
  return {
    panelPowerW: hasPanels ? powerW * panels : 0,
    batteriesCount: kindId === BATTERIES ? 1 : kindId === SETS ? batteriesCount : 0,
    panelsCount: hasPanels ? panelsCount : 0,
    weightKg: weightKg * panels,
    longestMm: longest,
    isHeavy: weightKg * panels > PARCEL_MAX_KG || longest > PARCEL_MAX_MM,
  };
}

/** The same out of a product's list of specifications. */
export const freightSpecificationsIn = (
  entries: readonly { readonly key: string; readonly value: unknown }[],
): FreightSpecifications =>
  Object.fromEntries(
    entries.flatMap(({ key, value }) => (FREIGHT_KEYS.some((each) => each === key) ? [[key, value]] : [])),
  );

/** Of a product of which nothing is known. */
export const NO_FREIGHT: Freight = {
  panelPowerW: 0,
  batteriesCount: 0,
  panelsCount: 0,
  weightKg: 0,
  longestMm: 0,
  isHeavy: false,
};

/** A line of an order as its delivery sees it. */
export interface FreightLine {
  readonly freight: Freight;
  readonly quantity: number;
  readonly isRental: boolean;
}

/** The lines as their delivery sees them (R10); `freights` are those of their products. */
export const freightLines = (lines: readonly Line[], freights: ReadonlyMap<number, Freight>): FreightLine[] =>
  lines.map(({ id, quantity, rental }) => ({
    freight: freights.get(id) ?? NO_FREIGHT,
    quantity,
    isRental: rental !== null,
  }));
