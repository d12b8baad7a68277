import type { GoodsBackForm } from '../../domain/returns/goods-back-form.ts';
import type { BoughtLine } from './bought-lines.ts';

/** Goods of an order that came back, as a member of staff says. */
export interface GoodsBack extends GoodsBackForm {
  readonly orderId: string;
  readonly staffId: string;
}

/** A bought line, how many of its pieces come back now, and how many of those can be sold again. */
export interface ReturnedLine extends BoughtLine {
  readonly back: number;
  readonly sellable: number;
}
