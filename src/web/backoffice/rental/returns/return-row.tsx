import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { KeptForm } from '../../../form/kept-form.tsx';
import { staffDocumentPath } from '../../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../../domain/locale/format-date.ts';
import { marketOf } from '../../../../domain/locale/market.ts';
import { money } from '../../../../domain/money/money.ts';
import { carrierName } from '../../../../domain/orders/carriers.ts';
import type { TerminationStatus } from '../../../../domain/rental/lease-status.ts';
import {
  isSentBack,
  terminationSteps,
  type StaffTermination,
} from '../../../../domain/rental/termination.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Price } from '../../../i18n/price.tsx';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { DocumentLink } from '../../../orders/issued-documents.tsx';
import { StatusBadge } from '../../../orders/status-badge.tsx';
import { TrackingForm } from '../../../orders/tracking-form.tsx';
import { TrackingLink } from '../../../orders/tracking-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextAreaField } from '../../../ui/field.tsx';

/** Some steps of a request, each by one press. */
function StepForm({
  request,
  steps,
  children,
}: {
  request: StaffTermination;
  steps: readonly TerminationStatus[];
  children?: ReactNode;
}) {
  const t = useT();
  const { formData } = useNavigation();
  if (steps.length === 0) return null;
  const isSent = (to: string) => formData?.get('leaseId') === request.leaseId && formData.get('to') === to;
  return (
    <KeptForm kept={`answer ${request.leaseId}`} method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="leaseId" value={request.leaseId} />
      {children}
      <div className="flex flex-wrap gap-3">
        {steps.map((to) => (
          <Button
            key={to}
            type="submit"
            name="to"
            value={to}
            tone={isStop(to) ? 'danger' : 'primary'}
            loading={isSent(to)}
          >
            {t(`backoffice.leaseReturns.to.${to}`)}
          </Button>
        ))}
      </div>
    </KeptForm>
  );
}

const isStop = (to: TerminationStatus): boolean => to === 'REJECTED' || to === 'CANCELLED';

/** The step that goes on, and those that end a request, with what its customer reads of it. */
function Steps({ request }: { request: StaffTermination }) {
  const t = useT();
  const steps = terminationSteps(request.status);
  const stops = steps.filter(isStop);
  return (
    <>
      <StepForm request={request} steps={steps.filter((to) => !isStop(to))} />
      {stops.length > 0 && (
        <Disclosure summary={t('backoffice.leaseReturns.stop')} id={`stop-${request.leaseId}`}>
          <StepForm request={request} steps={stops}>
            <TextAreaField
              name="answerNote"
              label={t('backoffice.leaseReturns.note')}
              hint={t('backoffice.leaseReturns.noteHint')}
              maxLength={500}
              rows={2}
              required
            />
          </StepForm>
        </Disclosure>
      )}
    </>
  );
}

/** The label of a machine that is sent back, where its parcel is, and the form for that, which a customer may have told by telephone. */
function Parcel({ request }: { request: StaffTermination }) {
  const t = useT();
  const locale = useLocale();
  const { label, tracking, orderId, leaseId: id } = request;
  if (request.way !== 'carrier') return null;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {label !== null && (
        <ul>
          <DocumentLink href={staffDocumentPath(orderId, label)}>{t('lease.return.label')}</DocumentLink>
        </ul>
      )}
      {tracking !== null && (
        <p className="text-sm">
          {carrierName(tracking.carrier)[locale]}: <TrackingLink tracking={tracking} />
        </p>
      )}
      {isSentBack(request) && (
        <Disclosure summary={t('backoffice.leaseReturns.track')} id={`track-${id}`}>
          <TrackingForm
            key={tracking?.number}
            market={marketOf(request.currency)}
            tracking={tracking}
            hidden={{ intent: 'track', leaseId: id }}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** A request with whose it is, how the machines come back, and what staff may do with it. */
export function ReturnRow({ request }: { request: StaffTermination }) {
  const t = useT();
  const locale = useLocale();
  const { feeMinor, note, isEarly } = request;
  return (
    <li id={`request-${request.id}`} className="flex scroll-mt-6 flex-col gap-3 py-5 [&_details]:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <LocalLink to={`/admin/orders/${request.orderId}`} className="font-semibold hover:underline">
          {request.orderNumber}, <Unbroken text={request.productName} />
          {request.quantity > 1 && ` × ${request.quantity}`}
        </LocalLink>
        <StatusBadge status={request.status} />
      </div>
      <p className="text-sm text-muted">
        {request.number}. {t('lease.return.day')}: {formatDate(request.returnOn, locale, 'UTC', 'short')}
        {isEarly && `, ${t('backoffice.leaseReturns.early')}`}. {t(`lease.return.reason.${request.reason}`)}.{' '}
        {t(`backoffice.leaseReturns.way.${request.way}`)}. {request.customer},{' '}
        <a href={`tel:${request.phone}`} className="underline underline-offset-4">
          {request.phone}
        </a>
      </p>
      {feeMinor > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">
            {t('lease.return.fee')}: <Price money={money(feeMinor, request.currency)} />
          </p>
          <Form method="post">
            <input type="hidden" name="intent" value="waive" />
            <input type="hidden" name="leaseId" value={request.leaseId} />
            <Button type="submit" size="sm">
              {t('backoffice.leaseReturns.waive')}
            </Button>
          </Form>
        </div>
      )}
      {note !== null && <p className="text-sm break-words whitespace-pre-line">{note}</p>}
      <Parcel request={request} />
      <Steps request={request} />
    </li>
  );
}
