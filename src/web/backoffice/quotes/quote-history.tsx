import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import type { QuoteView } from '../../../domain/quotes/quote-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { QuoteBadge } from '../../quotes/quote-badge.tsx';

/** What has happened to a request, and what each version of the offer came to. */
export function QuoteHistory({ quote }: { quote: QuoteView }) {
  const t = useT();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(quote.currency));
  const offers = quote.events.filter(({ toStatus }) => toStatus === 'OFFERED');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-5 text-xl">
        {t('order.history')}
      </h2>
      <ol className="flex flex-col">
        {quote.events.map((event) => {
          const offer = event.toStatus === 'OFFERED' ? quote.offers[offers.indexOf(event)] : undefined;
          return (
            <li
              key={`${event.at} ${event.toStatus}`}
              className="relative flex flex-col items-start gap-1.5 pb-6 pl-6 last:pb-0 before:absolute before:top-2 before:bottom-0 before:left-[3px] before:w-px before:bg-line last:before:hidden"
            >
              <span
                aria-hidden="true"
                className="absolute top-2 left-0 size-[7px] rounded-full bg-line-strong"
              />
              <QuoteBadge status={event.toStatus} />
              {offer && (
                <span className="text-sm">
                  {t('backoffice.quotes.versionLine', {
                    version: offer.version,
                    total: formatMoney(offer.totals.total, locale),
                    date: formatDate(offer.validUntil, locale, 'UTC', 'short'),
                  })}
                </span>
              )}
              {event.note !== null && <span className="text-sm whitespace-pre-line">{event.note}</span>}
              <span className="text-xs text-muted">
                {t(`backoffice.quotes.actor.${event.actor}`)},{' '}
                <time dateTime={event.at}>{formatDate(event.at, locale, timeZone, 'long')}</time>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
