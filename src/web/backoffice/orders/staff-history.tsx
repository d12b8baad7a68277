import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import type { StaffEvent } from './staff-details.ts';

/** What has happened to an order, newest last, with the name of who did it. */
export function StaffHistory({ order, events }: { order: OrderView; events: readonly StaffEvent[] }) {
  const t = useT();
  const locale = useLocale();
  const lookUp = useLookUp();
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (
    <ol className="divide-y divide-line border-y border-line text-sm">
      {events.map((event) => (
        <li
          key={`${event.at} ${event.reason}`}
          className="grid gap-x-6 gap-y-1.5 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span>
            <StatusBadge status={event.toStatus} />
          </span>
          <span className="min-w-0">
            {lookUp(`order.event.${event.reason}`)}
            <span className="block text-xs text-muted">
              {event.name === null ? '' : `${event.name}, `}
              {t(`backoffice.actor.${event.actor}`)},{' '}
              <time dateTime={event.at}>{formatDate(event.at, locale, timeZone, 'long')}</time>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
