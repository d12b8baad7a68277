import { isServiceDue } from '../../../domain/rental/protocol.ts';
import { useKept } from '../../form/use-kept.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';
import { StaffForm } from '../staff-form.tsx';
import { MachineFields, MachineServiceFields, type MachineChoices } from './machine-fields.tsx';
import { BrokenForm } from './replacements/broken-form.tsx';
import type { Machine } from './staff-machine.ts';

/** Books days of the machine for maintenance; `formId` is the booking's, so that it is made once. */
function MaintenanceForm({
  formId,
  today,
  isDue,
  problem,
}: {
  formId: string;
  today: string;
  /** Whether it is to be serviced, so that the form stands open. */
  isDue: boolean;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useStaffField({ firstDay: today, lastDay: today }, problem);
  return (
    <Disclosure
      summary={t('backoffice.machines.maintenance')}
      id="maintenance"
      open={isDue || problem?.values.firstDay !== undefined}
    >
      <StaffForm intent="maintenance" label={t('backoffice.machines.maintenanceDo')}>
        <input type="hidden" name="id" value={formId} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {(['firstDay', 'lastDay'] as const).map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="date"
              min={today}
              label={t(`backoffice.machines.${name}`)}
              required
              className="text-ink"
            />
          ))}
        </div>
      </StaffForm>
    </Disclosure>
  );
}

/** Changes what is known of the machine. */
function ChangeForm({
  machine,
  depots,
  problem,
}: Pick<MachineChoices, 'depots'> & { machine: Machine; problem: StaffProblem | undefined }) {
  const t = useT();
  const { version, depotId, inventoryNumber, serialNumber } = machine;
  return (
    <Disclosure
      summary={t('backoffice.machines.change')}
      id="change"
      open={problem?.values.inventoryNumber !== undefined}
    >
      <StaffForm key={version} intent="change" label={t('backoffice.machines.changeDo')}>
        <input type="hidden" name="version" value={version} />
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <MachineFields
            depots={depots}
            values={{ depotId: String(depotId), inventoryNumber, serialNumber: serialNumber ?? '' }}
            problem={problem}
          />
          <MachineServiceFields machine={machine} problem={problem} />
        </div>
      </StaffForm>
    </Disclosure>
  );
}

/** What staff do with a machine: take its days, change what is known of it, and take it out of service or back into it. */
export function MachineForms({
  machine,
  depots,
  today,
  formId: newId,
  done,
  problem,
}: Pick<MachineChoices, 'depots'> & {
  machine: Machine;
  today: string;
  /** The id of a booking that is made here, once. */
  formId: string;
  /** What was done last: the forms of days begin anew after it. */
  done: string | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const isInService = machine.retiredAt === null;
  const formId = useKept(newId, problem !== undefined);
  return (
    <div className="border-t border-line">
      {isInService && (
        <div key={`${done} ${formId}`} className="contents">
          <BrokenForm formId={formId} today={today} problem={problem} />
          <MaintenanceForm formId={formId} today={today} isDue={isServiceDue(machine)} problem={problem} />
        </div>
      )}
      <ChangeForm machine={machine} depots={depots} problem={problem} />
      {isInService ? (
        <Disclosure summary={t('backoffice.machines.retire')} id="retire">
          <p className="mb-4 text-sm">{t('backoffice.machines.retireText')}</p>
          <StaffForm intent="retire" label={t('backoffice.machines.retire')} tone="danger" />
        </Disclosure>
      ) : (
        <div className="py-5">
          <StaffForm intent="reinstate" label={t('backoffice.machines.reinstate')} />
        </div>
      )}
    </div>
  );
}
