import { fitting, NONE, type Complement, type Stated } from './complement.ts';

/** The connectors of panels and inverters take no thicker cable. */
const STRING_MM2 = 6;
const SOLAR_CABLE = 'H1Z2Z2-K';

/** Cable by the metre between panels and what they feed. */
export const solarCable = (currentA: number, voltageV = 0): readonly Complement[] =>
  fitting(
    'cables-wires',
    { key: 'insulation', words: [SOLAR_CABLE] },
    { key: 'connector', absent: true },
    { key: 'crossSectionMm2', max: STRING_MM2 },
    { key: 'ratedCurrentA', min: currentA },
    { key: 'ratedVoltageV', min: voltageV },
  );
/** Ready cables with connectors, for panels that move. */
export const extension = (currentA: number, voltageV = 0): readonly Complement[] =>
  fitting(
    'cables-wires',
    { key: 'connector', words: ['mc4'] },
    { key: 'lengthM' },
    { key: 'ratedCurrentA', min: currentA },
    { key: 'ratedVoltageV', min: voltageV },
  );

/** Cable and connectors of one thickness. */
export function ofCable({ number, text }: Stated): readonly Complement[] {
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
