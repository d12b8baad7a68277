import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { staffDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import {
  BEFORE_HANDOVER,
  isLeaseStop,
  leaseSteps,
  stopReasons,
  type LeaseStopReason,
} from '../../../domain/rental/lease-steps.ts';
import type { LeasedMachine } from '../../../domain/rental/machine.ts';
import { PROTOCOL_KINDS, protocolPath, STEP_OF_PROTOCOL } from '../../../domain/rental/protocol.ts';
import { awaitedProtocol } from '../../../domain/rental/protocol-view.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { StaffDetails, StaffLease } from './staff-details.ts';

const BY_PROTOCOLS: ReadonlySet<LeaseStatus> = new Set(Object.values(STEP_OF_PROTOCOL));

/** The steps that go on, and those that end a lease, which ask for a reason. Machines are handed over and taken back by their protocols. */
const partSteps = (steps: readonly LeaseStatus[], { hasMachines }: { hasMachines: boolean }) => ({
  onward: steps.filter((to) => !isLeaseStop(to) && !(hasMachines && BY_PROTOCOLS.has(to))),
  stops: steps.filter(isLeaseStop),
});

/** The next steps of a lease, each by one press; a stop with the reason that its customer reads. */
function LeaseForm({
  lease,
  steps,
  reasons = [],
}: {
  lease: StaffLease;
  steps: readonly LeaseStatus[];
  /** Why it may be stopped; none for steps that go on. */
  reasons?: readonly LeaseStopReason[];
}) {
  const t = useT();
  const { formData } = useNavigation();
  if (steps.length === 0) return null;
  const isSent = (to: string) => formData?.get('leaseId') === lease.id && formData.get('to') === to;
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="lease" />
      <input type="hidden" name="leaseId" value={lease.id} />
      {reasons.length > 0 && (
        <SelectField
          name="reason"
          label={t('backoffice.cancel.reason')}
          defaultValue="customer-asked"
          options={reasons.map((reason) => ({ value: reason, label: t(`lease.event.${reason}`) }))}
          className="min-w-60 flex-1 text-ink"
        />
      )}
      {steps.map((to, index) => (
        <Button
          key={to}
          type="submit"
          name="to"
          value={to}
          tone={reasons.length > 0 ? 'danger' : index === 0 ? 'primary' : 'secondary'}
          className="h-12"
          loading={isSent(to)}
        >
          {t(`backoffice.lease.to.${to}`)}
        </Button>
      ))}
    </Form>
  );
}

