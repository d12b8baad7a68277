import type { LookUp } from './print-specification.ts';
import type { SpecificationKey } from './specifications.ts';

/** The parts of a specification table in their order; titles are the messages `spec.group.{group}`. */
export const SPECIFICATION_GROUPS = ['main', 'electrical', 'connection', 'work', 'build'] as const;
export type SpecificationGroup = (typeof SPECIFICATION_GROUPS)[number];

const KEYS = {
  main: [
    'systemType',
    'powerW',
    'powerKva',
    'surgePowerW',
    'energyKwh',
    'energyWh',
    'usableEnergyKwh',
    'phases',
    'efficiencyPercent',
    'performanceWarrantyYears',
    'chemistry',
    'depthOfDischargePercent',
    'cyclesCount',
    'panelsCount',
    'batteriesCount',
    'batteryModulesCount',
    'inverterPowerW',
    'yearlyYieldKwh',
    'mountType',
    'protectionType',
    'polesCount',
    'crossSectionMm2',
    'crossSectionMinMm2',
    'coresCount',
    'lengthM',
  ],
  electrical: [
    'vmpV',
    'impA',
    'vocV',
    'iscA',
    'powerCoefficientPercentPerC',
    'vocCoefficientPercentPerC',
    'pvPowerMaxW',
    'pvStartVoltageV',
    'pvVoltageMaxV',
    'mpptVoltageMinV',
    'mpptVoltageMaxV',
    'mpptCount',
    'mpptCurrentsA',
    'pvShortCircuitCurrentMaxA',
    'batteryVoltageMinV',
    'batteryVoltageMaxV',
    'batteryCurrentMaxA',
    'inverterBrands',
    'nominalVoltageV',
    'capacityAh',
    'ratedVoltageV',
    'ratedCurrentA',
    'circuitBreakerA',
    'inverterPowerMaxW',
    'frequencyHz',
    'tripCurve',
    'breakingCapacityKa',
    'residualCurrentProtection',
    'solarInputMaxW',
    'solarVoltageMinV',
    'solarVoltageMaxV',
    'solarCurrentMaxA',
    'chargeTimeMin',
  ],
  connection: [
    'connector',
    'connectorsCount',
    'carConnector',
    'chargingOutlet',
    'cableLengthM',
    'protocol',
    'acOutletsCount',
    'usbPortsCount',
  ],
  work: [
    'fuel',
    'tankL',
    'runtimeH',
    'noiseDb',
    'soundPowerDb',
    'mastHeightM',
    'luminousFluxLm',
    'litAreaM2',
    'workingHeightM',
    'outreachM',
    'loadCapacityKg',
  ],
  build: [
    'cellType',
    'cellsCount',
    'bifacial',
    'frameColour',
    'roofAreaM2',
    'tiltDegrees',
    'panelFrameMm',
    'panelFrameMinMm',
    'panelFrameMaxMm',
    'colour',
    'insulation',
    'modulesCount',
    'material',
    'ipRating',
    'operatingTemperature',
    'dimensionsMm',
    'foldedDimensionsMm',
    'weightKg',
  ],
} as const satisfies Record<SpecificationGroup, readonly SpecificationKey[]>;

const GROUP_OF = new Map<SpecificationKey, SpecificationGroup>(
  SPECIFICATION_GROUPS.flatMap((group) => KEYS[group].map((key) => [key, group] as const)),
);

/** The title of a part in the language of `lookUp`. */
export const groupTitle = (group: SpecificationGroup, lookUp: LookUp): string =>
  lookUp(`spec.group.${group}`) ?? group;

/** Entries that stand in one part of the table. */
export interface GroupedEntries<Entry> {
  readonly group: SpecificationGroup;
  readonly entries: readonly Entry[];
}

/** Sorts specs into the parts of their table, each in its given order; empty parts are left out. */
export const groupSpecs = <Entry extends { readonly key: SpecificationKey }>(
  entries: readonly Entry[],
): readonly GroupedEntries<Entry>[] =>
  SPECIFICATION_GROUPS.map((group) => ({
    group,
    entries: entries.filter(({ key }) => GROUP_OF.get(key) === group),
  })).filter((part) => part.entries.length > 0);
