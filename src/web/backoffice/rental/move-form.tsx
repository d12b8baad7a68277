import type { StaffBooking } from '../../../domain/rental/booking.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { Machine } from './staff-machine.ts';

/** Names the machine that a booking is to be moved to and, of maintenance, its days. */
export function MoveForm({
  booking,
  machine,
  others,
  today,
  problem,
}: {
  booking: StaffBooking;
  machine: Machine;
  others: readonly {
    readonly id: number;
    readonly inventoryNumber: string;
    readonly depotName: string;
    readonly isFree: boolean;
  }[];
  today: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const { purpose, firstDay, lastDay } = booking;
  const field = useStaffField({ machineId: String(machine.id), firstDay, lastDay }, problem);
  const isMaintenance = purpose === 'maintenance';
  if (!isMaintenance && others.length === 0)
    return <p className="text-sm text-muted">{t('backoffice.machines.noOther')}</p>;
  const named = ({
    inventoryNumber: number,
    depotName: depot,
  }: Pick<Machine, 'inventoryNumber' | 'depotName'>) => ({
    number,
    depot,
  });
  return (
    <StaffForm intent="move" label={t('backoffice.machines.moveDo')}>
      <input type="hidden" name="seenMachine" value={booking.machineId} />
      <input type="hidden" name="seenFirst" value={firstDay} />
      <input type="hidden" name="seenLast" value={lastDay} />
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <SelectField
          {...field('machineId')}
          label={t('backoffice.machines.toMachine')}
          hint={isMaintenance ? undefined : t('backoffice.machines.moveLease')}
          options={[
            { value: String(machine.id), label: t('backoffice.machines.ownPlace', named(machine)) },
            ...others.map((other) => ({
              value: String(other.id),
              label: t(
                other.isFree ? 'backoffice.machines.freeThen' : 'backoffice.machines.takenThen',
                named(other),
              ),
            })),
          ]}
          required
          className="sm:col-span-2"
        />
        {isMaintenance &&
          (['firstDay', 'lastDay'] as const).map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="date"
              min={firstDay < today ? firstDay : today}
              label={t(`backoffice.machines.${name}`)}
              required
            />
          ))}
      </div>
    </StaffForm>
  );
}
