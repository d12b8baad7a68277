import { type Currency, type Money, add, compare, money, subtract } from '../money/money.ts';
import { bulkGoodsOf, isBulk } from './bulk.ts';
import type { FreightLine } from './freight.ts';
import { isPalletLoad } from './pallet.ts';

/** How goods are sent (C §3). Printed names are the messages `shippingMethod.{method}`. */
export const SHIPPING_METHODS = ['standard', 'express'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** One row of a ruleset. Fees are final amounts, without further tax (R9). */
export interface ShippingRule {
  readonly currency: Currency;
  readonly method: ShippingMethod;
  readonly place: 'any' | 'major-city' | 'elsewhere';
  readonly fee: Money;
  /** The goods that make delivery free: more than the amount (`above`) or at least it (`from`); null for never (R10). */
  readonly free: { readonly when: 'above' | 'from'; readonly goods: Money } | null;
  /** Business days on the way, counted from hand-over to the carrier. */
  readonly days: { readonly min: number; readonly max: number };
}

const uah = (major: number): Money => money(major * 100, 'UAH');
const pln = (major: number): Money => money(major * 100, 'PLN');
const days = (min: number, max: number): ShippingRule['days'] => ({ min, max });

const UAH_STANDARD: readonly ShippingRule[] = [
  {
    currency: 'UAH',
    method: 'standard',
    place: 'any',
    fee: uah(200),
    free: { when: 'above', goods: uah(5000) },
    days: days(3, 5),
  },
];
const UAH_STANDARD_REGIONAL: readonly ShippingRule[] = [
  {
    currency: 'UAH',
    method: 'standard',
    place: 'major-city',
    fee: uah(150),
    free: { when: 'from', goods: uah(10_000) },
    days: days(1, 3),
  },
  {
    currency: 'UAH',
    method: 'standard',
    place: 'elsewhere',
    fee: uah(200),
    free: { when: 'from', goods: uah(15_000) },
    days: days(2, 4),
  },
];
const UAH_EXPRESS: readonly ShippingRule[] = [
  {
    currency: 'UAH',
    method: 'express',
    place: 'any',
    fee: uah(350),
    free: { when: 'above', goods: uah(10_000) },
    days: days(1, 2),
  },
];
const PLN_STANDARD: readonly ShippingRule[] = [
  {
    currency: 'PLN',
    method: 'standard',
    place: 'major-city',
    fee: pln(30),
    free: { when: 'from', goods: pln(2000) },
    days: days(1, 2),
  },
  {
    currency: 'PLN',
    method: 'standard',
    place: 'elsewhere',
    fee: pln(40),
    free: { when: 'from', goods: pln(3000) },
    days: days(2, 3),
  },
];

/** Why the delivery of goods is quoted: panels or batteries in bulk, a piece that is no parcel, or parcels that fill a pallet (R10). */
export type QuotedDelivery = 'bulk' | 'heavy' | 'pallet';

/**
 * Whether the delivery of an order's lines, bought and rented, is quoted before payment instead of charged by the rules, and
 * why; null for a delivery by the rules. Cart, checkout, order, product page and feeds ask here.
 */
export function quotedDelivery(lines: readonly FreightLine[]): QuotedDelivery | null {
  if (isBulk(bulkGoodsOf(lines))) return 'bulk';
  if (lines.some(({ freight }) => freight.isHeavy)) return 'heavy';
  return isPalletLoad(lines) ? 'pallet' : null;
}

/** What is charged unless an operator switches (R10). Express in złoty is offered by `withExpressInZloty`. */
export const DEFAULT_SHIPPING_RULES: readonly ShippingRule[] = [
  ...UAH_STANDARD,
  ...UAH_EXPRESS,
  ...PLN_STANDARD,
];

/** The same with the Ukrainian delivery texts' standard fees by place (C §9); for an operator to switch on (R10). */
export const REGIONAL_SHIPPING_RULES: readonly ShippingRule[] = [
  ...UAH_STANDARD_REGIONAL,
  ...UAH_EXPRESS,
  ...PLN_STANDARD,
];

/** What an operator sets for express delivery: its fee, when it is free, and its days. */
export type ExpressTerms = Pick<ShippingRule, 'fee' | 'free' | 'days'>;

/** A ruleset with express delivery in złoty, to any place, by the terms that an operator has set (R10). Amounts are in złoty. */
export const withExpressInZloty = (
  rules: readonly ShippingRule[],
  terms: ExpressTerms,
): readonly ShippingRule[] => [...rules, { currency: 'PLN', method: 'express', place: 'any', ...terms }];

/** Which delivery is asked for, where it is known what kind of place the goods go to. */
export interface PlaceQuestion {
  /** Goods after discount, without tax and deposit (R9). */
  readonly goods: Money;
  readonly currency: Currency;
  readonly method: ShippingMethod;
  readonly place: Exclude<ShippingRule['place'], 'any'>;
  readonly rules?: readonly ShippingRule[] | undefined;
}

export type ShippingQuote =
  | {
      readonly ok: true;
      readonly fee: Money;
      readonly days: ShippingRule['days'];
      /** The least that goods must grow by for delivery to be free; null if it is, or never will be. */
      readonly freeRemaining: Money | null;
    }
  | { readonly ok: false; readonly reason: 'method-not-offered' };

/** The rule for a way to a kind of place; undefined where the currency has none for it. */
export const ruleAt = ({
  currency,
  method,
  place,
  rules = DEFAULT_SHIPPING_RULES,
}: Omit<PlaceQuestion, 'goods'>): ShippingRule | undefined =>
  rules.find(
    (row) =>
      row.currency === currency && row.method === method && (row.place === 'any' || row.place === place),
  );

/** What delivery to a kind of place costs by the rules (R10); `quoteShipping` finds the place of a city. */
export function quoteAt({ goods, ...question }: PlaceQuestion): ShippingQuote {
  const { currency } = question;
  const rule = ruleAt(question);
  if (rule === undefined) return { ok: false, reason: 'method-not-offered' };
  const freeRemaining = remaining(rule.free, goods);
  const isFree = rule.free !== null && freeRemaining === null;
  return { ok: true, fee: isFree ? money(0, currency) : rule.fee, days: rule.days, freeRemaining };
}

/** The methods that a currency has rules for, in the order of the form (R10). */
export const offeredMethods = (
  currency: Currency,
  rules: readonly ShippingRule[] = DEFAULT_SHIPPING_RULES,
): ShippingMethod[] =>
  SHIPPING_METHODS.filter((method) =>
    rules.some((rule) => rule.currency === currency && rule.method === method),
  );

/**
 * The methods of one order. Without a promise of speed there is only the first: while its delivery is to be quoted (R10), and
 * where all is rented, which is handed over on a day that is agreed.
 */
export const methodsFor = (
  currency: Currency,
  { rules, hasSpeed }: { readonly rules: readonly ShippingRule[]; readonly hasSpeed: boolean },
): ShippingMethod[] => offeredMethods(currency, rules).slice(0, hasSpeed ? undefined : 1);

/** A way to deliver one order, with its fee. */
export interface OfferedDelivery {
  readonly method: ShippingMethod;
  readonly fee: Money;
  readonly days: ShippingRule['days'];
}

/** The delivery that cart and checkout begin with: the cheapest, and of equally cheap ones the fastest; undefined without any. */
export const preferredDelivery = <D extends OfferedDelivery>(deliveries: readonly D[]): D | undefined =>
  deliveries.toSorted((a, b) => compare(a.fee, b.fee) || a.days.max - b.days.max)[0];

function remaining(free: ShippingRule['free'], goods: Money): Money | null {
  if (free === null) return null;
  const least = free.when === 'from' ? free.goods : add(free.goods, money(1, free.goods.currency));
  return compare(goods, least) >= 0 ? null : subtract(least, goods);
}
