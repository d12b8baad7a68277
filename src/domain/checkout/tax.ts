import type { Money } from '../money/money.ts';
import { add } from '../money/money.ts';
import { percentOf, percentWithin } from '../money/percentage.ts';

/** The tax rate of both markets unless an operator sets another (C §9, R9). */
export const TAX_RATE_PERCENT = 20;

/** How a market taxes goods: `added` to the shop's prices or `included` in them. Settings of the shop (R9). */
export interface TaxRule {
  readonly ratePercent: number;
  readonly mode: 'added' | 'included';
}

export const DEFAULT_TAX_RULE: TaxRule = { ratePercent: TAX_RATE_PERCENT, mode: 'added' };

/** The tax on an amount of goods, half up: what is added to it, or what it contains already (R9). */
export const taxOn = (goods: Money, { ratePercent, mode }: TaxRule = DEFAULT_TAX_RULE): Money =>
  mode === 'added' ? percentOf(goods, ratePercent) : percentWithin(goods, ratePercent);

/** The tax-inclusive amount that stands beside every price (R9); the price itself if tax is included in it. */
export const withTax = (goods: Money, rule: TaxRule = DEFAULT_TAX_RULE): Money =>
  rule.mode === 'added' ? add(goods, taxOn(goods, rule)) : goods;
