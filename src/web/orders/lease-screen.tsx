import type { ReactNode } from 'react';
import { termsOfOrder } from '../../content/pages/published-documents.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { money } from '../../domain/money/money.ts';
import type { LeaseBilling } from '../../domain/rental/lease-billing.ts';
import { machineDocumentAddress, type LeasedMachineDocument } from '../../domain/rental/machine-document.ts';
import { LEASE_STATUSES } from '../../domain/rental/lease-steps.ts';
import { isOut as isLeaseOut, type LeaseView } from '../../domain/rental/lease-view.ts';
import type { PlannedCharge } from '../../domain/rental/charge-day.ts';
import type { TerminationView } from '../../domain/rental/termination.ts';
import { periodTerm } from '../../domain/rental/rental-days.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { useLocale, useLookUp, useT } from '../i18n/i18n.tsx';
import { LocalLink, ShopAnchor, usePath } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { GoodsRow } from './goods-row.tsx';
import { contractTitle } from './order-documents.tsx';
import { DocumentLink } from './issued-documents.tsx';
import { LeaseBills } from './lease-bills.tsx';
import { LeaseOperatorSection, type OperatorProblem } from './lease-operator.tsx';
import { LeaseDeductions } from './lease-deductions.tsx';
import { LeaseProtocols } from './lease-protocols.tsx';
import { LeaseReturn } from './lease-return.tsx';
import { ReturnNote } from './return-note.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimelineStep } from './timeline-step.tsx';
import { useDocumentLink, useKeptKey } from './use-document-link.ts';

/** What has happened to a lease, newest last. */
function LeaseTimeline({ lease: { events, order } }: { lease: LeaseView }) {
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

/** The machines by their numbers, and by their names where they are not what was ordered. */
function Machines({ machines }: Pick<LeaseView, 'machines'>) {
  const t = useT();
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {machines.map(({ inventoryNumber, serialNumber, product }) => (
        <li key={inventoryNumber} className="flex flex-wrap gap-x-6 gap-y-1 py-3.5">
          <span className="font-medium">{t('lease.inventory', { number: inventoryNumber })}</span>
          {serialNumber !== null && (
            <span className="text-muted">{t('lease.serial', { number: serialNumber })}</span>
          )}
          {product != null && (
            <span className="basis-full text-muted">
              <Unbroken text={product.name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its days, when it comes back, what it costs and the order that it is of. */
function LeaseFacts({ lease }: { lease: LeaseView }) {
  const t = useT();
  const locale = useLocale();
  const { item, period, due, order, priceMinor, depositMinor, depositBackMinor } = lease;
  const orderPath = useKeptKey()(`/order/${order.id}`);
  const { duration, count } = periodTerm(period, item.rental);
  const { earlyEnd } = lease;
  const price = (minor: number) => <Price money={money(minor, order.currency)} />;
  const fact = (term: string, value: ReactNode) => ({ term, value });
  const facts = [
    period && fact(t('lease.period'), printPeriod(period, locale)),
    fact(t('lease.term'), t('duration.count', { duration, count })),
    item.options !== undefined &&
      item.options.length > 0 &&
      fact(t('lease.options'), item.options.map(({ name }) => name).join('; ')),
    due &&
      fact(
        t('lease.return'),
        <>
          <time dateTime={due.day} className="block">
            {formatDate(due.day, locale, 'UTC', 'short')}
          </time>
          <ReturnNote due={due} />
        </>,
      ),
    fact(t('lease.price'), price(priceMinor)),
    earlyEnd !== null && fact(t('lease.return.fee'), price(earlyEnd.feeMinor)),
    earlyEnd !== null && earlyEnd.refundMinor > 0 && fact(t('lease.rentBack'), price(earlyEnd.refundMinor)),
    depositMinor !== null && fact(t('lease.deposit'), price(depositMinor)),
    depositBackMinor !== null && fact(t('lease.depositBack'), price(depositBackMinor)),
    fact(
      t('lease.order'),
      <LocalLink to={orderPath} className="underline underline-offset-4">
        {order.orderNumber}
      </LocalLink>,
    ),
  ];
  return (
    <>
      <DefinitionTable rows={facts.filter((each) => each !== null && each !== false)} />
      {depositMinor !== null && <p className="mt-4 text-xs text-muted">{t('lease.depositNote')}</p>}
    </>
  );
}

/** What can be taken away of a lease as PDF: its contract, and what belongs to its machines. */
function LeaseDocuments({
  lease: { item, order, contract, annexes },
  documents,
}: {
  lease: LeaseView;
  documents: readonly LeasedMachineDocument[];
}) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(order.id);
  const keptKey = useKeptKey();
  return (
    <TitledSection id="documents" title={t('order.documents')}>
      <ul className="divide-y divide-line">
        {contract !== null && (
          <DocumentLink href={documentLink(contract)}>{t('order.document.contract')}</DocumentLink>
        )}
        {annexes.map(({ name, annex }) => (
          <DocumentLink key={name} href={documentLink(name)}>
            {contractTitle(annex, t)}
          </DocumentLink>
        ))}
        {documents.map(({ id, kind, title, inventoryNumber }) => (
          <DocumentLink key={id} href={keptKey(machineDocumentAddress(id))}>
            {t(`machineDocument.kind.${kind}`)}: {title}, {inventoryNumber}
          </DocumentLink>
        ))}
        {termsOfOrder({ items: [item] }, locale).map(({ name, path, inLanguage }) => (
          <DocumentLink key={path} href={path}>
            {t(`order.document.${name}`)}
            {inLanguage !== null && `, ${t(inLanguage)}`}
          </DocumentLink>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What happens next with a lease, in one sentence. */
function NextStep({ status }: Pick<LeaseView, 'status'>) {
  const t = useT();
  const next = LEASE_STATUSES.find((each) => each === status);
  if (next === undefined) return null;
  return (
    <p className="mb-10 max-w-measure">
      <span className="font-semibold">{t('lease.next.title')}:</span> {t(`lease.next.${next}`)}
    </p>
  );
}

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
    <div className="container-page pt-6 pb-section">
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
      <NextStep status={status} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <TitledSection id="item" title={t('lease.equipment')}>
            <ul className="border-y border-line">
              <GoodsRow line={item} amounts={item.quantity > 1 && <>× {item.quantity}</>} />
            </ul>
          </TitledSection>
          {machines.length > 0 && (
            <TitledSection id="machines" title={t('lease.machines', { count: machines.length })}>
              <Machines machines={machines} />
            </TitledSection>
          )}
          {billing !== null && (isOut || billing.bills.length > 0 || billing.next !== null) && (
            <TitledSection id="bills" title={t('lease.bills')}>
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
        </aside>
      </div>
    </div>
  );
}
