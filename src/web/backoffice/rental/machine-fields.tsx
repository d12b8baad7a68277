import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../quotes/delivery-fields.tsx';

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
