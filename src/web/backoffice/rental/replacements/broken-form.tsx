import { useT } from '../../../i18n/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useStaffField, type StaffProblem } from '../../quotes/delivery-fields.tsx';
import { StaffForm } from '../../staff-form.tsx';

/** Takes a machine that broke out of use from today on; `formId` is that of its maintenance, so that it is booked once. */
export function BrokenForm({
  formId,
  today,
  problem,
}: {
  formId: string;
  today: string;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const field = useStaffField({ brokenUntil: today }, problem);
  return (
    <Disclosure
      summary={t('backoffice.machines.broken')}
      id="broken"
      open={problem?.values.brokenUntil !== undefined}
    >
      <p className="mb-4 text-sm">{t('backoffice.machines.brokenText')}</p>
      <StaffForm intent="broken" label={t('backoffice.machines.brokenDo')} tone="danger">
        <input type="hidden" name="id" value={formId} />
        <TextField
          {...field('brokenUntil')}
          type="date"
          min={today}
          label={t('backoffice.machines.brokenUntil')}
          required
          className="text-ink"
        />
      </StaffForm>
    </Disclosure>
  );
}
