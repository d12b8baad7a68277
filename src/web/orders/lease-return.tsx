import { formatDate } from '../../domain/locale/format-date.ts';
import { money } from '../../domain/money/money.ts';
import { carrierName } from '../../domain/orders/carriers.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { isSentBack, type TerminationView } from '../../domain/rental/termination.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { DocumentLink } from './issued-documents.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TrackingLink } from './tracking-link.tsx';
import { useDocumentLink } from './use-document-link.ts';

/** A request to give machines back as it stands: its day, way and fee, what staff said, the label, and where the parcel is. */
export function ReturnFacts({
  request,
  lease,
}: {
  request: TerminationView;
  lease: Pick<LeaseView, 'order'>;
}) {
  const t = useT();
  const locale = useLocale();
  const documentLink = useDocumentLink(lease.order.id);
  const { number, returnOn, reason, way, feeMinor, tracking, label, answerNote } = request;
  return (
    <>
      <DefinitionTable
        rows={[
          { term: t('lease.return.number'), value: number },
          { term: t('lease.return.day'), value: formatDate(returnOn, locale, 'UTC', 'short') },
          { term: t('lease.return.reasonLabel'), value: t(`lease.return.reason.${reason}`) },
          { term: t('lease.return.wayLabel'), value: t(`lease.return.way.${way}`) },
          ...(feeMinor > 0
            ? [
                {
                  term: t('lease.return.fee'),
                  value: <Price money={money(feeMinor, lease.order.currency)} />,
                },
              ]
            : []),
          ...(answerNote === null
            ? []
            : [
                {
                  term: t('lease.return.answer'),
                  value: <span className="break-words whitespace-pre-line">{answerNote}</span>,
                },
              ]),
          ...(tracking === null
            ? []
            : [
                {
                  term: carrierName(tracking.carrier)[locale],
                  value: <TrackingLink tracking={tracking} />,
                },
              ]),
        ]}
      />
      {label !== null && (
        <ul className="mt-3">
          <DocumentLink href={documentLink(label)}>{t('lease.return.label')}</DocumentLink>
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">{t(`lease.return.next.${request.status}`)}</p>
    </>
  );
}

/** The latest request of a lease on its own page; what can be done with it is done on the page for giving machines back. */
export function LeaseReturn({ request, lease }: { request: TerminationView; lease: LeaseView }) {
  const t = useT();
  return (
    <TitledSection
      id="return"
      title={t(request.reason === 'not-asked' ? 'lease.return.early' : 'lease.return.requested')}
    >
      <div className="mb-4">
        <StatusBadge status={request.status} />
      </div>
      <ReturnFacts request={request} lease={lease} />
      {isSentBack(request) && (
        <p className="mt-4">
          <ButtonLink to={`/returns/initiate?leaseId=${lease.id}`}>
            {t(request.tracking === null ? 'lease.return.track.enter' : 'lease.return.track.change')}
          </ButtonLink>
        </p>
      )}
    </TitledSection>
  );
}
