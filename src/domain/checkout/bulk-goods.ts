import type { BulkGoods } from './bulk.ts';

/** What of a line counts towards a bulk order. */
export interface BulkLine {
  readonly categoryId: number;
  readonly quantity: number;
  /** Rated power of one piece; 0 where none is stated. */
  readonly powerW: number;
  readonly isRental: boolean;
}

/** The ids of R11; the table of categories would weigh more in the cart's script than all that is asked of it. */
export const BULK_CATEGORY_IDS = { 'solar-panels': 1, batteries: 2 } as const;

/** The panels and batteries among the lines of an order (C §9, R10); what is rented counts for nothing. */
export function bulkGoodsOf(lines: readonly BulkLine[]): BulkGoods {
  const bought = lines.filter(({ isRental }) => !isRental);
  const of = (slug: keyof typeof BULK_CATEGORY_IDS) =>
    bought.filter(({ categoryId }) => categoryId === BULK_CATEGORY_IDS[slug]);
  return {
    panelPowerW: of('solar-panels').reduce((sum, { quantity, powerW }) => sum + quantity * powerW, 0),
    batteriesCount: of('batteries').reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
