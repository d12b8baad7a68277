import { money, times } from '../../domain/money/money.ts';
import { pricedLines } from '../../domain/quotes/offered-lines.ts';
import type { QuoteOffer, QuoteView } from '../../domain/quotes/quote-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { GoodsRow } from '../orders/goods-row.tsx';

/** The goods of a quote at the offer's prices, beside what the shop asked for them that day. */
export function QuoteLines({ quote, offer }: { quote: QuoteView; offer: QuoteOffer | null }) {
  const t = useT();
  const { currency } = quote;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pricedLines(quote, offer).map(({ unit, ...line }) => {
        return (
          <GoodsRow
            key={line.productId}
            line={line}
            amounts={
              <>
                <Price money={times(unit, line.quantity)} className="text-base font-semibold" />
                <span className="block text-muted">
                  {line.quantity} × <Price money={unit} />
                </span>
                {unit.minor !== line.listMinor && (
                  <span className="block text-muted">
                    {t('quote.listPrice')} <Price money={money(line.listMinor, currency)} />
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
