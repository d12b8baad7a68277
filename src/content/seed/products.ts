import type { SeedProduct } from './seed-product.ts';
import { acChargers, dcChargers, portableChargers } from './products/chargers.ts';
import { automaticSwitches, electricalComponents } from './products/electrical.ts';
import { batteries } from './products/batteries.ts';
import { cablesAdapters, cablesWires } from './products/cables.ts';
import { chargingStations } from './products/charging-stations.ts';
import { generators, industrialGenerators, lightingTowers } from './products/generators.ts';
import { inverters } from './products/inverters.ts';
import { liftsAndCranes } from './products/lifts-and-cranes.ts';
import { mounting } from './products/mounting.ts';
import { portableSolarPanels } from './products/portable-solar-panels.ts';
import { powerStations, solarGenerators } from './products/power-stations.ts';
import { sets } from './products/sets.ts';
import { solarPanels } from './products/solar-panels.ts';

/** The whole starting catalogue. */
export const seedProducts: readonly SeedProduct[] = [
  ...solarPanels,
  ...batteries,
  ...inverters,
  ...sets,
  ...mounting,
  ...dcChargers,
  ...acChargers,
  ...portableChargers,
  ...cablesAdapters,
  ...chargingStations,
  ...powerStations,
  ...solarGenerators,
  ...portableSolarPanels,
  ...generators,
  ...industrialGenerators,
  ...lightingTowers,
  ...liftsAndCranes,
  ...automaticSwitches,
  ...cablesWires,
  ...electricalComponents,
];
