import ChevronRight from 'lucide-react/icons/chevron-right';
import { QUEUES, QUEUE_COUNT_MAX, type Queue } from '../../../domain/orders/queue.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { classNames } from '../../ui/class-names.ts';

/** What orders wait for, with how many they are and the way to them; a queue that is empty stands back. */
export function QueueList({ queues }: { queues: Readonly<Record<Queue, number>> }) {
  const t = useT();
  const isIdle = QUEUES.every((queue) => queues[queue] === 0);
  return (
    <>
      {isIdle && <p className="mb-8 text-lg">{t('backoffice.nothingWaits')}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {QUEUES.map((queue) => {
          const count = queues[queue];
          const isFull = count >= QUEUE_COUNT_MAX;
          return (
            <li key={queue} className="relative transition-colors hover:bg-surface">
              <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-5 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
                <span
                  aria-hidden="true"
                  className={classNames('text-2xl font-semibold tabular-nums', count === 0 && 'text-muted')}
                >
                  {isFull ? `${QUEUE_COUNT_MAX - 1}+` : count}
                </span>
                <span className="min-w-0">
                  <LocalLink
                    to={`/admin/orders?waits=${queue}`}
                    className={classNames('stretched font-semibold', count === 0 && 'text-muted')}
                  >
                    {t(`backoffice.queue.${queue}`)}
                    <span className="sr-only">
                      {', '}
                      {isFull
                        ? t('backoffice.queue.countMany', { count: QUEUE_COUNT_MAX - 1 })
                        : t('backoffice.queue.count', { count })}
                    </span>
                  </LocalLink>
                  <span className="mt-0.5 block text-sm text-muted">
                    {t(`backoffice.queue.${queue}.text`)}
                  </span>
                </span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
