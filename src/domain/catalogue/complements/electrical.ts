import { solarCable } from './cables.ts';
import { fitting, NONE, type Complement, type Stated } from './complement.ts';

/** Between a phase and neutral. */
export const PHASE_V = 230;
/** Surge arresters of the mains carry less than this for good; those of strings of panels far more. */
const MAINS_V = 440;

/** The breaker of the line that feeds the product. */
export function breakerOf({ number }: Stated): readonly Complement[] {
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

/** A switch between mains and reserve has no trip curve: it protects nothing. */
export const transferSwitch = (phases: number, currentA: number): readonly Complement[] =>
  fitting(
    'automatic-switches',
    { key: 'tripCurve', absent: true },
    { key: 'phases', min: phases, max: phases },
    { key: 'ratedCurrentA', min: currentA },
  );

/** A switch between the mains and the generator. */
export function ofGenerator({ number }: Stated): readonly Complement[] {
  const phases = number('phases');
  const power = number('powerW');
  const apparent = number('powerKva');
  if (phases === null || power === null) return NONE;
  const voltAmperes = apparent === null ? power : apparent * 1000;
  return transferSwitch(phases, number('ratedCurrentA') ?? voltAmperes / phases / PHASE_V);
}

/**
 * A plant is whole; of the mains it asks no more than a breaker. One that goes on without them, with a battery, stands behind a switch between
 * mains and reserve, which has to carry its inverter.
 */
export function ofPlantSet(set: Stated): readonly Complement[] {
  const power = set.number('inverterPowerW');
  const phases = set.number('phases');
  const breaker = breakerOf(set);
  if (set.text('systemType') !== 'hybrid' || power === null || phases === null) return breaker;
  return [...breaker, ...transferSwitch(phases, power / phases / PHASE_V)];
}

/** An empty board that has room for what sits on a rail. */
export const emptyBoard = (modules: number): readonly Complement[] =>
  fitting(
    'electrical-components',
    { key: 'modulesCount', min: modules },
    { key: 'ratedCurrentA', absent: true },
    { key: 'protectionType', absent: true },
  );

/** A board for what sits on its rail. */
export function onRail({ number }: Stated): readonly Complement[] {
  const modules = number('modulesCount');
  return modules === null || number('ratedVoltageV') === null ? NONE : emptyBoard(modules);
}

/** A breaker shares its rail with a surge arrester of the mains, which wears and is replaced alone; one between mains and reserve has neither. */
export function ofSwitch(device: Stated): readonly Complement[] {
  const board = onRail(device);
  if (board.length === 0 || device.text('tripCurve') === null) return board;
  return [
    ...board,
    ...fitting(
      'electrical-components',
      { key: 'protectionType', words: ['T1+T2', 'T2'] },
      { key: 'polesCount' },
      { key: 'ratedVoltageV', max: MAINS_V },
    ),
  ];
}

/** Fuse links and their holders, which have poles; a box for strings and the cable it is joined by. */
export function ofComponent(component: Stated): readonly Complement[] {
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
