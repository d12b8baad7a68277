import type { Stated } from './complement.ts';

/** Voltage of a string at −40 °C above that at 25 °C (IEC 62548-1). */
export const COLD = 1.25;
const COLD_KELVINS = 65;
/** Design current of the cables of a string above the short-circuit current of its panels (IEC 62548-1). */
export const CABLE = 1.25;
/** What light from behind adds to the short-circuit current of a bifacial panel. */
export const BIFACIAL = 1.1;

/** Short-circuit current of a panel with what comes from behind, in amperes; null where it is not stated. */
export function shortCircuitOf({ number, text }: Stated): number | null {
  const current = number('iscA');
  return current === null || text('bifacial') !== 'yes' ? current : current * BIFACIAL;
}

/** Open-circuit voltage of a panel at −40 °C, in volts; null where it is not stated. */
export function coldVoltageOf({ number }: Stated): number | null {
  const voltage = number('vocV');
  const percent = number('vocCoefficientPercentPerC');
  if (voltage === null) return null;
  return voltage * (percent === null ? COLD : 1 + (Math.abs(percent) * COLD_KELVINS) / 100);
}
