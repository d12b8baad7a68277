import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useLookUp } from '../i18n/i18n.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What has happened to an order, newest last; a reason without a text is left out. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const locale = useLocale();
  const lookUp = useLookUp();
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (
    <ol className="flex flex-col">
      {order.events.map((event) => (
        <li
          key={`${event.at} ${event.toStatus}`}
          className="relative flex flex-col items-start gap-1.5 pb-6 pl-6 last:pb-0 before:absolute before:top-2 before:bottom-0 before:left-[3px] before:w-px before:bg-line last:before:hidden"
        >
          <span aria-hidden="true" className="absolute top-2 left-0 size-[7px] rounded-full bg-line-strong" />
          <StatusBadge status={event.toStatus} />
          <span className="text-sm">{lookUp(`order.event.${event.reason}`)}</span>
          <time dateTime={event.at} className="text-xs text-muted">
            {formatDate(event.at, locale, timeZone, 'long')}
          </time>
        </li>
      ))}
    </ol>
  );
}
