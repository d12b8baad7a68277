import type { FreightLine } from '../checkout/freight.ts';
import { kindIdOf } from '../catalogue/category-kind.ts';
import { quotedDelivery } from '../checkout/shipping-rules.ts';
import type { Market } from '../locale/market.ts';

/** Power stations: parcels by size, but dangerous goods (ADR, class 9). The ids of R11. */
const POWER_STATIONS: ReadonlySet<number> = new Set([9, 10]);

/** A bought line of an order that was withdrawn from. */
export interface WithdrawnLine extends Omit<FreightLine, 'isRental'> {
  readonly categoryId: number;
}

/** How goods travel back: as a parcel, as one of dangerous goods, collected by the shop, or on a way that is agreed first. */
export type GoodsTransport = 'parcel' | 'dangerous' | 'collected' | 'agreed';

/**
 * How some lines of an order travel back. Panels, batteries and what is no parcel are collected in Poland, and in Ukraine their way is
 * agreed first.
 */
export function transportOf(lines: readonly WithdrawnLine[], market: Market): GoodsTransport {
  const isNoParcel =
    quotedDelivery(lines.map((line) => ({ ...line, isRental: false }))) !== null ||
    lines.some(({ freight }) => freight.panelPowerW > 0 || freight.batteriesCount > 0);
  if (isNoParcel) return market === 'PL' ? 'collected' : 'agreed';
  return lines.some(({ categoryId }) => POWER_STATIONS.has(kindIdOf(categoryId))) ? 'dangerous' : 'parcel';
}
