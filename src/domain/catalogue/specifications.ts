/** How a spec is stored: a number in its unit, one of named choices, or text that is the same in every language. */
type Definition =
  | { readonly kind: 'number'; readonly unit: Unit | null }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text' };

/** Units of specifications; their printed forms are the messages `unit.{unit}`. */
export const UNITS = [
  'W',
  'kW',
  'kWp',
  'kVA',
  'V',
  'A',
  'Ah',
  'kWh',
  'Wh',
  'kA',
  '%',
  '%/°C',
  'mm',
  'mm²',
  'm',
  'm²',
  'kg',
  'h',
  'min',
  'l',
  'dB',
  'lm',
  '°',
  'years',
  'Hz',
] as const;
export type Unit = (typeof UNITS)[number];

const number = (unit: Unit | null) => ({ kind: 'number', unit }) as const;
const choice = <const C extends readonly string[]>(...choices: C) => ({ kind: 'choice', choices }) as const;
const text = { kind: 'text' } as const;

/**
 * Every technical field of the catalogue, in the order in which a product page lists them. The unit is in the
 * key; labels are the messages `spec.{key}`, choices the messages `choice.{choice}`. The electrical fields carry
 * what the string arithmetic needs (domain facts, "Solar arithmetic"); datasheet values at standard test conditions.
 */
export const SPECIFICATIONS = {
  systemType: choice('grid-tied', 'hybrid', 'off-grid', 'micro'),
  powerW: number('W'),
  powerKva: number('kVA'),
  surgePowerW: number('W'),
  energyKwh: number('kWh'),
  energyWh: number('Wh'),
  usableEnergyKwh: number('kWh'),
  phases: number(null),
  // photovoltaic module
  vmpV: number('V'),
  impA: number('A'),
  vocV: number('V'),
  iscA: number('A'),
  powerCoefficientPercentPerC: number('%/°C'),
  vocCoefficientPercentPerC: number('%/°C'),
  cellType: choice('topcon', 'perc', 'back-contact', 'heterojunction', 'monocrystalline'),
  cellsCount: number(null),
  bifacial: choice('yes', 'no'),
  frameColour: choice('black', 'silver', 'frameless'),
  performanceWarrantyYears: number('years'),
  // inverter
  pvPowerMaxW: number('W'),
  pvStartVoltageV: number('V'),
  pvVoltageMaxV: number('V'),
  mpptVoltageMinV: number('V'),
  mpptVoltageMaxV: number('V'),
  mpptCount: number(null),
  mpptCurrentsA: text,
  pvShortCircuitCurrentMaxA: number('A'),
  batteryVoltageMinV: number('V'),
  batteryVoltageMaxV: number('V'),
  batteryCurrentMaxA: number('A'),
  /** Makers of the inverters that a battery works with, separated by commas. */
  inverterBrands: text,
  // battery
  nominalVoltageV: number('V'),
  capacityAh: number('Ah'),
  chemistry: choice('lifepo4', 'nmc'),
  depthOfDischargePercent: number('%'),
  cyclesCount: number(null),
  /** Modules of a battery that is put together from several under one controller or in one cabinet. */
  batteryModulesCount: number(null),
  // whole plants and mounting
  panelsCount: number(null),
  batteriesCount: number(null),
  inverterPowerW: number('W'),
  yearlyYieldKwh: number('kWh'),
  roofAreaM2: number('m²'),
  mountType: choice('tiled-roof', 'metal-roof', 'flat-roof', 'ground', 'facade', 'balcony'),
  tiltDegrees: text,
  /** Height of a panel's frame, and the heights that the clamps of a mounting set hold. */
  panelFrameMm: number('mm'),
  panelFrameMinMm: number('mm'),
  panelFrameMaxMm: number('mm'),
  // vehicles and portable power
  connector: choice(
    'type-2',
    'type-1',
    'ccs2',
    'chademo',
    'ccs2-chademo',
    'schuko',
    'cee',
    'mc4',
    'usb-c',
    'xt60',
  ),
  connectorsCount: number(null),
  /** The connector at the car's end of a charging cable. */
  carConnector: choice('type-2', 'type-1', 'gb-t'),
  /** Whether a charging station has sockets, for cables of its users, or a cable of its own. */
  chargingOutlet: choice('socket', 'tethered-cable'),
  cableLengthM: number('m'),
  protocol: text,
  residualCurrentProtection: text,
  acOutletsCount: number(null),
  usbPortsCount: number(null),
  solarInputMaxW: number('W'),
  solarVoltageMinV: number('V'),
  solarVoltageMaxV: number('V'),
  solarCurrentMaxA: number('A'),
  chargeTimeMin: number('min'),
  foldedDimensionsMm: text,
  // cables and switchgear
  ratedVoltageV: number('V'),
  ratedCurrentA: number('A'),
  /** The breaker of the line that feeds it. */
  circuitBreakerA: number('A'),
  frequencyHz: number('Hz'),
  crossSectionMm2: number('mm²'),
  /** The thinnest cable that a connector takes; `crossSectionMm2` is then the thickest. */
  crossSectionMinMm2: number('mm²'),
  coresCount: number(null),
  lengthM: number('m'),
  colour: choice('black', 'red', 'red-black', 'grey', 'white', 'green-yellow'),
  insulation: text,
  polesCount: number(null),
  tripCurve: text,
  breakingCapacityKa: number('kA'),
  protectionType: text,
  modulesCount: number(null),
  /** The largest inverter that a distribution board is for. */
  inverterPowerMaxW: number('W'),
  // rental machines
  fuel: choice('petrol', 'diesel', 'solar', 'electric'),
  tankL: number('l'),
  runtimeH: number('h'),
  noiseDb: number('dB'),
  /** Of a machine outdoors, guaranteed (directive 2000/14/EC): some 25 dB above what is heard at seven metres. */
  soundPowerDb: number('dB'),
  mastHeightM: number('m'),
  luminousFluxLm: number('lm'),
  litAreaM2: number('m²'),
  workingHeightM: number('m'),
  outreachM: number('m'),
  loadCapacityKg: number('kg'),
  // everything
  efficiencyPercent: number('%'),
  material: choice('aluminium', 'stainless-steel', 'galvanised-steel', 'copper', 'tinned-copper', 'polymer'),
  ipRating: text,
  operatingTemperature: text,
  dimensionsMm: text,
  weightKg: number('kg'),
} as const satisfies Record<string, Definition>;

export type SpecificationKey = keyof typeof SPECIFICATIONS;
type ValueOf<D> = D extends { kind: 'number' }
  ? number
  : D extends { kind: 'choice'; choices: readonly (infer C)[] }
    ? C
    : string;

/** The specs of one product. A field that is absent is unknown, never zero. */
export type Specifications = { readonly [K in SpecificationKey]?: ValueOf<(typeof SPECIFICATIONS)[K]> };
