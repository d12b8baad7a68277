import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';

/** Bulk orders, each leading to where its delivery is priced (R10). */
export function DeliveryList({ orders }: { orders: readonly OrderView[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map(({ id, orderNumber: number, createdAt, currency, totalMinor, shippingAddress: to }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 hover:bg-surface sm:-mx-4 sm:px-4"
        >
          <div className="min-w-0">
            <LocalLink
              to={`/admin/quotes/deliveries/${id}`}
              className="stretched font-semibold hover:underline"
            >
              {t('order.title', { number })}
            </LocalLink>
            <p className="mt-1.5 text-sm break-words text-muted">
              {to.city}, {to.firstName} {to.lastName},{' '}
              <time dateTime={createdAt}>
                {formatDate(createdAt, locale, timeZoneOf(marketOf(currency)), 'short')}
              </time>
            </p>
          </div>
          <Price money={money(totalMinor, currency)} className="font-semibold" />
        </li>
      ))}
    </ul>
  );
}
