import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import type { LeaseStatus } from '../../../domain/rental/lease-status.ts';
import {
  BEFORE_HANDOVER,
  isLeaseStop,
  leaseSteps,
  stopReasons,
  type LeaseStopReason,
} from '../../../domain/rental/lease-steps.ts';
import { PROTOCOL_KINDS, protocolPath, STEP_OF_PROTOCOL } from '../../../domain/rental/protocol.ts';
import { awaitedProtocol } from '../../../domain/rental/protocol-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { SettlementRows } from './settlement-rows.tsx';
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
    <KeptForm kept={`lease ${lease.id}`} method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="lease" />
      <input type="hidden" name="leaseId" value={lease.id} />
      {reasons.length > 0 && (
        <SelectField
          name="reason"
          label={t('backoffice.cancel.reason')}
          defaultValue=""
          placeholder={t('backoffice.cancel.chooseReason')}
          required
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
    </KeptForm>
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

/** The next steps of a lease: by its protocols, by one press, to other days, or to its end. */
export function StaffLeaseSteps({
  lease,
  order,
  today,
}: {
  lease: StaffLease;
  order: StaffDetails['order'];
  today: string;
}) {
  const t = useT();
  const steps = leaseSteps(lease, order);
  const { onward, stops } = partSteps(steps, { hasMachines: lease.protocols.length > 0 });
  return (
    <div className="mt-4 flex flex-col gap-4 empty:hidden">
      <ProtocolLinks lease={lease} steps={steps} />
      {lease.settlement !== null && <SettlementRows settlement={lease.settlement} order={order} />}
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
  );
}
