import {
  STAFF_CANCEL_REASONS,
  staffCancelEvent,
  type StaffCancelReason,
} from '../../../domain/orders/cancellation.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** Cancels an order for the shop, with the reason that its customer reads. */
export function CancelForm({ reason: usual }: { reason: StaffCancelReason }) {
  const t = useT();
  return (
    <StaffForm intent="cancel" label={t('backoffice.cancel.do')} tone="danger">
      <SelectField
        name="reason"
        label={t('backoffice.cancel.reason')}
        defaultValue={usual}
        options={STAFF_CANCEL_REASONS.map((reason) => ({
          value: reason,
          label: t(`order.event.${staffCancelEvent(reason)}`),
        }))}
        className="w-full max-w-120 text-ink"
      />
    </StaffForm>
  );
}
