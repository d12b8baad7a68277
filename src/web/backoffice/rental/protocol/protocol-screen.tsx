import { useEffect, useRef } from 'react';
import { staffDocumentPath } from '../../../../domain/invoices/order-documents.ts';
import { marketOf, timeZoneOf } from '../../../../domain/locale/market.ts';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { photographAddress, type PhotographReason } from '../../../../domain/rental/protocol.ts';
import { protocolName } from '../../../../domain/rental/protocol-name.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { DocumentLink } from '../../../orders/issued-documents.tsx';
import { SignedProtocol } from '../../../orders/signed-protocol.tsx';
import { StatusBadge } from '../../../orders/status-badge.tsx';
import { Alert } from '../../../ui/alert.tsx';
import type { StaffProblem } from '../../quotes/delivery-fields.tsx';
import { DraftForm } from './draft-form.tsx';
import { forgetTyped } from './kept-form.ts';
import { forgetPhotographs } from './kept-photographs.ts';
import { OtherMachines, ProtocolFacts } from './protocol-facts.tsx';
import { StaffDeductions } from './staff-deductions.tsx';
import { protocolKey, type StaffProtocol } from './staff-protocol.ts';

/** A hand-over or return protocol of a machine of a lease: a draft to be filled in and signed, or what was signed. */
export function ProtocolScreen({
  found,
  photographId,
  photographProblem,
  done,
  deductionId,
  problem,
}: {
  found: StaffProtocol;
  photographId: string;
  photographProblem: PhotographReason | null;
  done: 'keep' | 'sign' | 'deduct' | null;
  deductionId: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const { subject, order, lease, machine, signedAt, blocked } = found;
  /** A refused deduction is said in its own form. */
  const own = problem?.values.amountMinor === undefined ? problem : undefined;
  const key = protocolKey(subject);
  const isSigned = signedAt !== null;
  useEffect(() => {
    if (problem !== undefined) place.current?.scrollIntoView({ block: 'center' });
    else if (done !== null) forgetTyped(key);
  }, [problem, done, key]);
  useEffect(() => {
    // The shop takes no more photographs of it.
    if (isSigned) void forgetPhotographs(key);
  }, [isSigned, key]);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-3xl break-words">
          {t(`protocol.title.${subject.kind}`)} {machine.inventoryNumber}
        </h1>
        <StatusBadge status={lease.status} />
      </header>
      <div ref={place} className="mb-8 flex flex-col gap-3 empty:hidden">
        {problem !== undefined && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        {problem === undefined && done !== null && (
          <Alert tone="success" live>
            {t(`backoffice.protocol.done.${done}`)}
          </Alert>
        )}
        {signedAt === null && blocked !== null && (
          <Alert tone="warning">{t(`backoffice.protocol.error.${blocked}`)}</Alert>
        )}
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <aside className="flex flex-col gap-8 xl:order-last">
          <ProtocolFacts found={found} />
          {signedAt !== null && !found.isErased && (
            <ul>
              <DocumentLink href={staffDocumentPath(order.id, protocolName(lease.line, subject))}>
                {t(`protocol.title.${subject.kind}`)}
              </DocumentLink>
            </ul>
          )}
          <OtherMachines found={found} />
        </aside>
        <div className="flex min-w-0 flex-col gap-12">
          {signedAt === null && found.saved !== null && (
            <p className="-mb-8 text-sm text-muted">
              {t('backoffice.protocol.savedBy', {
                name: found.saved.by ?? t('backoffice.audit.gone'),
                date: formatDate(found.saved.at, locale, timeZoneOf(marketOf(order.currency)), 'moment'),
              })}
            </p>
          )}
          {signedAt === null ? (
            <DraftForm
              found={found}
              photographId={photographId}
              photographProblem={photographProblem}
              problem={own}
            />
          ) : (
            <div>
              <p className="mb-4 text-sm text-muted">
                {t('protocol.signedAt')}{' '}
                {formatDate(signedAt, locale, timeZoneOf(marketOf(order.currency)), 'moment')}
                {found.signedByName !== null && `, ${found.signedByName}`}
              </p>
              <SignedProtocol protocol={found} currency={order.currency} addressOf={photographAddress} />
            </div>
          )}
          <StaffDeductions
            found={found}
            newId={deductionId}
            problem={own === undefined ? problem : undefined}
          />
        </div>
      </div>
    </>
  );
}
