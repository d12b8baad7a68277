import { type Currency, allocate, money, percentWithin } from '../money/money.ts';
import type { TaxRule } from '../checkout/tax.ts';

/** Amounts with their tax, in minor units; `net + tax = gross`. */
export interface TaxedAmounts {
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly grossMinor: number;
}

export const LINE_KINDS = ['goods', 'rental', 'delivery', 'payment-fee'] as const;

/** A line of a sales document. */
export interface InvoiceLine extends TaxedAmounts {
  readonly kind: (typeof LINE_KINDS)[number];
  readonly name: string;
  /** Article number and brand, or the term of a rental; null for services of the shop. */
  readonly detail: string | null;
  readonly quantity: number;
  /** Of one piece before discount, without tax. */
  readonly unitNetMinor: number;
  /** What the discount takes off the line's net amount. */
  readonly discountMinor: number;
  readonly ratePercent: number;
}

/** The lines of one rate together. */
interface RateTotal extends TaxedAmounts {
  readonly ratePercent: number;
}

/** What a sales document counts: lines, their sums by rate and in all, and what there is to pay. */
export interface InvoiceAmounts {
  readonly currency: Currency;
  readonly lines: readonly InvoiceLine[];
  readonly rates: readonly RateTotal[];
  readonly total: TaxedAmounts;
  /** Security for rented machines: it goes back, so it is no sale and bears no tax. */
  readonly depositMinor: number;
  /** The total and the deposit. */
  readonly payableMinor: number;
}

export const sumOf = (amounts: readonly TaxedAmounts[]): TaxedAmounts => ({
  netMinor: amounts.reduce((sum, { netMinor }) => sum + netMinor, 0),
  taxMinor: amounts.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
  grossMinor: amounts.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
});

/** Sums lines up, the highest rate first. */
export function amountsOf(
  lines: readonly InvoiceLine[],
  { currency, depositMinor }: Pick<InvoiceAmounts, 'currency' | 'depositMinor'>,
): InvoiceAmounts {
  const byRate = Map.groupBy(lines, ({ ratePercent }) => ratePercent);
  const total = sumOf(lines);
  return {
    currency,
    lines,
    rates: [...byRate]
      .map(([ratePercent, ofRate]) => ({ ratePercent, ...sumOf(ofRate) }))
      .toSorted((a, b) => b.ratePercent - a.ratePercent),
    total,
    depositMinor,
    payableMinor: total.grossMinor + depositMinor,
  };
}

/** A line of an order as it was agreed; `discountMinor` is its share of the order's discount. */
interface SoldItem {
  readonly name: string;
  readonly detail: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly lineMinor: number;
  readonly discountMinor: number;
  readonly isRental: boolean;
  /** What was rented with each machine, within its price: a line of its own each. */
  readonly options?: readonly { readonly name: string; readonly unitMinor: number }[];
}

/** What of an order stands on its invoice; amounts in minor units. */
export interface SoldOrder {
  readonly currency: Currency;
  readonly items: readonly SoldItem[];
  /** The tax on the goods after discount. */
  readonly taxMinor: number;
  readonly taxRule: TaxRule;
  readonly shippingMinor: number | null;
  readonly paymentFeeMinor: number;
  readonly depositMinor: number;
}

/** What the shop's own services are called. */
interface ServiceNames {
  readonly delivery: string;
  readonly paymentFee: string;
}

const withinOf = (minor: number, { currency, taxRule }: SoldOrder): number =>
  percentWithin(money(minor, currency), taxRule.ratePercent).minor;

/** A line with its options as lines of their own, which share its discount by what they cost. */
function withOptionLines(item: SoldItem, currency: Currency): readonly SoldItem[] {
  const { options = [], quantity, discountMinor, unitMinor } = item;
  if (options.length === 0) return [item];
  const aloneMinor = options.reduce((left, option) => left - option.unitMinor, unitMinor);
  const parts = [
    { ...item, unitMinor: aloneMinor },
    ...options.map((option) => ({ ...item, ...option, detail: item.name })),
  ];
  const shares = allocate(
    money(discountMinor, currency),
    parts.map((part) => part.unitMinor),
  );
  return parts.map((part, index) => ({
    ...part,
    options: [],
    lineMinor: part.unitMinor * quantity,
    discountMinor: shares[index]?.minor ?? 0,
  }));
}

function goodsLines(order: SoldOrder): readonly InvoiceLine[] {
  const { taxRule, currency } = order;
  const items = order.items.flatMap((item) => withOptionLines(item, currency));
  const isAdded = taxRule.mode === 'added';
  const paid = items.map(({ lineMinor, discountMinor }) => lineMinor - discountMinor);
  const taxes = allocate(money(order.taxMinor, currency), paid);
  const netOf = (minor: number) => (isAdded ? minor : minor - withinOf(minor, order));
  return items.map(({ name, detail, quantity, unitMinor, discountMinor, isRental }, index) => {
    const taxMinor = taxes[index]?.minor ?? 0;
    const agreed = paid[index] ?? 0;
    const netMinor = isAdded ? agreed : agreed - taxMinor;
    return {
      kind: isRental ? 'rental' : 'goods',
      name,
      detail,
      quantity,
      unitNetMinor: netOf(unitMinor),
      discountMinor: netOf(discountMinor),
      netMinor,
      ratePercent: taxRule.ratePercent,
      taxMinor,
      grossMinor: netMinor + taxMinor,
    };
  });
}

/** A final amount (R9): nothing is added to it, so its tax is inside. */
function serviceLine(
  order: SoldOrder,
  { kind, name, grossMinor }: { kind: 'delivery' | 'payment-fee'; name: string; grossMinor: number },
): readonly InvoiceLine[] {
  if (grossMinor === 0) return [];
  const taxMinor = withinOf(grossMinor, order);
  const netMinor = grossMinor - taxMinor;
  const { ratePercent } = order.taxRule;
  return [
    {
      kind,
      name,
      detail: null,
      quantity: 1,
      unitNetMinor: netMinor,
      discountMinor: 0,
      netMinor,
      ratePercent,
      taxMinor,
      grossMinor,
    },
  ];
}

/**
 * What an order's invoice counts (R9): its goods with the order's tax shared among them to the last minor unit, delivery
 * and payment fee with the tax that they contain, and the deposit beside the sale. `payableMinor` is the order's total.
 */
export function orderAmounts(order: SoldOrder, names: ServiceNames): InvoiceAmounts {
  const { shippingMinor, paymentFeeMinor } = order;
  const lines = [
    ...goodsLines(order),
    ...serviceLine(order, { kind: 'delivery', name: names.delivery, grossMinor: shippingMinor ?? 0 }),
    ...serviceLine(order, { kind: 'payment-fee', name: names.paymentFee, grossMinor: paymentFeeMinor }),
  ];
  return amountsOf(lines, order);
}

/** Which lines of an order's invoice each of its items has, by their places from 0: its own, and one of each of its options. */
export function placesOfItems(
  items: readonly { readonly options?: readonly unknown[] }[],
): readonly (readonly number[])[] {
  let next = 0;
  return items.map(({ options = [] }) => Array.from({ length: 1 + options.length }, () => next++));
}
