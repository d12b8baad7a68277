import { taxedLines, taxedTotals } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { times, zero, type Money } from '../../domain/money/money.ts';
import {
  offeredLines,
  pricedLines,
  type QuoteLine,
  type QuoteOffer,
  type QuoteView,
} from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';

/** An amount as it is printed: with tax, and without it. */
export interface PrintedAmount {
  readonly gross: string;
  readonly net: string;
}

const ruleOf = ({ taxRatePercent: ratePercent, taxMode: mode }: QuoteOffer): TaxRule => ({
  ratePercent,
  mode,
});

/** A line of a quote with the price of a piece and of all of them. */
interface PrintedLine {
  readonly line: QuoteLine;
  readonly unit: PrintedAmount;
  readonly sum: PrintedAmount;
}

function printLines(
  { locale, currency }: QuoteView,
  lines: readonly (QuoteLine & { readonly unit: Money })[],
  rule: TaxRule,
): readonly PrintedLine[] {
  const print = (amount: Money) => formatMoney(amount, locale);
  const sums = lines.map(({ unit, quantity }) => times(unit, quantity));
  const amounts = taxedLines(sums, currency, rule);
  return lines.map(({ unit, ...line }, index) => ({
    line,
    unit: { gross: print(withTax(unit, rule)), net: print(withoutTax(unit, rule)) },
    sum: {
      gross: print(amounts[index]?.gross ?? zero(currency)),
      net: print(amounts[index]?.net ?? zero(currency)),
    },
  }));
}

/** The lines of an offer, each with the price of a piece and of all of them, in the quote's language (R9). */
export const printedLines = (quote: QuoteView, offer: QuoteOffer): readonly PrintedLine[] =>
  printLines(quote, offeredLines(quote, offer), ruleOf(offer));

/** The same at the shop's own prices of the day of the request, taxed by `rule`, before there is an offer. */
export const printedListLines = (quote: QuoteView, rule: TaxRule): readonly PrintedLine[] =>
  printLines(quote, pricedLines(quote, null), rule);

/** What an offer comes to, row by row: the goods with tax and without it, the tax in them, delivery, the total (R9). */
export function printedSums(
  quote: QuoteView,
  offer: QuoteOffer,
  totalLabel: string,
): (readonly [label: string, amount: string])[] {
  const { locale } = quote;
  const { translate: t } = messagesOf(locale);
  const rule = ruleOf(offer);
  const { tax, shipping, total } = offer.totals;
  const { subtotal } = taxedTotals(offer.totals, rule);
  const print = (amount: Money) => formatMoney(amount, locale);
  return [
    [`${t('totals.subtotal')}, ${t('cart.withTax')}`, print(subtotal.gross)],
    [`${t('totals.subtotal')}, ${t('cart.withoutTax')}`, print(subtotal.net)],
    [t('totals.taxWithin', { rate: formatPercent(rule.ratePercent, locale) }), print(tax)],
    [t('totals.shipping'), shipping.minor === 0 ? t('page.delivery.free') : print(shipping)],
    [totalLabel, print(total)],
  ];
}
