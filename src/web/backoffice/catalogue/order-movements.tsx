import type { StockMovement } from '../../../domain/orders/stock-movement.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';

/** What orders took of a product and gave back, so that its stock can be followed; staff's own movements are in the history. */
export function OrderMovements({ movements }: { movements: readonly StockMovement[] }) {
  const t = useT();
  const locale = useLocale();
  if (movements.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 mb-3 text-base font-semibold">{t('backoffice.product.stockByOrders')}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {movements.map(({ id, at, pieces, orderId, orderNumber }) => (
          <li key={id} className="flex items-baseline gap-x-4 py-2">
            <span className="w-10 shrink-0 text-right font-semibold">
              {pieces > 0 ? `+${pieces}` : `−${-pieces}`}
            </span>
            <span className="min-w-0 flex-1">
              {orderId === null ? (
                t('backoffice.product.stockOrderGone')
              ) : (
                <LocalLink to={`/admin/orders/${orderId}`} className="underline underline-offset-4">
                  {orderNumber}
                </LocalLink>
              )}
              {pieces > 0 && <span className="text-muted"> · {t('backoffice.product.stockGivenBack')}</span>}
            </span>
            <time dateTime={at} className="shrink-0 text-muted">
              {formatDate(at, locale, 'Europe/Kyiv', 'moment')}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
