import {
  STAFF_CANCEL_REASONS,
  staffCancelEvent,
  type StaffCancelReason,
} from '../../../domain/orders/cancellation.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useFields } from '../../form/use-fields.ts';
import { StaffForm } from '../staff-form.tsx';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** Cancels an order for the shop, with the reason that its customer reads: chosen by staff, except where it is known. */
export function CancelForm({
  reason,
  problem,
}: {
  reason: StaffCancelReason | null;
  problem: StaffProblem | undefined;
}) {
  const t = useT();
  const own = useFields(problemOf(problem, 'cancel'))('reason');
  return (
    <StaffForm intent="cancel" label={t('backoffice.cancel.do')} tone="danger">
      <SelectField
        {...own}
        label={t('backoffice.cancel.reason')}
        defaultValue={own.defaultValue ?? reason ?? ''}
        {...(reason === null ? { placeholder: t('backoffice.cancel.chooseReason') } : {})}
        options={STAFF_CANCEL_REASONS.map((each) => ({
          value: each,
          label: t(`order.event.${staffCancelEvent(each)}`),
        }))}
        required
        className="w-full max-w-120 text-ink"
      />
    </StaffForm>
  );
}
