import { CATEGORIES, type CategorySlug } from './categories.ts';
import type { ProductDetail } from './product.ts';
import type { SpecificationKey } from './specifications.ts';

/** What a complement has to state: a number within limits, one of some words, or nothing at all. */
export interface Need {
  readonly key: SpecificationKey;
  readonly min?: number;
  readonly max?: number;
  /** Of a choice, or of a text that lists names with commas between them: one of these. */
  readonly words?: readonly string[];
  /** The field must not be stated. */
  readonly absent?: true;
}

/** Products that fit another: those of a category, of these makes if any are named, that meet every need. */
export interface Complement {
  readonly categoryId: number;
  readonly brands?: readonly string[];
  readonly needs: readonly Need[];
}

type Chosen = Pick<ProductDetail, 'categoryId' | 'brand' | 'specifications'>;

/** A product as the rules read it: a field that is absent is unknown, never zero. */
interface Stated {
  readonly brand: string;
  readonly number: (key: SpecificationKey) => number | null;
  readonly text: (key: SpecificationKey) => string | null;
}

/** Voltage of a string at −40 °C above that at 25 °C, and design current of its cables above Isc (IEC 62548-1). */
const COLD = 1.25;
const CABLE = 1.25;
const COLD_KELVINS = 65;
/** What light from behind adds to the short-circuit current of a bifacial panel. */
const BIFACIAL = 1.1;
/** An inverter trims so much of a panel's working current without a noticeable loss. */
const TRIMMED = 1.05;
/** A tracker works from some way below the panel's voltage, which falls in heat. */
const HOT = 0.8;
/** So many equal batteries in parallel may carry the inverter's power. */
const BATTERIES_MAX = 3;
/** Up to here direct current is low voltage (Directive 2014/35/EU). */
const LOW_VOLTAGE_MAX_V = 75;
const PHASE_V = 230;
/** A power station that carries the circuits of a house. */
const HOUSE_W = 3000;
/** The connectors of panels and inverters take no thicker cable. */
const STRING_MM2 = 6;
const SOLAR_CABLE = 'H1Z2Z2-K';
const BATTERY_CABLE = 'H01N2-D';

const idOf = (slug: CategorySlug): number => CATEGORIES.find((category) => category.slug === slug)?.id ?? 0;
const fitting = (slug: CategorySlug, ...needs: readonly Need[]): readonly Complement[] => [
  { categoryId: idOf(slug), needs },
];
const NONE: readonly Complement[] = [];

const solarCable = (currentA: number, voltageV = 0): readonly Complement[] =>
  fitting(
    'cables-wires',
    { key: 'insulation', words: [SOLAR_CABLE] },
    { key: 'connector', absent: true },
    { key: 'crossSectionMm2', max: STRING_MM2 },
    { key: 'ratedCurrentA', min: currentA },
    { key: 'ratedVoltageV', min: voltageV },
  );
/** Ready cables with connectors, for panels that move. */
const extension = (currentA: number, voltageV = 0): readonly Complement[] =>
  fitting(
    'cables-wires',
    { key: 'connector', words: ['mc4'] },
    { key: 'lengthM' },
    { key: 'ratedCurrentA', min: currentA },
    { key: 'ratedVoltageV', min: voltageV },
  );

/** Short-circuit current of a panel with what comes from behind, in amperes; null where it is not stated. */
function shortCircuitOf({ number, text }: Stated): number | null {
  const current = number('iscA');
  return current === null || text('bifacial') !== 'yes' ? current : current * BIFACIAL;
}

function coldVoltageOf({ number }: Stated): number | null {
  const voltage = number('vocV');
  const percent = number('vocCoefficientPercentPerC');
  if (voltage === null) return null;
  return voltage * (percent === null ? COLD : 1 + (Math.abs(percent) * COLD_KELVINS) / 100);
}

function ofPanel(panel: Stated): readonly Complement[] {
  const current = shortCircuitOf(panel);
  const frame = panel.number('panelFrameMm');
  const mounting =
    frame === null
      ? NONE
      : fitting(
          'mounting-systems',
          { key: 'panelFrameMinMm', max: frame },
          { key: 'panelFrameMaxMm', min: frame },
        );
  if (current === null) return mounting;
  return [
    ...mounting,
    ...fitting(
      'inverters',
      { key: 'systemType', words: ['hybrid', 'grid-tied'] },
      { key: 'pvShortCircuitCurrentMaxA', min: current },
    ),
    ...solarCable(current * CABLE),
  ];
}

/** The smallest current that a tracker of the inverter takes: `26+13` of two. */
function trackerCurrentOf({ text }: Stated): number | null {
  const currents = text('mpptCurrentsA')?.split('+').map(Number) ?? [];
  const smallest = Math.min(...currents);
  return currents.length > 0 && smallest > 0 ? smallest : null;
}

