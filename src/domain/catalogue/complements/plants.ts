import { solarCable } from './cables.ts';
import { fitting, idOf, NONE, type Complement, type Need, type Stated } from './complement.ts';
import { BIFACIAL, CABLE, COLD, shortCircuitOf } from './panel-limits.ts';

/** An inverter trims so much of a panel's working current without a noticeable loss. */
const TRIMMED = 1.05;
/** So many equal batteries in parallel may carry the inverter's power. */
const BATTERIES_MAX = 3;
/** Up to here direct current is low voltage (Directive 2014/35/EU). */
const LOW_VOLTAGE_MAX_V = 75;
const BATTERY_CABLE = 'H01N2-D';

/** Mounting by the panel's frame, an inverter by its short-circuit current, cable. */
export function ofPanel(panel: Stated): readonly Complement[] {
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

/** Panels and batteries within the inverter's limits, its board, what joins them. */
export const ofInverter = (inverter: Stated): readonly Complement[] => [
  ...panelsOfInverter(inverter),
  ...batteriesOfInverter(inverter),
  ...boardOfInverter(inverter),
  ...stringPartsOfInverter(inverter),
];

/** Inverters of the makes that the battery speaks to, within its voltage and the power of a few of it. */
export function ofBattery({ number, text }: Stated): readonly Complement[] {
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
export function ofMounting({ number, text, brand }: Stated): readonly Complement[] {
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
