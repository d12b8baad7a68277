import { useT } from '../../../i18n/i18n.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import { useStaffField, type StaffProblem } from '../../quotes/delivery-fields.tsx';
import { StaffForm } from '../../staff-form.tsx';

/** Names the machine that takes the place of one that is with a customer, from today on. */
export function SwapForm({
  others,
  problem,
}: {
  others: readonly {
    readonly id: number;
    readonly inventoryNumber: string;
    readonly depotName: string;
    readonly isFree: boolean;
  }[];
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useStaffField({}, problem);
  if (others.length === 0) return <p className="text-sm text-muted">{t('backoffice.machines.noOther')}</p>;
  return (
    <TitledSection id="swap" title={t('backoffice.machines.swapTitle')}>
      <p className="mb-5 text-sm">{t('backoffice.machines.swapText')}</p>
      <StaffForm intent="swap" label={t('backoffice.machines.swapDo')}>
        <SelectField
          {...field('machineId')}
          label={t('backoffice.machines.toMachine')}
          placeholder="–"
          options={others.map(({ id, inventoryNumber: number, depotName: depot, isFree }) => ({
            value: String(id),
            label: t(isFree ? 'backoffice.machines.freeThen' : 'backoffice.machines.takenThen', {
              number,
              depot,
            }),
          }))}
          required
        />
      </StaffForm>
    </TitledSection>
  );
}
