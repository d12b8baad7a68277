import { allocate } from '../money/allocate.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import { money } from '../money/money.ts';
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

/**
 * What a sale counts after money went back (domain.md, invoices): the amount is taken off the lines by their share of what they
 * cost, and each line's tax falls with it; what the sale does not cover comes off the deposit. Returning all leaves
 * zeros. Throws on more than there is.
 */
export function correctAmounts(before: InvoiceAmounts, returnedMinor: number): InvoiceAmounts {
  const { currency, lines, total, payableMinor } = before;
  if (returnedMinor > payableMinor) throw new RangeError('More is returned than was invoiced');
  const ofSale = Math.min(returnedMinor, total.grossMinor);
  const shares = allocate(
    money(ofSale, currency),
    lines.map(({ grossMinor }) => grossMinor),
  );
  return amountsOf(
    lines.map((line, index) => reduced(line, shares[index]?.minor ?? 0)),
    { currency, depositMinor: before.depositMinor - (returnedMinor - ofSale) },
  );
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
