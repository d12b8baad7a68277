import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { dismissCartNews, useCartNews } from './cart-news.ts';

/** What the shopper should know before going on: what became of the lines, and prices that are no longer the same. */
export function CartAlerts({
  isUnavailable,
  hasNewPrices,
}: {
  isUnavailable: boolean;
  hasNewPrices: boolean;
}) {
  const t = useT();
  const news = useCartNews();
  return (
    <div className="flex flex-col gap-3 not-empty:mb-6">
      {news.length > 0 && (
        <Alert
          title={t('cart.page.news')}
          action={
            <Button size="sm" onClick={dismissCartNews}>
              {t('cart.page.newsRead')}
            </Button>
          }
        >
          <ul>
            {news.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isUnavailable && (
        <Alert tone="warning" live title={t('error.page.unavailable.title')}>
          {t('error.page.unavailable.text')}
        </Alert>
      )}
      {hasNewPrices && (
        <Alert tone="warning" live>
          {t('cart.newPrices')}
        </Alert>
      )}
    </div>
  );
}
