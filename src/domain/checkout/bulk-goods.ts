import { CATEGORIES, type CategorySlug } from '../catalogue/categories.ts';
import type { BulkGoods } from './bulk.ts';

/** What of a line counts towards a bulk order. */
export interface BulkLine {
  readonly categoryId: number;
  readonly quantity: number;
  /** Rated power of one piece; 0 where none is stated. */
  readonly powerW: number;
  readonly isRental: boolean;
}

const idOf = (slug: CategorySlug) => CATEGORIES.find((row) => row.slug === slug)?.id;

/** The panels and batteries among the lines of an order (C §9, R10); what is rented counts for nothing. */
export function bulkGoodsOf(lines: readonly BulkLine[]): BulkGoods {
  const bought = lines.filter(({ isRental }) => !isRental);
  const of = (slug: CategorySlug) => bought.filter(({ categoryId }) => categoryId === idOf(slug));
  return {
    panelPowerW: of('solar-panels').reduce((sum, { quantity, powerW }) => sum + quantity * powerW, 0),
    batteriesCount: of('batteries').reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
