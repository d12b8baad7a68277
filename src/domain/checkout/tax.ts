import { type Money, add, money, subtract, percentOf, percentWithin } from '../money/money.ts';

/** The tax rate of both markets unless an operator sets another (C §9, R9). */
export const TAX_RATE_PERCENT = 20;

/** How a market taxes goods: `added` to the shop's prices or `included` in them. Settings of the shop (R9). */
export const TAX_MODES = ['added', 'included'] as const;
export interface TaxRule {
  readonly ratePercent: number;
  readonly mode: (typeof TAX_MODES)[number];
}

export const DEFAULT_TAX_RULE: TaxRule = { ratePercent: TAX_RATE_PERCENT, mode: 'added' };

/** The tax on an amount of goods, half up: what is added to it, or what it contains already (R9). */
export const taxOn = (goods: Money, { ratePercent, mode }: TaxRule = DEFAULT_TAX_RULE): Money =>
  mode === 'added' ? percentOf(goods, ratePercent) : percentWithin(goods, ratePercent);

/** What the buyer pays for goods (R9): the price with its tax, or the price itself if tax is included in it. */
export const withTax = (goods: Money, rule: TaxRule = DEFAULT_TAX_RULE): Money =>
  rule.mode === 'added' ? add(goods, taxOn(goods, rule)) : goods;

/** A price without its tax: itself, or what is left of it if tax is included. */
export const withoutTax = (goods: Money, rule: TaxRule = DEFAULT_TAX_RULE): Money =>
  rule.mode === 'added' ? goods : subtract(goods, taxOn(goods, rule));

/** An amount of goods with its tax and without it. */
export interface BothAmounts {
  readonly gross: Money;
  readonly net: Money;
}

/** Which of a price's two amounts is the large one. */
export const PRICE_VIEWS = ['gross', 'net'] as const;
export type PriceView = (typeof PRICE_VIEWS)[number];

/** Which of a price's two amounts the shop keeps, and staff type. */
export const keptView = ({ mode }: TaxRule): PriceView => (mode === 'included' ? 'gross' : 'net');

/** A price as a view shows it large: with its tax, or without it. */
export const priceInView = (price: Money, view: PriceView, rule: TaxRule): Money =>
  view === 'gross' ? withTax(price, rule) : withoutTax(price, rule);

/**
 * The least price, as the shop keeps it, that a view shows as `shown` or more: that of a kopiyka less is below it. For
 * prices that are not negative, and rates up to 100 %.
 */
export function priceShownFrom(shown: Money, view: PriceView, rule: TaxRule): Money {
  const { currency } = shown;
  const isEnough = (minor: number) => priceInView(money(minor, currency), view, rule).minor >= shown.minor;
  // What is shown of a million is the share of it that is shown of every price, but for rounding.
  const share = priceInView(money(1_000_000, currency), view, rule).minor / 1_000_000;
  let minor = Math.max(0, Math.round(shown.minor / share));
  while (minor > 0 && isEnough(minor - 1)) minor -= 1;
  while (!isEnough(minor)) minor += 1;
  return money(minor, currency);
}

/** The greatest price, as the shop keeps it, that a view shows as `shown` or less; -1 where none is. */
export const priceShownUpTo = (shown: Money, view: PriceView, rule: TaxRule): Money =>
  subtract(priceShownFrom(money(shown.minor + 1, shown.currency), view, rule), money(1, shown.currency));
