import { LEASE_STATUSES } from '../../domain/rental/lease-steps.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { useLookUp, useT } from '../i18n/i18n.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimelineStep } from './timeline-step.tsx';

/** What happens next with a lease, in one sentence. */
export function NextStep({
  lease: { status, depositMinor, depositBackMinor },
}: {
  lease: Pick<LeaseView, 'status' | 'depositMinor' | 'depositBackMinor'>;
}) {
  const t = useT();
  const next = LEASE_STATUSES.find((each) => each === status);
  if (next === undefined) return null;
  const isKept = next === 'COMPLETED' && depositMinor !== null && depositMinor > 0 && depositBackMinor === 0;
  return (
    <p className="mb-10 max-w-measure">
      <span className="font-semibold">{t('lease.next.title')}:</span>{' '}
      {t(isKept ? 'lease.next.kept' : `lease.next.${next}`)}
    </p>
  );
}

/** What has happened to a lease, newest last. */
export function LeaseTimeline({ lease: { events, order } }: { lease: LeaseView }) {
  const t = useT();
  const lookUp = useLookUp();
  return (
    <ol className="flex flex-col">
      {events.map(({ at, toStatus, reason, actor }) => (
        <TimelineStep
          key={`${at} ${toStatus}`}
          actor={t(`order.actor.${actor}`)}
          at={at}
          currency={order.currency}
        >
          <StatusBadge status={toStatus} />
          <span className="text-sm">{lookUp(`lease.event.${reason}`)}</span>
        </TimelineStep>
      ))}
    </ol>
  );
}