function panelsOfInverter(inverter: Stated): readonly Complement[] {
  const shortCircuit = inverter.number('pvShortCircuitCurrentMaxA');
  const tracker = trackerCurrentOf(inverter);
  if (shortCircuit === null || tracker === null) return NONE;
  const needs: readonly Need[] = [
    { key: 'iscA', max: shortCircuit / BIFACIAL },
    { key: 'impA', max: tracker * TRIMMED },
  ];
  if (inverter.text('systemType') !== 'micro') return fitting('solar-panels', ...needs);
  const voltage = inverter.number('pvVoltageMaxV');
  const power = inverter.number('pvPowerMaxW');
  const count = inverter.number('mpptCount');
  if (voltage === null || power === null || count === null) return NONE;
  return fitting(
    'solar-panels',
    ...needs,
    { key: 'vocV', max: voltage / COLD },
    { key: 'powerW', max: power / count },
  );
}

function batteriesOfInverter({ number, brand }: Stated): readonly Complement[] {
  const lowest = number('batteryVoltageMinV');
  const highest = number('batteryVoltageMaxV');
  const power = number('powerW');
  if (lowest === null || highest === null || power === null) return NONE;
  const batteries = fitting(
    'batteries',
    { key: 'inverterBrands', words: [brand] },
    { key: 'batteryVoltageMinV', min: lowest },
    { key: 'batteryVoltageMaxV', max: highest },
    { key: 'batteryCurrentMaxA', min: power / lowest / BATTERIES_MAX },
  );
  const current = number('batteryCurrentMaxA');
  if (current === null || highest > LOW_VOLTAGE_MAX_V) return batteries;
  return [
    ...batteries,
    ...fitting(
      'cables-wires',
      { key: 'insulation', words: [BATTERY_CABLE] },
      { key: 'ratedCurrentA', min: Math.max(current, power / lowest) },
    ),
  ];
}

function boardOfInverter({ number, text }: Stated): readonly Complement[] {
  const power = number('powerW');
  const phases = number('phases');
  if (text('systemType') !== 'hybrid' || power === null || phases === null) return NONE;
  return fitting(
    'electrical-components',
    { key: 'systemType', words: ['hybrid'] },
    { key: 'phases', min: phases, max: phases },
    { key: 'inverterPowerMaxW', min: power },
  );
}

/** Box and cable between strings and inverter; a microinverter sits at its panels and has neither. */
function stringPartsOfInverter({ number, text }: Stated): readonly Complement[] {
  const voltage = number('pvVoltageMaxV');
  const current = number('pvShortCircuitCurrentMaxA');
  const trackers = number('mpptCount');
  if (text('systemType') === 'micro' || voltage === null || current === null) return NONE;
  const box =
    trackers === null
      ? NONE
      : fitting(
          'electrical-components',
          { key: 'connector', words: ['mc4'] },
          // Each string goes in and out.
          { key: 'connectorsCount', min: 2 * trackers, max: 2 * trackers },
          { key: 'ratedVoltageV', min: voltage },
          { key: 'ratedCurrentA', min: current },
        );
  return [...box, ...solarCable(current * CABLE, voltage)];
}

const ofInverter = (inverter: Stated): readonly Complement[] => [
  ...panelsOfInverter(inverter),
  ...batteriesOfInverter(inverter),
  ...boardOfInverter(inverter),
  ...stringPartsOfInverter(inverter),
];

function ofBattery({ number, text }: Stated): readonly Complement[] {
  const lowest = number('batteryVoltageMinV');
  const highest = number('batteryVoltageMaxV');
  const voltage = number('nominalVoltageV');
  const current = number('batteryCurrentMaxA');
  const brands = text('inverterBrands')?.split(', ');
  if (lowest === null || highest === null || voltage === null || current === null || !brands) return NONE;
  const needs: readonly Need[] = [
    { key: 'batteryVoltageMinV', max: lowest },
    { key: 'batteryVoltageMaxV', min: highest },
    { key: 'powerW', max: voltage * current * BATTERIES_MAX },
  ];
  return [{ categoryId: idOf('inverters'), brands, needs }];
}

/** Whole sets take panels by their frames; sets, hooks and rails of one maker and one kind of roof belong together. */
function ofMounting({ number, text, brand }: Stated): readonly Complement[] {
  const least = number('panelFrameMinMm');
  const most = number('panelFrameMaxMm');
  const roof = text('mountType');
  const panels =
    least === null || most === null
      ? NONE
      : fitting('solar-panels', { key: 'panelFrameMm', min: least, max: most });
  if (roof === null) return panels;
  const isRail = number('lengthM') !== null;
  const isSet = number('panelsCount') !== null;
  const parts: Complement = {
    categoryId: idOf('mounting-systems'),
    brands: [brand],
    needs: [
      { key: 'mountType', words: [roof] },
      { key: 'panelsCount', absent: true },
      ...(isRail || isSet ? [{ key: 'lengthM', absent: true } as const] : [{ key: 'lengthM' } as const]),
    ],
  };
  return [...panels, parts];
}

