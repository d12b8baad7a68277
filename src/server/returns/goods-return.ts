import type { GoodsReturnForm } from '../../domain/returns/goods-return-form.ts';
import type { BoughtLine } from './bought-lines.ts';

/** Goods of an order that came back, as a member of staff says. */
export interface GoodsReturn extends GoodsReturnForm {
  readonly orderId: string;
  readonly staffId: string;
}

/** A bought line, how many of its pieces come back now, and how many of those can be sold again. */
export interface ReturnedLine extends BoughtLine {
  readonly back: number;
  readonly sellable: number;
}
