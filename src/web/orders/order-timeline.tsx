import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useLookUp, useT } from '../i18n/i18n.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What has happened to an order, newest last: the state, the reason in words if it has any, who and when. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const t = useT();
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
          <span className="text-xs text-muted">
            {t(`order.actor.${event.actor}`)},{' '}
            <time dateTime={event.at}>{formatDate(event.at, locale, timeZone, 'long')}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
