import { mayCancel, STAFF_CANCEL_REASONS, staffCancelEvent } from '../../../domain/orders/cancellation.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import type { DeskFormProps } from './desk-problem.ts';

/** Cancels an order for the shop: the row opens with what that means, and the second press does it. */
export function CancelOrderForm({ order }: DeskFormProps<OrderView>) {
  const t = useT();
  if (!mayCancel(order)) return null;
  return (
    <Disclosure summary={t('backoffice.cancel.title')} id="cancel">
      <p className="mb-5 text-sm">{t('backoffice.cancel.text')}</p>
      <DeskForm intent="cancel" label={t('backoffice.cancel.do')} tone="danger">
        <SelectField
          name="reason"
          label={t('backoffice.cancel.reason')}
          defaultValue="customer-asked"
          options={STAFF_CANCEL_REASONS.map((reason) => ({
            value: reason,
            label: t(`order.event.${staffCancelEvent(reason)}`),
          }))}
          className="w-full max-w-120 text-ink"
        />
      </DeskForm>
    </Disclosure>
  );
}
