import { Form, useNavigation } from 'react-router';
import { CANCEL_REASONS } from '../../domain/orders/cancellation.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** Cancels an order: the row opens with what that means, and the second press does it. */
export function CancelForm() {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('order.cancel')} id="cancel">
      <p className="text-sm">{t('order.cancel.text')}</p>
      <Form method="post" replace className="mt-5 flex flex-wrap items-end gap-4">
        <input type="hidden" name="intent" value="cancel" />
        <SelectField
          name="reason"
          label={t('order.cancel.reason')}
          defaultValue="changed-mind"
          options={CANCEL_REASONS.map((reason) => ({
            value: reason,
            label: t(`order.cancelReason.${reason}`),
          }))}
          className="min-w-60 flex-1 text-ink"
        />
        <Button type="submit" tone="danger" className="h-12" loading={formData?.get('intent') === 'cancel'}>
          {t('order.cancel.confirm')}
        </Button>
      </Form>
    </Disclosure>
  );
}
