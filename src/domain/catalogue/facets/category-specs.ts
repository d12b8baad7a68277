import { type CategorySlug, kindOf } from '../categories.ts';
import { SPECIFICATIONS, type SpecificationKey } from '../specifications.ts';

type Kind<K extends SpecificationKey> = (typeof SPECIFICATIONS)[K]['kind'];
/** A spec that products can be chosen by: a number or a choice. */
export type SpecKey = { [K in SpecificationKey]: Kind<K> extends 'text' ? never : K }[SpecificationKey];

/** How specs are offered: each value by itself, or numbers in the ranges between these edges, in the spec's unit. */
type Offer<K extends SpecKey> = Kind<K> extends 'number' ? 'each' | readonly number[] : 'each';
export type OfferedSpecs = { readonly [K in SpecKey]?: Offer<K> };

const PORTABLE_PANELS: OfferedSpecs = {
  powerW: [60, 100, 200],
  cellType: 'each',
  bifacial: 'each',
  connector: 'each',
};
const PORTABLE_POWER: OfferedSpecs = {
  energyWh: [600, 1100, 2100],
  powerW: [600, 1000, 2000],
  connector: 'each',
};
const LIFTS: OfferedSpecs = {
  workingHeightM: [8, 10, 12, 16],
  loadCapacityKg: [250, 500, 1000],
  fuel: 'each',
};

/**
 * The specs that people choose by in each category, the deciding one first. Edges stand between the classes that the
 * trade speaks of: inverters of 5, 8, 10 kW, wall boxes of 7.4, 11 and 22 kW, batteries of 48 V or high voltage. A spec
 * that no category had before needs a migration: the database counts those of its function `facet_keys`.
 */
export const CATEGORY_SPECS: Readonly<Record<CategorySlug, OfferedSpecs>> = {
  'solar-panels': {
    powerW: [420, 450, 500, 600],
    cellType: 'each',
    bifacial: 'each',
    frameColour: 'each',
  },
  batteries: {
    energyKwh: [3, 6, 12, 20],
    nominalVoltageV: [60],
    capacityAh: [60, 120, 250],
    chemistry: 'each',
  },
  inverters: { systemType: 'each', powerW: [1000, 5000, 8000, 12_000, 20_000], phases: 'each' },
  'sets-of-solar-power-plants': {
    systemType: 'each',
    powerW: [1000, 5000, 10_000, 20_000],
    phases: 'each',
    energyKwh: [6, 12, 24],
    mountType: 'each',
  },
  'mounting-systems': { mountType: 'each', panelsCount: [4, 8, 12], material: 'each' },
  'ev-chargers': { connector: 'each', powerW: [3700, 7400, 11_000, 22_000, 60_000], phases: 'each' },
  'dc-charging-stations': { connector: 'each', powerW: [30_000, 60_000, 120_000], connectorsCount: 'each' },
  'ac-charging-stations': {
    connector: 'each',
    powerW: [7400, 11_000, 22_000],
    phases: 'each',
    cableLengthM: [3, 5],
  },
  'portable-charging-devices': {
    connector: 'each',
    powerW: [3700, 7400, 11_000, 22_000],
    phases: 'each',
    cableLengthM: [3, 5],
  },
  'cables-adapters': { connector: 'each', powerW: [3700, 7400, 11_000], phases: 'each', lengthM: [2, 5] },
  'charging-stations': { connector: 'each', powerW: [11_000, 22_000], connectorsCount: 'each' },
  'portable-power-stations': PORTABLE_POWER,
  'solar-generators': PORTABLE_POWER,
  'portable-solar-panels': PORTABLE_PANELS,
  'folding-panels': PORTABLE_PANELS,
  'flexible-panels': PORTABLE_PANELS,
  'camping-panels': PORTABLE_PANELS,
  'marine-panels': PORTABLE_PANELS,
  'vehicle-panels': PORTABLE_PANELS,
  generators: { powerW: [2000, 3000, 5000], phases: 'each', fuel: 'each' },
  'industrial-generators': { powerW: [30_000, 60_000, 100_000], phases: 'each', fuel: 'each' },
  'solar-lighting-towers': { energyKwh: [12, 18], luminousFluxLm: [40_000] },
  'lifts-and-cranes': LIFTS,
  'scissor-lifts': LIFTS,
  'boom-lifts': LIFTS,
  cranes: LIFTS,
  'automatic-switches': { polesCount: 'each', ratedCurrentA: 'each', ratedVoltageV: [230] },
  'cables-wires': {
    crossSectionMm2: 'each',
    coresCount: 'each',
    lengthM: [5, 25, 50],
    colour: 'each',
    material: 'each',
  },
  'electrical-components': { polesCount: 'each', ratedVoltageV: [230, 400], modulesCount: [6, 12] },
};

const isNumber = (key: string): key is SpecificationKey =>
  Object.entries(SPECIFICATIONS).some(([name, { kind }]) => name === key && kind === 'number');

/** The number that tells a category's products apart first: watts of panels, kWh of batteries. Null for none. */
export function leadingSpecOf(categoryId: number): SpecificationKey | null {
  const category = kindOf(categoryId);
  return category ? (Object.keys(CATEGORY_SPECS[category.slug]).find(isNumber) ?? null) : null;
}
