import type { Currency } from '../money/money.ts';

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
export interface RateTotal extends TaxedAmounts {
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
