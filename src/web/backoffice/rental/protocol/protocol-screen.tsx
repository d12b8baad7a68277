import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { staffDocumentPath } from '../../../../domain/invoices/order-documents.ts';
import { marketOf, timeZoneOf } from '../../../../domain/locale/market.ts';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { printPeriod } from '../../../../domain/rental/print-period.ts';
import {
  photographAddress,
  protocolPath,
  type PhotographReason,
} from '../../../../domain/rental/protocol.ts';
import { protocolFormValues } from '../../../../domain/rental/protocol-form.ts';
import { protocolName } from '../../../../domain/rental/protocol-name.ts';
import { useFields } from '../../../form/use-fields.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { DocumentLink } from '../../../orders/issued-documents.tsx';
import { SignedProtocol } from '../../../orders/signed-protocol.tsx';
import { StatusBadge } from '../../../orders/status-badge.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DefinitionTable } from '../../../ui/definition-table.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { StaffProblem } from '../../quotes/delivery-fields.tsx';
import { findTyped, forgetTyped, keepTyped, typedIn, typeInto } from './kept-form.ts';
import { Photographs } from './photographs.tsx';
import { OperatorField, ProtocolFields } from './protocol-fields.tsx';
import { SignatureField } from './signature-field.tsx';
import { StaffDeductions } from './staff-deductions.tsx';
import type { StaffProtocol } from './staff-protocol.ts';

const FORM = 'protocol';

/** Whose lease it is, of which machine, and where else it leads. */
function ProtocolFacts({ found }: { found: StaffProtocol }) {
  const t = useT();
  const locale = useLocale();
  const { order, lease, customer, machine } = found;
  const serial = machine.serialNumber === null ? '' : `, ${machine.serialNumber}`;
  return (
    <DefinitionTable
      rows={[
        {
          term: t('protocol.machine'),
          value: (
            <>
              <LocalLink to={`/admin/machines/${machine.id}`} className="underline underline-offset-4">
                {machine.inventoryNumber}
              </LocalLink>
              {serial}
              <span className="block font-normal text-muted">{machine.productName}</span>
            </>
          ),
        },
        {
          term: t('backoffice.protocol.customer'),
          value: (
            <>
              {customer.name}
              {customer.phone !== '' && (
                <a href={`tel:${customer.phone}`} className="block underline underline-offset-4">
                  {customer.phone}
                </a>
              )}
            </>
          ),
        },
        {
          term: t('backoffice.protocol.order'),
          value: (
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.orderNumber}
            </LocalLink>
          ),
        },
        ...(lease.period === null
          ? []
          : [{ term: t('backoffice.protocol.period'), value: printPeriod(lease.period, locale) }]),
      ]}
    />
  );
}

/** The other machines of the lease, each with how far its protocol is. */
function OtherMachines({ found: { subject, machines } }: { found: StaffProtocol }) {
  const t = useT();
  const others = machines.filter(({ id }) => id !== subject.machineId);
  if (others.length === 0) return null;
  return (
    <TitledSection id="others" title={t('backoffice.protocol.others')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {others.map(({ id, inventoryNumber, protocols }) => {
          const state = protocols[subject.kind];
          return (
            <li key={id} className="flex items-center justify-between gap-4">
              <LocalLink
                to={protocolPath({ ...subject, machineId: id })}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {inventoryNumber}
              </LocalLink>
              <Badge tone={state === 'signed' ? 'success' : 'neutral'}>
                {t(`backoffice.protocol.${state}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** The form of a draft. What is typed is remembered on this device until it is saved. */
function DraftForm({
  found,
  photographId,
  photographProblem,
  problem,
}: {
  found: StaffProtocol;
  photographId: string;
  photographProblem: PhotographReason | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const { subject, machineKind, values, revision, blocked } = found;
  const form = useRef<HTMLFormElement>(null);
  const begins = protocolFormValues(values, machineKind);
  const [signature, setSignature] = useState(problem?.values.signature ?? begins.signature ?? '');
  const [isRestored, setRestored] = useState(false);
  const fieldOf = useFields(problem);
  const key = `${subject.leaseId} ${subject.kind} ${subject.machineId}`;
  const field = (name: string) => {
    const own = fieldOf(name);
    return {
      ...own,
      id: `protocol-${name}`,
      form: FORM,
      defaultValue: problem === undefined ? begins[name] : (own.defaultValue ?? ''),
    };
  };
  useEffect(() => {
    const kept = form.current === null ? null : findTyped(key, revision);
    if (kept === null || form.current === null) return;
    const isOther = typeInto(form.current, kept);
    if (kept.signature !== undefined) setSignature(kept.signature);
    if (isOther) setRestored(true);
  }, [key, revision]);
  const remember = (drawn = signature) => {
    if (form.current === null) return;
    keepTyped({ key, revision, fields: { ...typedIn(form.current), signature: drawn } });
  };
  const draw = (drawn: string) => {
    setSignature(drawn);
    remember(drawn);
  };
  return (
    <div className="flex flex-col gap-12" onInput={() => remember()}>
      {isRestored && <Alert tone="info">{t('backoffice.protocol.restored')}</Alert>}
      <Form ref={form} id={FORM} method="post" noValidate className="flex flex-col gap-10">
        <input type="hidden" name="revision" value={revision} />
        <ProtocolFields found={found} field={field} />
        <OperatorField found={found} field={field} />
      </Form>
      <Photographs
        subject={subject}
        sent={found.photographs}
        formId={photographId}
        problem={photographProblem}
      />
      <SignatureField field={field} path={signature} onDrawn={draw} />
      <div className="flex flex-wrap gap-3">
        {blocked === null && (
          <Button
            type="submit"
            form={FORM}
            name="intent"
            value="sign"
            tone="primary"
            size="lg"
            loading={formData?.get('intent') === 'sign'}
          >
            {t(`backoffice.protocol.sign.${subject.kind}`)}
          </Button>
        )}
        <Button
          type="submit"
          form={FORM}
          name="intent"
          value="keep"
          tone="secondary"
          size="lg"
          loading={formData?.get('intent') === 'keep'}
        >
          {t('backoffice.protocol.keep')}
        </Button>
      </div>
    </div>
  );
}

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
  const key = `${subject.leaseId} ${subject.kind} ${subject.machineId}`;
  useEffect(() => {
    if (problem !== undefined) place.current?.scrollIntoView({ block: 'center' });
    else if (done !== null) forgetTyped(key);
  }, [problem, done, key]);
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
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <aside className="flex flex-col gap-8 lg:order-last">
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
