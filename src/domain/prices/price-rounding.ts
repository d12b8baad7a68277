import * as v from 'valibot';
import { divideHalfUp, type Currency } from '../money/money.ts';

/** How prices that the shop computes for staff may be rounded: to a multiple of a major unit, or to an ending (…,99; …9; …99). */
export const PRICE_ROUNDINGS = [
  'hundredth',
  'tenth',
  'one',
  'ten',
  'hundred',
  'ends-hundredths-99',
  'ends-9',
  'ends-99',
] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** In minor units: the distance between two prices that a rounding allows, and the lowest of them. */
const GRIDS: Readonly<Record<PriceRounding, { readonly step: number; readonly lowest: number }>> = {
  hundredth: { step: 1, lowest: 1 },
  tenth: { step: 10, lowest: 10 },
  one: { step: 100, lowest: 100 },
  ten: { step: 1000, lowest: 1000 },
  hundred: { step: 10_000, lowest: 10_000 },
  'ends-hundredths-99': { step: 100, lowest: 99 },
  'ends-9': { step: 1000, lowest: 900 },
  'ends-99': { step: 10_000, lowest: 9900 },
};

/** To the minor unit, where staff chose nothing else. */
export const USUAL_ROUNDING: PriceRounding = 'hundredth';

/** The rounding of each currency. */
export type PriceRoundings = Readonly<Record<Currency, PriceRounding>>;

const rounding = v.picklist(PRICE_ROUNDINGS, 'backoffice.prices.problem.fields');
/** The form by which staff choose the rounding of each currency. */
export const roundingsForm = v.object({ UAH: rounding, PLN: rounding });

/** Basis points of a whole: hundredths of a per cent. */
const WHOLE_BP = 10_000;

/**
 * A price changed by a per cent and rounded once: to the nearest price that the rounding allows, the higher of two that are as near, and never to
 * nothing. A raise makes no price lower and a reduction none higher: where the nearest allowed price lies on the wrong side, the price stays as it
 * is, even if the rounding does not allow it. Minor units of its currency; `changeBp` in basis points, above −10 000; 0 only rounds. Where the
 * rounding is coarse, a small change leaves a price as it is.
 */
export function changedPrice(minor: number, changeBp: number, to: PriceRounding): number {
  if (changeBp <= -WHOLE_BP) throw new RangeError(`Nothing is left of a price: ${changeBp}`);
  const { step, lowest } = GRIDS[to];
  const whole = BigInt(WHOLE_BP);
  const above = BigInt(minor) * BigInt(WHOLE_BP + changeBp) - BigInt(lowest) * whole;
  const nearest = above <= 0n ? lowest : lowest + divideHalfUp(above, whole * BigInt(step)) * step;
  if (changeBp === 0) return nearest;
  return changeBp > 0 ? Math.max(nearest, minor) : Math.min(nearest, minor);
}
