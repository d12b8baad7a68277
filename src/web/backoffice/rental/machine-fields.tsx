import { currencyIn } from '../../../domain/locale/market.ts';
import { currencyLabel } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { typed, useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';
import type { Machine } from './staff-machine.ts';

/** What machines are of and where they stand, to choose from. */
export interface MachineChoices {
  readonly products: readonly { readonly id: number; readonly name: string }[];
  readonly depots: readonly { readonly id: number; readonly name: string }[];
}

/** Choices as a select has them. */
export const optionsOf = (choices: readonly { readonly id: number; readonly name: string }[]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** Where a machine stands and its numbers: the fields of every form about one. */
export function MachineFields({
  depots,
  values,
  problem,
}: Pick<MachineChoices, 'depots'> & {
  values: Readonly<Record<string, string>>;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useStaffField(values, problem);
  return (
    <>
      <SelectField
        {...field('depotId')}
        label={t('backoffice.machines.depot')}
        options={optionsOf(depots)}
        required
        className="text-ink"
      />
      <TextField
        {...field('inventoryNumber')}
        label={t('backoffice.machines.inventoryNumber')}
        autoComplete="off"
        required
        className="text-ink"
      />
      <TextField
        {...field('serialNumber')}
        label={t('backoffice.machines.serialNumber')}
        autoComplete="off"
        className="text-ink"
      />
    </>
  );
}

/** What its hour meter shows, when it is serviced, and what it is worth: the other fields of the form that changes a machine. */
export function MachineServiceFields({
  machine,
  problem,
}: {
  machine: Machine;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const locale = useLocale();
  const { valueMinor, market } = machine;
  const currency = currencyIn(market);
  const text = (hours: number | null) => (hours === null ? '' : String(hours));
  const field = useStaffField(
    {
      hours: text(machine.hours),
      serviceEveryHours: text(machine.serviceEveryHours),
      servicedAtHours: text(machine.servicedAtHours),
      valueMinor: valueMinor === null ? '' : typed(money(valueMinor, currency), locale),
    },
    problem,
  );
  return (
    <>
      {(['hours', 'serviceEveryHours', 'servicedAtHours'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={t(`backoffice.machines.${name}`)}
          inputMode="numeric"
          autoComplete="off"
          className="text-ink"
        />
      ))}
      <TextField
        {...field('valueMinor')}
        label={t('backoffice.machines.value')}
        inputMode="decimal"
        autoComplete="off"
        trailing={currencyLabel(currency, locale)}
        className="text-ink"
      />
    </>
  );
}
