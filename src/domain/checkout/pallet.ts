import { BULK_BATTERIES_COUNT } from './bulk.ts';
import { PARCEL_MAX_KG, type Freight, type FreightLine } from './freight.ts';

/**
 * Full-size panels go by parcel in packages of two, which weigh up to `PARCEL_MAX_KG`; more than two packages are put on a pallet,
 * as the returns page says that panels travel.
 */
export const PARCEL_MAX_PANELS = 4;
/**
 * More than this in one order travels on a pallet, in kilograms: what the five batteries weigh that C §9 still delivers by the rules,
 * each as heavy as a parcel may be.
 */
export const PARCELS_MAX_KG = BULK_BATTERIES_COUNT * PARCEL_MAX_KG;

/** Whether an order's lines, bought and rented, travel on a pallet though each of their pieces is a parcel. */
export function isPalletLoad(lines: readonly FreightLine[]): boolean {
  const sumOf = (count: (freight: Freight) => number) =>
    lines.reduce((sum, { quantity, freight }) => sum + quantity * count(freight), 0);
  const grams = Math.round(sumOf(({ weightKg }) => weightKg) * 1000);
  return sumOf(({ panelsCount }) => panelsCount) > PARCEL_MAX_PANELS || grams > PARCELS_MAX_KG * 1000;
}
