import type { SeedProduct } from './seed-product.ts';
import { acChargers } from './products/ac-chargers.ts';
import { automaticSwitches } from './products/automatic-switches.ts';
import { batteries } from './products/batteries.ts';
import { cablesAdapters } from './products/cables-adapters.ts';
import { cablesWires } from './products/cables-wires.ts';
import { chargingStations } from './products/charging-stations.ts';
import { dcChargers } from './products/dc-chargers.ts';
import { electricalComponents } from './products/electrical-components.ts';
import { generators } from './products/generators.ts';
import { industrialGenerators } from './products/industrial-generators.ts';
import { inverters } from './products/inverters.ts';
import { liftsAndCranes } from './products/lifts-and-cranes.ts';
import { lightingTowers } from './products/lighting-towers.ts';
import { mounting } from './products/mounting.ts';
import { portableChargers } from './products/portable-chargers.ts';
import { portableSolarPanels } from './products/portable-solar-panels.ts';
import { powerStations } from './products/power-stations.ts';
import { sets } from './products/sets.ts';
import { solarGenerators } from './products/solar-generators.ts';
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