/** The breaker of the line that feeds the product. */
function breakerOf({ number }: Stated): readonly Complement[] {
  const current = number('circuitBreakerA');
  const phases = number('phases');
  if (current === null || phases === null) return NONE;
  return fitting(
    'automatic-switches',
    { key: 'tripCurve', words: ['C'] },
    { key: 'ratedCurrentA', min: current, max: current },
    { key: 'polesCount', min: phases, max: phases },
  );
}

/** The cable of a station with sockets carries what one of them gives. */
function ofCharger(charger: Stated): readonly Complement[] {
  const { number, text } = charger;
  const power = number('powerW');
  const phases = number('phases');
  const sockets = number('connectorsCount');
  const connector = text('connector');
  const breaker = breakerOf(charger);
  if (text('chargingOutlet') !== 'socket' || connector === null) return breaker;
  if (power === null || phases === null || sockets === null) return breaker;
  return [
    ...breaker,
    ...fitting(
      'cables-adapters',
      { key: 'connector', words: [connector] },
      { key: 'carConnector', words: [connector] },
      { key: 'phases', min: phases, max: phases },
      { key: 'ratedCurrentA', min: Math.floor(power / sockets / phases / PHASE_V) },
    ),
  ];
}

/** A cable between two equal connectors is for a station with a socket, which gives no more than it carries. */
function ofChargingCable({ number, text }: Stated): readonly Complement[] {
  const power = number('powerW');
  const phases = number('phases');
  const connector = text('connector');
  if (power === null || phases === null || connector === null || text('carConnector') !== connector)
    return NONE;
  return fitting(
    'ac-charging-stations',
    { key: 'chargingOutlet', words: ['socket'] },
    { key: 'connector', words: [connector] },
    { key: 'phases', min: phases, max: phases },
    { key: 'powerW', max: power },
  );
}

/** A switch between mains and reserve has no trip curve: it protects nothing. */
const transferSwitch = (phases: number, currentA: number): readonly Complement[] =>
  fitting(
    'automatic-switches',
    { key: 'tripCurve', absent: true },
    { key: 'phases', min: phases, max: phases },
    { key: 'ratedCurrentA', min: currentA },
  );

function ofGenerator({ number }: Stated): readonly Complement[] {
  const phases = number('phases');
  const power = number('powerW');
  const apparent = number('powerKva');
  if (phases === null || power === null) return NONE;
  const voltAmperes = apparent === null ? power : apparent * 1000;
  return transferSwitch(phases, number('ratedCurrentA') ?? voltAmperes / phases / PHASE_V);
}

function ofPowerStation({ number }: Stated): readonly Complement[] {
  const lowest = number('solarVoltageMinV');
  const highest = number('solarVoltageMaxV');
  const current = number('solarCurrentMaxA');
  const solar = number('solarInputMaxW');
  const power = number('powerW') ?? 0;
  const reserve = power >= HOUSE_W ? transferSwitch(1, power / PHASE_V) : NONE;
  if (lowest === null || highest === null || current === null || solar === null) return reserve;
  return [
    ...fitting(
      'folding-panels',
      { key: 'connector', words: ['mc4'] },
      { key: 'vmpV', min: lowest / HOT },
      { key: 'vocV', max: highest / COLD },
      { key: 'impA', max: current },
      { key: 'powerW', max: solar },
    ),
    ...extension(current, highest),
    ...reserve,
  ];
}

/** A portable panel that ends in connectors; one with a controller or in a set brings its cables. */
function isLoosePanel({ number, text }: Stated): boolean {
  return text('connector') === 'mc4' && number('panelsCount') === null && number('usbPortsCount') === null;
}

function extensionOfPanel(panel: Stated): readonly Complement[] {
  const current = shortCircuitOf(panel);
  return isLoosePanel(panel) && current !== null ? extension(current * CABLE) : NONE;
}

function ofPortablePanel(panel: Stated): readonly Complement[] {
  const { number } = panel;
  const cold = coldVoltageOf(panel);
  const working = number('vmpV');
  const current = number('impA');
  const power = number('powerW');
  if (!isLoosePanel(panel) || cold === null || working === null || current === null || power === null)
    return NONE;
  return [
    ...fitting(
      'portable-power-stations',
      { key: 'solarVoltageMinV', max: working * HOT },
      { key: 'solarVoltageMaxV', min: cold },
      { key: 'solarCurrentMaxA', min: current },
      { key: 'solarInputMaxW', min: power },
    ),
    ...extensionOfPanel(panel),
  ];
}

