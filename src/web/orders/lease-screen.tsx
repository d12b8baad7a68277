import type { ReactNode } from 'react';
import type { PlannedCharge } from '../../domain/rental/charge-day.ts';
import type { LeaseBilling } from '../../domain/rental/lease-billing.ts';
import { isOut as isLeaseOut, type LeaseView } from '../../domain/rental/lease-view.ts';
import type { LeasedMachineDocument } from '../../domain/rental/machine-document.ts';
import type { TerminationView } from '../../domain/rental/termination.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { GoodsRow } from './goods-row.tsx';
import { LeaseBills } from './lease-bills.tsx';
import { LeaseDeductions } from './lease-deductions.tsx';
import { LeaseDocuments } from './lease-documents.tsx';
import { LeasedMachines, LeaseFacts } from './lease-facts.tsx';
import { LeaseOperatorSection, type OperatorProblem } from './lease-operator.tsx';
import { LeaseTimeline, NextStep } from './lease-progress.tsx';
import { LeaseProtocols } from './lease-protocols.tsx';
import { LeaseReturn } from './lease-return.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Everything about a lease (C §2): what is rented, until when, how it stands, and what it costs. */
export function LeaseScreen({
  lease,
  documents,
  billing,
  charges = [],
  request = null,
  isOperatorSaved = false,
  problem,
  notice,
}: {
  lease: LeaseView;
  /** Those of its machines that its customer may have. */
  documents: readonly LeasedMachineDocument[];
  billing: LeaseBilling | null;
  /** The bills that the shop charges by itself. */
  charges?: readonly PlannedCharge[];
  /** The latest request to give its machines back. */
  request?: TerminationView | null;
  isOperatorSaved?: boolean;
  problem?: OperatorProblem | undefined;
  notice?: ReactNode;
}) {
  const t = useT();
  const path = usePath();
  const { item, machines, status, due } = lease;
  const isOut = isLeaseOut(lease);
  const isOverdue = due?.daysLeft != null && due.daysLeft < 0;
  return (
    <div data-uncovered="" className="container-page pt-6 pb-section">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        LinkComponent={ShopAnchor}
        items={[
          { name: t('nav.home'), link: path('/') },
          ...(lease.isGuests ? [] : [{ name: t('nav.profile'), link: path('/profile') }]),
          { name: item.name },
        ]}
      />
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl">
          <Unbroken text={item.name} />
        </h1>
        <StatusBadge status={status} />
      </div>
      {notice}
      {isOverdue && (
        <Alert tone="warning" title={t('lease.overdueTitle')} className="mb-10">
          {t('lease.overdueText')}
        </Alert>
      )}
      <NextStep lease={lease} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <TitledSection id="item" title={t('lease.equipment')}>
            <ul className="border-y border-line">
              <GoodsRow line={item} amounts={item.quantity > 1 && <>× {item.quantity}</>} />
            </ul>
          </TitledSection>
          {machines.length > 0 && (
            <TitledSection id="machines" title={t('lease.machines', { count: machines.length })}>
              <LeasedMachines machines={machines} />
            </TitledSection>
          )}
          {billing !== null && (isOut || billing.bills.length > 0 || billing.next !== null) && (
            <TitledSection
              id="bills"
              title={t(billing.bills.length > 0 || billing.next !== null ? 'lease.bills' : 'lease.term')}
            >
              <LeaseBills
                leaseId={lease.id}
                currency={lease.order.currency}
                isOut={isOut}
                billing={billing}
                charges={charges}
              />
            </TitledSection>
          )}
          {request !== null && <LeaseReturn request={request} lease={lease} />}
          <LeaseOperatorSection lease={lease} isSaved={isOperatorSaved} problem={problem} />
          <LeaseProtocols lease={lease} />
          <LeaseDeductions lease={lease} />
          <TitledSection id="history" title={t('lease.history')}>
            <LeaseTimeline lease={lease} />
          </TitledSection>
        </div>
        <aside className="flex flex-col gap-8">
          <TitledSection id="facts" title={t('lease.facts')} isPanel>
            <LeaseFacts lease={lease} />
          </TitledSection>
          <LeaseDocuments lease={lease} documents={documents} />
          <div>
            <ButtonLink to={`/support/tickets/new?lease=${lease.id}`} size="sm">
              {t('ticket.ask.lease')}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </div>
  );
}
