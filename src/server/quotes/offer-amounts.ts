import { taxedLines, taxedTotals } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { columnFormat, formatMoney } from '../../domain/money/format-money.ts';
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

/** How amounts under each other are written: documents have all of them with two decimals, e-mails are given `columnFormat`. */
type FormatOf = (amounts: readonly Money[]) => typeof formatMoney;
const ofDocuments: FormatOf = () => formatMoney;

function printLines(
  { locale, currency }: QuoteView,
  lines: readonly (QuoteLine & { readonly unit: Money })[],
  { rule, formatOf }: { readonly rule: TaxRule; readonly formatOf: FormatOf },
): readonly PrintedLine[] {
  const alone = (amount: Money) => formatOf([amount])(amount, locale);
  const sums = lines.map(({ unit, quantity }) => times(unit, quantity));
  const amounts = taxedLines(sums, currency, rule);
  const gross = formatOf(amounts.map((each) => each.gross));
  const net = formatOf(amounts.map((each) => each.net));
  return lines.map(({ unit, ...line }, index) => ({
    line,
    unit: { gross: alone(withTax(unit, rule)), net: alone(withoutTax(unit, rule)) },
    sum: {
      gross: gross(amounts[index]?.gross ?? zero(currency), locale),
      net: net(amounts[index]?.net ?? zero(currency), locale),
    },
  }));
}

/** The lines of an offer, each with the price of a piece and of all of them, in the quote's language (R9). */
export const printedLines = (
  quote: QuoteView,
  offer: QuoteOffer,
  formatOf: FormatOf = ofDocuments,
): readonly PrintedLine[] => printLines(quote, offeredLines(quote, offer), { rule: ruleOf(offer), formatOf });

/** The same at the shop's own prices of the day of the request, taxed by `rule`, before there is an offer. */
export const printedListLines = (quote: QuoteView, rule: TaxRule): readonly PrintedLine[] =>
  printLines(quote, pricedLines(quote, null), { rule, formatOf: columnFormat });

/** What an offer comes to, row by row: the goods with tax and without it, the tax in them, delivery, the total (R9). */
export function printedSums(
  quote: QuoteView,
  offer: QuoteOffer,
  { totalLabel, formatOf = ofDocuments }: { readonly totalLabel: string; readonly formatOf?: FormatOf },
): (readonly [label: string, amount: string])[] {
  const { locale } = quote;
  const { translate: t } = messagesOf(locale);
  const rule = ruleOf(offer);
  const { tax, shipping, total } = offer.totals;
  const { subtotal } = taxedTotals(offer.totals, rule);
  const format = formatOf([subtotal.gross, subtotal.net, tax, shipping, total]);
  const print = (amount: Money) => format(amount, locale);
  return [
    [`${t('totals.subtotal')}, ${t('cart.withTax')}`, print(subtotal.gross)],
    [`${t('totals.subtotal')}, ${t('cart.withoutTax')}`, print(subtotal.net)],
    [t('totals.taxWithin', { rate: formatPercent(rule.ratePercent, locale) }), print(tax)],
    [t('totals.shipping'), shipping.minor === 0 ? t('page.delivery.free') : print(shipping)],
    [totalLabel, print(total)],
  ];
}
