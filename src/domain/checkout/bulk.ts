import type { FreightLine } from './freight.ts';

/** Panels of more than this power in one order make its delivery an individual one (C §9, R10). */
export const BULK_PANEL_POWER_W = 10_000;
/** More batteries than this in one order do so too (C §9, R10). */
export const BULK_BATTERIES_COUNT = 5;

/** What of an order decides whether it is a bulk one: all its pieces together. */
export interface BulkGoods {
  readonly panelPowerW: number;
  readonly batteriesCount: number;
}

/** The panels and batteries among the lines of an order (C §9, R10); what is rented counts for nothing. */
export function bulkGoodsOf(lines: readonly FreightLine[]): BulkGoods {
  const bought = lines.filter(({ isRental }) => !isRental);
  return {
    panelPowerW: bought.reduce((sum, { quantity, freight }) => sum + quantity * freight.panelPowerW, 0),
    batteriesCount: bought.reduce((sum, { quantity, freight }) => sum + quantity * freight.batteriesCount, 0),
  };
}

/** Whether delivery has to be quoted before payment; the goods are ordered as usual (R10). */
export const isBulk = ({ panelPowerW, batteriesCount }: BulkGoods): boolean =>
  panelPowerW > BULK_PANEL_POWER_W || batteriesCount > BULK_BATTERIES_COUNT;
