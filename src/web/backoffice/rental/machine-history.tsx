import { currencyIn } from '../../../domain/locale/market.ts';
import type { MachineEvent } from '../../../domain/rental/machine-event.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TimelineStep } from '../../orders/timeline-step.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { ListPages } from '../list-pages.tsx';
import type { Machine } from './staff-machine.ts';

/** What staff did with a machine, the latest first, with who and when. */
export function MachineHistory({
  machine: { id, market },
  events,
  after,
  next,
}: {
  machine: Pick<Machine, 'id' | 'market'>;
  events: readonly MachineEvent[];
  after: number | null;
  next: number | null;
}) {
  const t = useT();
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <TitledSection id="history" title={t('backoffice.machines.history')}>
      <ol className="flex flex-col">
        {events.map(({ id: key, kind, firstDay, lastDay, detail, at, name }) => (
          <TimelineStep
            key={key}
            actor={name ?? t('backoffice.actor.staff')}
            at={at}
            currency={currencyIn(market)}
          >
            <span className="text-sm font-semibold">{t(`backoffice.machines.event.${kind}`)}</span>
            {firstDay !== null && lastDay !== null && (
              <span className="text-sm">{printPeriod({ firstDay, lastDay }, locale)}</span>
            )}
            {detail !== null && detail !== '' && <span className="text-sm break-words">{detail}</span>}
          </TimelineStep>
        ))}
      </ol>
      <ListPages
        after={after === null ? null : String(after)}
        next={next === null ? null : String(next)}
        address={(step) => `/admin/machines/${id}${step === null ? '' : `?history=${step}`}#history`}
      />
    </TitledSection>
  );
}
