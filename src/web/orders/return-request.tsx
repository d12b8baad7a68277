import { Form, useNavigation } from 'react-router';
import { marketOf } from '../../domain/locale/market.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { isSentBack, mayTakeBack, type TerminationView } from '../../domain/rental/termination.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ReturnFacts } from './lease-return.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TrackingForm } from './tracking-form.tsx';

/** A request that was made, with what its customer can still do: say how it was sent, and take it back. */
export function ReturnRequested({ request, lease }: { request: TerminationView; lease: LeaseView }) {
  const t = useT();
  const isPending = useNavigation().formData?.get('intent') === 'take-back';
  return (
    <section aria-labelledby="request" className="rounded-lg bg-surface p-6">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="request" className="text-xl">
          {t(request.reason === 'not-asked' ? 'lease.return.early' : 'lease.return.requested')}
        </h2>
        <StatusBadge status={request.status} />
      </div>
      <ReturnFacts request={request} lease={lease} />
      {isSentBack(request) && (
        <div className="mt-6 border-t border-line pt-6">
          <h3 className="mb-1 text-base font-semibold">{t('lease.return.track.title')}</h3>
          <p className="mb-4 text-sm text-muted">{t('lease.return.track.text')}</p>
          <TrackingForm
            key={request.tracking?.number}
            market={marketOf(lease.order.currency)}
            tracking={request.tracking}
            hidden={{ intent: 'track' }}
          />
        </div>
      )}
      {mayTakeBack(request.status) && (
        <Form method="post" className="mt-5">
          <input type="hidden" name="intent" value="take-back" />
          <Button type="submit" loading={isPending}>
            {t('lease.return.takeBack')}
          </Button>
        </Form>
      )}
    </section>
  );
}
