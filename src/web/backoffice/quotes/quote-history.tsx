import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import type { QuoteView } from '../../../domain/quotes/quote-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TimelineStep } from '../../orders/timeline-step.tsx';
import { QuoteBadge } from '../../quotes/quote-badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

/** What has happened to a request, and what each version of the offer came to. */
export function QuoteHistory({ quote }: { quote: QuoteView }) {
  const t = useT();
  const locale = useLocale();
  const offers = quote.events.filter(({ toStatus }) => toStatus === 'OFFERED');
  return (
    <TitledSection id="history" title={t('order.history')}>
      <ol className="flex flex-col">
        {quote.events.map((event) => {
          const offer = event.toStatus === 'OFFERED' ? quote.offers[offers.indexOf(event)] : undefined;
          return (
            <TimelineStep
              key={`${event.at} ${event.toStatus}`}
              actor={t(`backoffice.quotes.actor.${event.actor}`)}
              at={event.at}
              currency={quote.currency}
            >
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
            </TimelineStep>
          );
        })}
      </ol>
    </TitledSection>
  );
}
