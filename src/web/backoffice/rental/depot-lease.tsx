import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { printPhone } from '../../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { depotStep, type DepotDue } from '../../../domain/rental/depot-day.ts';
import { protocolPath } from '../../../domain/rental/protocol.ts';
import type { MachineProtocols } from '../../../domain/rental/protocol-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

/** A lease on the list of a depot's day. */
interface DueLease {
  readonly leaseId: string;
  readonly status: string;
  readonly itemName: string;
  readonly depotName: string;
  readonly order: { readonly id: string; readonly orderNumber: string };
  readonly due: DepotDue;
  readonly customer: { readonly name: string; readonly phone: string };
  readonly deposit: 'paid' | 'unpaid' | 'outside';
  readonly isBrought: boolean;
  /** Those that are not back. */
  readonly machines: readonly MachineProtocols[];
}

const DEPOSIT_TONES = { paid: 'success', unpaid: 'danger', outside: 'neutral' } as const;

/** The one button of the next step: it is taken at once, or leads to the protocol that takes it. */
function NextStep({ lease }: { lease: DueLease }) {
  const t = useT();
  const { formData } = useNavigation();
  const { leaseId, status, isBrought, machines, order } = lease;
  const step = depotStep(status, { isBrought });
  if (step === null) return null;
  if ('take' in step) {
    return (
      <Form method="post">
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="leaseId" value={leaseId} />
        <Button
          type="submit"
          name="to"
          value={step.take}
          tone="primary"
          loading={formData?.get('leaseId') === leaseId}
        >
          {t(`backoffice.lease.to.${step.take}`)}
        </Button>
      </Form>
    );
  }
  const next = machines.find(({ protocols }) => protocols[step.sign] !== 'signed');
  if (next === undefined) return null;
  return (
    <ButtonLink to={protocolPath({ leaseId, kind: step.sign, machineId: next.id })} tone="primary">
      {t(`backoffice.lease.protocol.${step.sign}`, { number: next.inventoryNumber })}
    </ButtonLink>
  );
}

/** A lease that is to be handed over or taken back: whose it is, which machines, how it stands, and the next step. */
export function DepotLease({ lease }: { lease: DueLease }) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const { itemName, depotName, order, due, customer, deposit, machines, status } = lease;
  const date = formatDate(due.day, locale, 'UTC', 'short');
  return (
    <li className="py-5" aria-labelledby={heading}>
      <h3 id={heading} className="text-base font-semibold tracking-normal">
        {customer.name}
      </h3>
      {customer.phone !== '' && (
        <a
          href={`tel:${customer.phone}`}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {printPhone(customer.phone)}
        </a>
      )}
      <p className="text-sm">
        {t(`backoffice.depot.kind.${due.kind}`, { date })}, {depotName}
      </p>
      <p className="mt-1 text-sm text-muted">
        <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
          {order.orderNumber}
        </LocalLink>
        , <Unbroken text={itemName} />
      </p>
      <ul className="mt-1 text-sm">
        {machines.map(({ id, inventoryNumber }) => (
          <li key={id}>
            <LocalLink
              to={`/admin/machines/${id}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {inventoryNumber}
            </LocalLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <Badge tone={DEPOSIT_TONES[deposit]}>{t(`backoffice.depot.deposit.${deposit}`)}</Badge>
      </div>
      <div className="mt-4 empty:hidden">
        <NextStep lease={lease} />
      </div>
    </li>
  );
}
