import { type Currency, allocate, money, divideHalfUp } from '../money/money.ts';
import { amountsOf, sumOf, type InvoiceAmounts, type InvoiceLine } from './invoice-amounts.ts';

function reduced(line: InvoiceLine, byMinor: number): InvoiceLine {
  const { grossMinor: before, taxMinor: taxBefore, netMinor: netBefore } = line;
  const grossMinor = before - byMinor;
  const taxMinor = before === 0 ? 0 : divideHalfUp(BigInt(taxBefore) * BigInt(grossMinor), BigInt(before));
  const netMinor = grossMinor - taxMinor;
  return {
    ...line,
    discountMinor: line.discountMinor + netBefore - netMinor,
    netMinor,
    taxMinor,
    grossMinor,
  };
}

/** Takes an amount off lines by their share of what they cost; no more than that. */
function withoutShares(lines: readonly InvoiceLine[], minor: number, currency: Currency) {
  const shares = allocate(
    money(minor, currency),
    lines.map(({ grossMinor }) => grossMinor),
  );
  return lines.map((line, index) => reduced(line, shares[index]?.minor ?? 0));
}

/** Money that went back for some lines of a sale, as the rent of days that an early end left unused; `places` are theirs, from 0. */
export interface RefundOfLines {
  readonly places: readonly number[];
  readonly amountMinor: number;
}

/**
 * What a sale counts after money went back (domain.md, invoices): the amount is taken off the lines by their share of what they
 * cost, and each line's tax falls with it; what the sale does not cover comes off the deposit. What went back for some lines (`own`) is
 * taken off those first, as far as they go. Returning all leaves zeros. Throws on more than there is.
 */
export function correctAmounts(
  before: InvoiceAmounts,
  returnedMinor: number,
  own: readonly RefundOfLines[] = [],
): InvoiceAmounts {
  const { currency, total, payableMinor } = before;
  if (returnedMinor > payableMinor) throw new RangeError('More is returned than was invoiced');
  const ofSale = Math.min(returnedMinor, total.grossMinor);
  let { lines } = before;
  let restMinor = ofSale;
  for (const { places, amountMinor } of own) {
    const theirs = lines.filter((_, place) => places.includes(place));
    const taken = Math.min(amountMinor, restMinor, sumOf(theirs).grossMinor);
    const lessened = withoutShares(theirs, taken, currency).values();
    lines = lines.map((line, place) => (places.includes(place) ? (lessened.next().value ?? line) : line));
    restMinor -= taken;
  }
  return amountsOf(withoutShares(lines, restMinor, currency), {
    currency,
    depositMinor: before.depositMinor - (returnedMinor - ofSale),
  });
}

/** What changed from one state of a sale to the next, by rate and in all: negative where money went back. */
export function differenceOf(
  before: InvoiceAmounts,
  after: InvoiceAmounts,
): Pick<InvoiceAmounts, 'rates' | 'total' | 'depositMinor' | 'payableMinor'> {
  const rates = before.rates.map((rate) => {
    const now = after.rates.find(({ ratePercent }) => ratePercent === rate.ratePercent);
    return {
      ratePercent: rate.ratePercent,
      netMinor: (now?.netMinor ?? 0) - rate.netMinor,
      taxMinor: (now?.taxMinor ?? 0) - rate.taxMinor,
      grossMinor: (now?.grossMinor ?? 0) - rate.grossMinor,
    };
  });
  return {
    rates,
    total: sumOf(rates),
    depositMinor: after.depositMinor - before.depositMinor,
    payableMinor: after.payableMinor - before.payableMinor,
  };
}
