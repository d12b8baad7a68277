import { extension } from './cables.ts';
import { fitting, NONE, type Complement, type Stated } from './complement.ts';
import { PHASE_V, transferSwitch } from './electrical.ts';
import { CABLE, COLD, coldVoltageOf, shortCircuitOf } from './panel-limits.ts';

/** A tracker works from some way below the panel's voltage, which falls in heat. */
const HOT = 0.8;
/** A power station that carries the circuits of a house. */
const HOUSE_W = 3000;

/** Folding panels within the limits of the solar input, a cable to them; a switch for a station that carries a house. */
export function ofPowerStation({ number }: Stated): readonly Complement[] {
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

/** A cable to a portable panel that ends in connectors. */
function extensionOfPanel(panel: Stated): readonly Complement[] {
  const current = shortCircuitOf(panel);
  return isLoosePanel(panel) && current !== null ? extension(current * CABLE) : NONE;
}

/** Power stations whose solar input takes the panel, also in the cold. */
function stationsFor(panel: Stated): readonly Complement[] {
  const { number } = panel;
  const cold = coldVoltageOf(panel);
  const working = number('vmpV');
  const current = number('impA');
  const power = number('powerW');
  if (!isLoosePanel(panel) || cold === null || working === null || current === null || power === null)
    return NONE;
  return fitting(
    'portable-power-stations',
    { key: 'solarVoltageMinV', max: working * HOT },
    { key: 'solarVoltageMaxV', min: cold },
    { key: 'solarCurrentMaxA', min: current },
    { key: 'solarInputMaxW', min: power },
  );
}

/** A panel that is carried feeds a power station. */
export const ofPortablePanel = (panel: Stated): readonly Complement[] => [
  ...stationsFor(panel),
  ...extensionOfPanel(panel),
];

/** A panel on a roof or a deck needs the cable first: the vehicle may have a battery, or a power station that stands in it. */
export const ofMountedPanel = (panel: Stated): readonly Complement[] => [
  ...extensionOfPanel(panel),
  ...stationsFor(panel),
];

/** A power station for the hours in which a small generator is to be quiet: it is charged while that runs. */
export function quietReserve({ number }: Stated): readonly Complement[] {
  const power = number('powerW');
  return number('phases') === 1 && power !== null
    ? fitting('portable-power-stations', { key: 'powerW', max: power })
    : NONE;
}
