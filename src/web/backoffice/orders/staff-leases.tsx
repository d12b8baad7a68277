import { useId } from 'react';
import { staffDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { LeasedMachine } from '../../../domain/rental/machine.ts';
import { printPeriod } from '../../../domain/rental/print-period.ts';
import { protocolPath } from '../../../domain/rental/protocol.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { printGround } from './print-open-deductions.ts';
import type { StaffDetails, StaffLease } from './staff-details.ts';
import { StaffLeaseSteps } from './staff-lease-steps.tsx';

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

const HAS_BEEN_OUT: ReadonlySet<string> = new Set(['ACTIVE', 'RETURNED', 'COMPLETED']);

/** What is written down to be kept of a lease's deposit, and once it is settled, what goes back of it; before that its steps say more. */
function Deposit({ lease, order }: { lease: StaffLease; order: StaffDetails['order'] }) {
  const t = useT();
  const locale = useLocale();
  const { status, depositMinor, depositBackMinor, deductedMinor, settlement } = lease;
  if (depositMinor === null || settlement !== null || !HAS_BEEN_OUT.has(status)) return null;
  const print = (minor: number) => formatMoney(money(minor, order.currency), locale);
  return (
    <p className="mt-2 text-sm">
      {depositBackMinor === null
        ? t('backoffice.lease.depositOpen', { deposit: print(depositMinor), deducted: print(deductedMinor) })
        : t('backoffice.lease.depositSettled', {
            deposit: print(depositMinor),
            kept: print(depositMinor - depositBackMinor),
            back: print(depositBackMinor),
          })}
    </p>
  );
}

/** What is to be decided before a lease is settled, with the ways to where that is done: proposals that nobody has written down or dropped. */
function OpenDeductions({ lease: { id: leaseId, openDeductions } }: { lease: StaffLease }) {
  const t = useT();
  if (openDeductions.length === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <p>{t('backoffice.lease.deductionsOpen')}</p>
      <ul>
        {openDeductions.map((open) => (
          <li key={`${open.machineId} ${open.kind}`}>
            <LocalLink
              to={`${protocolPath({ leaseId, kind: 'return', machineId: open.machineId })}#deductions`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {open.inventoryNumber}, {printGround(t, open)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
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
  const locale = useLocale();
  const heading = useId();
  const item = order.items.find(({ id }) => id === lease.itemId);
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
      <Deposit lease={lease} order={order} />
      <OpenDeductions lease={lease} />
      <LeaseHistory lease={lease} timeZone={timeZoneOf(marketOf(order.currency))} />
      <StaffLeaseSteps lease={lease} order={order} today={today} />
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
