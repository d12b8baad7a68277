import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { staffDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { contractName, hasContract } from '../../../domain/rental/lease-contract.ts';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import { isLeaseStop, LEASE_STOP_REASONS, leaseSteps } from '../../../domain/rental/lease-steps.ts';
import type { LeasedMachine } from '../../../domain/rental/lease-view.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffDetails, StaffLease } from './staff-details.ts';

/** The steps that go on, and those that end a lease, which ask for a reason. */
const partSteps = (steps: readonly LeaseStatus[]) => ({
  onward: steps.filter((to) => !isLeaseStop(to)),
  stops: steps.filter(isLeaseStop),
});

/** The next steps of a lease, each by one press; a stop with the reason that its customer reads. */
function LeaseForm({
  lease,
  steps,
  withReason = false,
}: {
  lease: StaffLease;
  steps: readonly LeaseStatus[];
  withReason?: boolean;
}) {
  const t = useT();
  const { formData } = useNavigation();
  if (steps.length === 0) return null;
  const isSent = (to: string) => formData?.get('leaseId') === lease.id && formData.get('to') === to;
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="lease" />
      <input type="hidden" name="leaseId" value={lease.id} />
      {withReason && (
        <SelectField
          name="reason"
          label={t('backoffice.cancel.reason')}
          defaultValue="customer-asked"
          options={LEASE_STOP_REASONS.map((reason) => ({ value: reason, label: t(`lease.event.${reason}`) }))}
          className="min-w-60 flex-1 text-ink"
        />
      )}
      {steps.map((to, index) => (
        <Button
          key={to}
          type="submit"
          name="to"
          value={to}
          tone={withReason ? 'danger' : index === 0 ? 'primary' : 'secondary'}
          className="h-12"
          loading={isSent(to)}
        >
          {t(`backoffice.lease.to.${to}`)}
        </Button>
      ))}
    </Form>
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
          {product !== null && (
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

function StaffLeaseRow({ lease, found: { order } }: { lease: StaffLease; found: StaffDetails }) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const place = order.items.findIndex(({ id }) => id === lease.itemId);
  const item = order.items[place];
  const { onward, stops } = partSteps(leaseSteps(lease, order));
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
      {order.erasedAt === null && hasContract(lease) && (
        <a
          href={staffDocumentPath(order.id, contractName(place + 1))}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('order.document.contract')} (PDF)
        </a>
      )}
      <LeaseHistory lease={lease} timeZone={timeZoneOf(marketOf(order.currency))} />
      <div className="mt-4 flex flex-col gap-4 empty:hidden">
        <LeaseForm lease={lease} steps={onward} />
        {stops.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
              {t('backoffice.lease.stop')}
            </summary>
            <div className="mt-3">
              <LeaseForm lease={lease} steps={stops} withReason />
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

/** The leases of an order: their machines and days, how they stand, and the steps that may follow (R23). */
export function StaffLeases({ found }: { found: StaffDetails }) {
  const t = useT();
  if (found.leases.length === 0) return null;
  return (
    <TitledSection id="leases" title={t('backoffice.lease.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {found.leases.map((lease) => (
          <StaffLeaseRow key={lease.id} lease={lease} found={found} />
        ))}
      </ul>
    </TitledSection>
  );
}
