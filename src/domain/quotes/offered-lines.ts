import { money, type Currency, type Money } from '../money/money.ts';
import type { OfferTerms, QuoteLine } from './quote-view.ts';

/**
 * The lines of a quote, each with its unit price in the offer. Throws a RangeError unless the offer prices every line:
 * a missing price must never be read as zero.
 */
export function offeredLines<Line extends Pick<QuoteLine, 'quantity'>>(
  { currency, lines }: { readonly currency: Currency; readonly lines: readonly Line[] },
  { unitsMinor, version }: Pick<OfferTerms, 'unitsMinor' | 'version'>,
): (Line & { readonly unit: Money })[] {
  if (unitsMinor.length !== lines.length) {
    throw new RangeError(`Offer ${version} has ${unitsMinor.length} prices for ${lines.length} lines`);
  }
  return lines.map((line, index) => {
    const minor = unitsMinor[index];
    if (minor === undefined) throw new RangeError(`Offer ${version} has no price for line ${index}`);
    return { ...line, unit: money(minor, currency) };
  });
}

/** The same with the shop's own prices of the day of the request while there is no offer. */
export const pricedLines = <Line extends Pick<QuoteLine, 'quantity' | 'listMinor'>>(
  quote: { readonly currency: Currency; readonly lines: readonly Line[] },
  offer: Pick<OfferTerms, 'unitsMinor' | 'version'> | null,
): (Line & { readonly unit: Money })[] =>
  offer === null
    ? quote.lines.map((line) => ({ ...line, unit: money(line.listMinor, quote.currency) }))
    : offeredLines(quote, offer);
