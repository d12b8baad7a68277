import { taxedLines } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { columnFormats } from '../../domain/money/format-money.ts';
import { money, times, type Money } from '../../domain/money/money.ts';
import { pricedLines, type QuoteOffer, type QuoteView } from '../../domain/quotes/quote.ts';
import { useT } from '../i18n/i18n.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { useTaxRule } from '../i18n/currency.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { GoodsRow } from '../orders/goods-row.tsx';

/** The goods of a quote at the offer's prices, beside what the shop asked for them that day. */
export function QuoteLines({ quote, offer }: { quote: QuoteView; offer: QuoteOffer | null }) {
  const t = useT();
  const { currency } = quote;
  const current = useTaxRule();
  const rule = offer === null ? current : { ratePercent: offer.taxRatePercent, mode: offer.taxMode };
  const lines = pricedLines(quote, offer);
  const amounts = taxedLines(
    lines.map(({ unit, quantity }) => times(unit, quantity)),
    currency,
    rule,
  );
  const print = columnFormats(amounts);
  const chosen = (amount: Money) => (
    <ChosenAmount
      gross={<Price money={withTax(amount, rule)} print={print.gross} />}
      net={<Price money={withoutTax(amount, rule)} print={print.net} />}
    />
  );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ unit, ...line }, index) => {
        return (
          <GoodsRow
            key={line.productId}
            line={line}
            amounts={
              <>
                <TwoPrices
                  price={times(unit, line.quantity)}
                  amounts={amounts[index]}
                  rule={rule}
                  print={print}
                  className="text-base"
                />
                <span className="mt-1 block text-xs text-muted">
                  {line.quantity} × {chosen(unit)}
                </span>
                {unit.minor !== line.listMinor && (
                  <span className="block text-xs text-muted">
                    {t('quote.listPrice')} {chosen(money(line.listMinor, currency))}
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </ul>
  );
}
