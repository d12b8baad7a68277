import { formatDate } from '../../domain/locale/format-date.ts';
import { isOut, type LeaseView, type UpcomingReturn } from '../../domain/rental/lease-view.ts';
import type { TerminationView } from '../../domain/rental/termination.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { DayQuestion } from './day-question.tsx';
import { LeasePage } from './lease-page.tsx';
import { ReturnChoice } from './return-choice.tsx';
import { ReturnRequested } from './return-request.tsx';
import { ReturnRequestForm, type MadeOffer } from './return-request-form.tsx';

type Found =
  | { readonly kind: 'choice'; readonly returns: readonly UpcomingReturn[] }
  | {
      readonly kind: 'lease';
      readonly lease: LeaseView;
      readonly latest: TerminationView | null;
      readonly returnOn: string | null;
      /** What that day comes to, or why it cannot be. */
      readonly offer: MadeOffer | { readonly ok: false; readonly reason: string } | null;
    };

/** Asks on which day, and says what that comes to, before anything is asked for. */
function GiveBack({ lease, latest, returnOn, offer }: Extract<Found, { kind: 'lease' }>) {
  const t = useT();
  const locale = useLocale();
  const { due } = lease;
  const isOpen = latest !== null && !['REJECTED', 'CANCELLED', 'COMPLETED'].includes(latest.status);
  const refusal = offer?.ok === false ? offer.reason : null;
  const isWithCustomer = isOut(lease);
  return (
    <>
      {latest !== null && <ReturnRequested request={latest} lease={lease} />}
      {!isOpen && !isWithCustomer && <Alert tone="info" title={t('lease.return.refused.lease-not-out')} />}
      {!isOpen && isWithCustomer && (
        <>
          <DayQuestion
            name="returnOn"
            label={t('lease.return.day')}
            hint={
              due === null
                ? undefined
                : t('lease.return.dayHint', { day: formatDate(due.day, locale, 'UTC', 'short') })
            }
            max={due?.day}
            value={returnOn}
            hidden={{ leaseId: lease.id }}
          />
          <div role="status">
            {refusal !== null && <Alert tone="warning" title={t(refusalKey(refusal))} />}
            {offer?.ok && returnOn !== null && (
              <ReturnRequestForm
                key={returnOn}
                currency={lease.order.currency}
                depositMinor={lease.depositMinor ?? 0}
                returnOn={returnOn}
                offer={offer}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

function refusalKey(reason: string) {
  switch (reason) {
    case 'return-too-late':
      return 'lease.return.refused.return-too-late';
    case 'return-by-staff':
      return 'lease.return.refused.return-by-staff';
    default:
      return 'lease.return.refused.return-day-over';
  }
}

/** Gives the machines of a lease back, at its end or before (C §2): on which day, why, how, and what that comes to, said before it is asked for. */
export function ReturnLeaseScreen({ found, problem }: { found: Found; problem: string | null }) {
  const t = useT();
  return (
    <LeasePage title={t('lease.return.title')} lease={found.kind === 'lease' ? found.lease : null}>
      {problem !== null && <Alert tone="warning" live title={problem} className="max-w-160" />}
      {found.kind === 'choice' ? <ReturnChoice returns={found.returns} /> : <GiveBack {...found} />}
    </LeasePage>
  );
}
