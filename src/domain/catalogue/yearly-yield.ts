import type { Locale } from '../locale/locale.ts';

/**
 * What one kWp gives in a year, kWh: about 35° south, losses of 14 %, ±5–7 %. Of Kyiv, which the catalogue states, and
 * of Warsaw.
 */
export const YEARLY_YIELD_KWH_PER_KWP = { kyiv: 1150, warsaw: 1040 } as const;

/** A yearly yield of the catalogue, stated for Kyiv in kWh, as the market of the page's language has it: Warsaw's in Polish. */
export const yearlyYieldFor = (locale: Locale, kyivKwh: number): number =>
  locale === 'pl'
    ? Math.round((kyivKwh * YEARLY_YIELD_KWH_PER_KWP.warsaw) / YEARLY_YIELD_KWH_PER_KWP.kyiv)
    : kyivKwh;
