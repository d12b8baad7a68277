import { grossLines, grossTotals } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax, type TaxRule } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { times, zero, type Money } from '../../domain/money/money.ts';
import { offeredLines, type QuoteLine, type QuoteOffer, type QuoteView } from '../../domain/quotes/quote.ts';
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

/** The lines of an offer, each with the price of a piece and of all of them, in the quote's language (R9). */
export function printedLines(
  quote: QuoteView,
  offer: QuoteOffer,
): readonly { line: QuoteLine; unit: PrintedAmount; sum: PrintedAmount }[] {
  const { locale, currency } = quote;
  const rule = ruleOf(offer);
  const print = (amount: Money) => formatMoney(amount, locale);
  const lines = offeredLines(quote, offer);
  const sums = lines.map(({ unit, quantity }) => times(unit, quantity));
  const gross = grossLines(sums, currency, rule);
  return lines.map(({ unit, ...line }, index) => ({
    line,
    unit: { gross: print(withTax(unit, rule)), net: print(withoutTax(unit, rule)) },
    sum: {
      gross: print(gross[index] ?? zero(currency)),
      net: print(withoutTax(sums[index] ?? zero(currency), rule)),
    },
  }));
}

/** What an offer comes to, row by row: the goods with tax and without it, the tax in them, delivery, the total (R9). */
export function printedSums(
  quote: QuoteView,
  offer: QuoteOffer,
  totalLabel: string,
): (readonly [label: string, amount: string])[] {
  const { locale } = quote;
  const { translate: t } = messagesOf(locale);
  const rule = ruleOf(offer);
  const { subtotal, tax, shipping, total } = offer.totals;
  const print = (amount: Money) => formatMoney(amount, locale);
  return [
    [`${t('totals.subtotal')}, ${t('cart.withTax')}`, print(grossTotals(offer.totals, rule).subtotal)],
    [`${t('totals.subtotal')}, ${t('cart.withoutTax')}`, print(withoutTax(subtotal, rule))],
    [t('totals.taxWithin', { rate: formatPercent(rule.ratePercent, locale) }), print(tax)],
    [t('totals.shipping'), shipping.minor === 0 ? t('page.delivery.free') : print(shipping)],
    [totalLabel, print(total)],
  ];
}