/** The ways to the protocols that a lease waits for, and to those that are signed. */
function ProtocolLinks({ lease, steps }: { lease: StaffLease; steps: readonly LeaseStatus[] }) {
  const t = useT();
  const awaited = awaitedProtocol(lease.status, steps);
  const signed = lease.protocols.flatMap(({ id, inventoryNumber, protocols }) =>
    PROTOCOL_KINDS.filter((kind) => protocols[kind] === 'signed').map((kind) => ({
      id,
      inventoryNumber,
      kind,
    })),
  );
  return (
    <>
      {awaited !== null && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {lease.protocols
            .filter(({ isOut, protocols }) => isOut && protocols[awaited] !== 'signed')
            .map(({ id, inventoryNumber: number }) => (
              <ButtonLink
                key={id}
                to={protocolPath({ leaseId: lease.id, kind: awaited, machineId: id })}
                tone="primary"
              >
                {t(`backoffice.lease.protocol.${awaited}`, { number })}
              </ButtonLink>
            ))}
        </div>
      )}
      {signed.length > 0 && (
        <ul className="text-sm">
          {signed.map(({ id, inventoryNumber, kind }) => (
            <li key={`${id} ${kind}`}>
              <LocalLink
                to={protocolPath({ leaseId: lease.id, kind, machineId: id })}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t(`protocol.title.${kind}`)} {inventoryNumber}
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Machines({ machines }: { machines: readonly LeasedMachine[] }) {
  const t = useT();
  return (
    <ul className="mt-2 text-sm">
      {machines.map(({ inventoryNumber, serialNumber, product }) => (
        <li key={inventoryNumber}>
          <Unbroken text={inventoryNumber} />
          <span className="text-muted">
            , {serialNumber === null ? t('lease.noSerial') : t('lease.serial', { number: serialNumber })}
          </span>
          {product != null && (
            <span className="block text-muted">
              <Unbroken text={product.name} />, {product.articleNumber}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function LeaseHistory({ lease, timeZone }: { lease: StaffLease; timeZone: string }) {
  const t = useT();
  const locale = useLocale();
  const lookUp = useLookUp();
  if (lease.history.length === 0) return null;
  return (
    <ol className="mt-3 flex flex-col gap-1 text-xs text-muted">
      {lease.history.map(({ id, toStatus, reason, name, actor, at }) => (
        <li key={id}>
          {lookUp(`orderStatus.${toStatus}`)}: {lookUp(`lease.event.${reason}`)},{' '}
          {name === null ? '' : `${name}, `}
          {t(`backoffice.actor.${actor}`)},{' '}
          <time dateTime={at}>{formatDate(at, locale, timeZone, 'long')}</time>
        </li>
      ))}
    </ol>
  );
}

/** Moves a lease whose machines still stand in the depot to other days, as many as before. */
function DaysForm({ lease, today }: { lease: StaffLease; today: string }) {
  const t = useT();
  if (lease.period === null || !BEFORE_HANDOVER.includes(lease.status)) return null;
  const { firstDay } = lease.period;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {t('backoffice.lease.days.open')}
      </summary>
      <div className="mt-3" key={firstDay}>
        <StaffForm intent="lease-days" label={t('backoffice.lease.days.do')} tone="secondary">
          <input type="hidden" name="leaseId" value={lease.id} />
          <input type="hidden" name="seenDay" value={firstDay} />
          <TextField
            name="firstDay"
            type="date"
            min={today}
            defaultValue={firstDay}
            label={t('backoffice.lease.days.first')}
            hint={t('backoffice.lease.days.hint')}
            required
          />
        </StaffForm>
      </div>
    </details>
  );
}

/** The contract of a lease and its annexes. */
function Contracts({ lease, orderId }: { lease: StaffLease; orderId: string }) {
  const t = useT();
  return lease.contracts.map(({ name, annex }) => (
    <a
      key={name}
      href={staffDocumentPath(orderId, name)}
      className="mr-5 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      {annex === 0 ? t('order.document.contract') : t('order.document.annex', { count: annex })} (PDF)
    </a>
  ));
}

/** What of a lease that nobody took is kept, and what staff are to give back. */
function NoShow({ lease: { noShow }, order }: { lease: StaffLease; order: StaffDetails['order'] }) {
  const t = useT();
  const locale = useLocale();
  if (noShow === null) return null;
  const print = (minor: number) => formatMoney(money(minor, order.currency), locale);
  const amounts = { kept: print(noShow.keptMinor), refund: print(noShow.refundMinor) };
  return <p className="mt-2 text-sm">{t('backoffice.lease.noShow', amounts)}</p>;
}

function StaffLeaseRow({
  lease,
  found: { order },
  today,
}: {
  lease: StaffLease;
  found: StaffDetails;
  today: string;
}) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const item = order.items.find(({ id }) => id === lease.itemId);
  const steps = leaseSteps(lease, order);
  const { onward, stops } = partSteps(steps, { hasMachines: lease.protocols.length > 0 });
  return (
    <li className="py-5" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={heading} className="text-base font-semibold tracking-normal">
          <Unbroken text={item?.name ?? ''} />
        </h3>
        <StatusBadge status={lease.status} />
      </div>
      {lease.period !== null && (
        <p className="mt-1 text-sm text-muted">{printPeriod(lease.period, locale)}</p>
      )}
      <Machines machines={lease.machines} />
      <Contracts lease={lease} orderId={order.id} />
      <NoShow lease={lease} order={order} />
      <LeaseHistory lease={lease} timeZone={timeZoneOf(marketOf(order.currency))} />
      <div className="mt-4 flex flex-col gap-4 empty:hidden">
        <ProtocolLinks lease={lease} steps={steps} />
        <LeaseForm lease={lease} steps={onward} />
        <DaysForm lease={lease} today={today} />
        {stops.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
              {t('backoffice.lease.stop')}
            </summary>
            <div className="mt-3">
              <LeaseForm lease={lease} steps={stops} reasons={stopReasons(lease, today)} />
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

/** The leases of an order: their machines and days, how they stand, and the steps that may follow (R23). */
export function StaffLeases({ found, today }: { found: StaffDetails; today: string }) {
  const t = useT();
  if (found.leases.length === 0) return null;
  return (
    <TitledSection id="leases" title={t('backoffice.lease.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {found.leases.map((lease) => (
          <StaffLeaseRow key={lease.id} lease={lease} found={found} today={today} />
        ))}
      </ul>
    </TitledSection>
  );
}
