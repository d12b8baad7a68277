import type { QuoteView } from '../../domain/quotes/quote.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

/** What a quote's state means for its customer; nothing while an offer waits for an answer. */
export function QuoteNotice({
  quote: { status, email, orderId, events },
  isJustSent,
  isOrderOwn,
}: {
  quote: QuoteView;
  isJustSent: boolean;
  isOrderOwn: boolean;
}) {
  const t = useT();
  switch (status) {
    case 'REQUESTED':
      return (
        <Alert
          tone={isJustSent ? 'success' : 'info'}
          live={isJustSent}
          title={t(isJustSent ? 'quote.notice.sent' : 'quote.notice.requested')}
        >
          {t('quote.notice.requestedText', { email })}
        </Alert>
      );
    case 'ACCEPTED':
      return (
        <Alert
          tone="success"
          title={t('quote.notice.accepted')}
          action={
            isOrderOwn &&
            orderId !== null && (
              <ButtonLink to={`/order/${orderId}`} size="sm">
                {t('order.pay.toOrder')}
              </ButtonLink>
            )
          }
        />
      );
    case 'DECLINED':
      return (
        <Alert tone="info" title={t('quote.notice.declined')}>
          <span className="whitespace-pre-line">{events.at(-1)?.note}</span>
        </Alert>
      );
    case 'EXPIRED':
      return (
        <Alert
          tone="warning"
          title={t('quote.notice.expired')}
          action={
            <ButtonLink to="/contact" size="sm">
              {t('quote.lost.contact')}
            </ButtonLink>
          }
        >
          {t('quote.notice.expiredText')}
        </Alert>
      );
    case 'WITHDRAWN':
      return <Alert tone="info" title={t('quote.notice.withdrawn')} />;
    case 'OFFERED':
      return null;
  }
}
