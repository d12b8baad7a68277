import { money } from '../../domain/money/money.ts';
import type { QuoteOffer, QuoteView } from '../../domain/quotes/quote-view.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { Picture } from '../ui/picture.tsx';

/** The goods of a quote at the offer's prices, beside what the shop asked for them that day. */
export function QuoteLines({ quote, offer }: { quote: QuoteView; offer: QuoteOffer | null }) {
  const t = useT();
  const { currency } = quote;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quote.lines.map((line, index) => {
        const unitMinor = offer?.unitsMinor[index] ?? line.listMinor;
        return (
          <li key={line.productId} className="flex items-start gap-4 py-5 sm:gap-6">
            <PictureTile className="size-20 shrink-0 rounded-md sm:size-24">
              <Picture fill source={pictureOf(line.picture)} alt="" sizes="96px" />
            </PictureTile>
            <div className="flex min-w-0 flex-1 flex-col gap-x-8 gap-y-2 sm:flex-row sm:justify-between">
              <div className="min-w-0">
                <p className="text-xs text-muted">
                  {line.brand}, {line.articleNumber}
                </p>
                <LocalLink
                  to={`/product/${line.productId}`}
                  className="leading-snug font-semibold hover:underline"
                >
                  {line.name}
                </LocalLink>
              </div>
              <p className="shrink-0 text-sm sm:text-right">
                <Price
                  money={money(unitMinor * line.quantity, currency)}
                  className="text-base font-semibold"
                />
                <span className="block text-muted">
                  {line.quantity} × <Price money={money(unitMinor, currency)} />
                </span>
                {unitMinor !== line.listMinor && (
                  <span className="block text-muted">
                    {t('quote.listPrice')} <Price money={money(line.listMinor, currency)} />
                  </span>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