/** Cable and connectors of one thickness. */
function ofCable({ number, text }: Stated): readonly Complement[] {
  const section = number('crossSectionMm2');
  const thinnest = number('crossSectionMinMm2');
  const isCable = text('insulation') === SOLAR_CABLE && text('connector') === null;
  if (section === null) return NONE;
  if (isCable)
    return fitting(
      'cables-wires',
      { key: 'connector', words: ['mc4'] },
      { key: 'crossSectionMinMm2', max: section },
      { key: 'crossSectionMm2', min: section },
    );
  if (thinnest === null) return NONE;
  return fitting(
    'cables-wires',
    { key: 'insulation', words: [SOLAR_CABLE] },
    { key: 'connector', absent: true },
    { key: 'crossSectionMm2', min: thinnest, max: section },
  );
}

/** An empty board that has room for what sits on a rail. */
const emptyBoard = (modules: number): readonly Complement[] =>
  fitting(
    'electrical-components',
    { key: 'modulesCount', min: modules },
    { key: 'ratedCurrentA', absent: true },
    { key: 'protectionType', absent: true },
  );

function onRail({ number }: Stated): readonly Complement[] {
  const modules = number('modulesCount');
  return modules === null || number('ratedVoltageV') === null ? NONE : emptyBoard(modules);
}

/** Fuse links and their holders, which have poles; a box for strings and the cable it is joined by. */
function ofComponent(component: Stated): readonly Complement[] {
  const { number, text } = component;
  const kind = text('protectionType');
  const current = number('ratedCurrentA');
  const voltage = number('ratedVoltageV');
  if (current === null || voltage === null) return kind === null ? NONE : onRail(component);
  if (text('connector') === 'mc4') return solarCable(current, voltage);
  if (!kind?.startsWith('gPV')) return NONE;
  const isHolder = number('polesCount') !== null;
  return fitting(
    'electrical-components',
    { key: 'protectionType', words: [kind] },
    { key: 'ratedVoltageV', min: voltage },
    isHolder ? { key: 'ratedCurrentA', max: current } : { key: 'ratedCurrentA', min: current },
    isHolder ? { key: 'polesCount', absent: true } : { key: 'polesCount' },
  );
}

/** Machines that stand on one site and are joined by nothing. */
const onSite =
  (...slugs: readonly CategorySlug[]) =>
  (): readonly Complement[] =>
    slugs.flatMap((slug) => fitting(slug));
const nothing = (): readonly Complement[] => NONE;
const towers = onSite('solar-lighting-towers');

/** What a product of each category is used with, the most needed first, by what the product itself states. */
const RULES: Readonly<Record<CategorySlug, (product: Stated) => readonly Complement[]>> = {
  'solar-panels': ofPanel,
  batteries: ofBattery,
  inverters: ofInverter,
  // A plant is whole; of the mains it asks no more than a breaker.
  'sets-of-solar-power-plants': breakerOf,
  'mounting-systems': ofMounting,
  'ev-chargers': ofCharger,
  'dc-charging-stations': breakerOf,
  'ac-charging-stations': ofCharger,
  'portable-charging-devices': breakerOf,
  'cables-adapters': ofChargingCable,
  'charging-stations': ofCharger,
  'portable-power-stations': ofPowerStation,
  // Its solar input is taken by the panel of the set.
  'solar-generators': nothing,
  'portable-solar-panels': ofPortablePanel,
  'folding-panels': ofPortablePanel,
  'flexible-panels': ofPortablePanel,
  'camping-panels': ofPortablePanel,
  'marine-panels': extensionOfPanel,
  'vehicle-panels': extensionOfPanel,
  generators: ofGenerator,
  'industrial-generators': ofGenerator,
  'solar-lighting-towers': onSite('scissor-lifts', 'boom-lifts'),
  'lifts-and-cranes': towers,
  'scissor-lifts': towers,
  'boom-lifts': towers,
  cranes: towers,
  'automatic-switches': onRail,
  'cables-wires': ofCable,
  'electrical-components': ofComponent,
};

/**
 * What is usually installed with a product and fits it by the specifications of both, the most needed first. Stands in for
 * what people buy together as long as too few orders tell it. Where a field that decides is not stated nothing is
 * offered, nor for a category that the shop has added.
 */
export function complementsOf({ categoryId, brand, specifications }: Chosen): readonly Complement[] {
  const category = CATEGORIES.find(({ id }) => id === categoryId);
  if (!category) return NONE;
  const stated = new Map(specifications.map(({ key, value }) => [key, value]));
  return RULES[category.slug]({
    brand,
    number: (key) => {
      const value = stated.get(key);
      return typeof value === 'number' ? value : null;
    },
    text: (key) => {
      const value = stated.get(key);
      return typeof value === 'string' ? value : null;
    },
  });
}
