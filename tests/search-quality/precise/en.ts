import type { PreciseQuery } from '../precise-query.ts';

/** Typed by people who shop in English; judged against the starting catalogue. */
export const englishPrecision: readonly PreciseQuery[] = [
  ['deye', [203, 209, 301, 302, 306, 310]],
  ['deye 12', [301, 306]],
  ['hager', [1803, 1906]],
  ['bluetti', [92, 1003, 1303]],
  ['ecoflow delta', [90, 96, 1002]],

  ['inverter', ['inverters']],
  ['inverters', ['inverters']],
  ['battery', ['batteries']],
  ['solar panel', ['solar-panels']],
  ['microinverter', [309, 310, 315], [410]],
  ['generator', ['generators', 'industrial-generators'], ['solar-generators']],
  ['ups', ['portable-power-stations']],
  ['boom lift', ['boom-lifts']],
  ['roof hook', [506, 508]],
  ['circuit breaker', ['automatic-switches']],

  ['deye inverter', [301, 302, 306, 310]],
  ['inverter huawei', [303, 304, 305]],
  ['deye battery', [203, 209]],
  ['panel 450', [102, 104, 108]],
  ['battery 10kWh', [210]],
  ['hybrid inverter 12kW', [301, 306, 313]],
  ['solar cable 6', [1101, 1103], ['cables-wires']],
  ['battery 100ah', ['batteries']],

  ['3 phase inverter', [301, 303, 305, 306, 313, 314]],
  ['three-phase inverter', [301, 303, 305, 306, 313, 314]],
  ['single-phase inverter', [302, 304, 307, 308, 309, 310, 311, 312, 315], [2002, 2003]], // inverter generators
  ['inverter 5kw', [302, 304, 311]],
  ['inverter 10 kW', [303], ['inverters']],
  ['panel 450 W', [102, 104, 108]],
  ['battery 10 kWh', [210]],

  ['22 kW', [703, 704, 707, 803, 804, 805, 2802, 2803, 2806, 2901, 2903, 2904]],
  ['lp1', [302]],
  ['mc4', [1104, 1105, 1301], ['cables-wires']],
  ['jkm580n', [103]],
  ['ccs2', ['dc-charging-stations']],

  ['inverer', ['inverters']],
  ['batery deye', [203, 209]],
  ['штмукеук', ['inverters']],
  // A kind with a power or an energy that no name has: what has it, then the nearest.
  ['power station 1000 W', [91, 93], ['portable-power-stations']],
  ['portable power station 1 kW', [91, 93], ['portable-power-stations']],
  ['power station 2000 W', [90, 92, 97], ['portable-power-stations']],
  ['power station 500 W', [94], ['portable-power-stations']],
  ['power station 1 kWh', [90, 93, 97], ['portable-power-stations']],
  ['inverter 0.012 MW', [301, 306, 313]],
  ['panel 54 435 W', [101]],
  ['power station -1000 W', ['portable-power-stations']],
];
