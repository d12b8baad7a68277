import type { OrderView } from '../../domain/orders/order-view.ts';
import { useLookUp, useT } from '../i18n/i18n.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimelineStep } from './timeline-step.tsx';

/** What has happened to an order, newest last: the state, the reason in words if it has any, who and when. */
export function OrderTimeline({ order: { events, currency } }: { order: OrderView }) {
  const t = useT();
  const lookUp = useLookUp();
  return (
    <ol className="flex flex-col">
      {events.map(({ at, toStatus, reason, actor }) => (
        <TimelineStep key={`${at} ${reason}`} actor={t(`order.actor.${actor}`)} at={at} currency={currency}>
          <StatusBadge status={toStatus} />
          <span className="text-sm">{lookUp(`order.event.${reason}`)}</span>
        </TimelineStep>
      ))}
    </ol>
  );
}
