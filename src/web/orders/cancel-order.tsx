import { Form, useNavigation } from 'react-router';
import { CANCEL_REASONS, moneyOnCancel } from '../../domain/orders/cancellation.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import type { afterCancelled } from '../../domain/returns/kept-delivery.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SelectField } from '../ui/field.tsx';

/** The exchange that an order was placed for. */
interface Replaces {
  readonly number: string;
  readonly isOpen: boolean;
  /** Whether the exchanged goods left their customer. */
  readonly isSent: boolean;
  readonly onCancel: ReturnType<typeof afterCancelled>;
}

/** What the form says of the goods that were to be exchanged: they stay, are refunded as the exchange was worth, or as any goods that come back. */
const cancelledExchange = ({ onCancel, isSent }: Replaces) =>
  onCancel === 'kept' ? 'kept' : onCancel === 'exchange' ? 'worth' : isSent ? 'sent' : 'unsent';

/** Cancels an order: the row opens with what that means, and the second press does it. */
export function CancelForm({ order, replaces }: { order: OrderView; replaces: Replaces | null }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Disclosure summary={t('order.cancel')} id="cancel">
      <p className="text-sm">{t(`order.cancel.text.${moneyOnCancel(order)}`)}</p>
      {replaces?.isOpen === true && (
        <p className="mt-2 text-sm">
          {t(`order.cancel.exchange.${cancelledExchange(replaces)}`, { number: replaces.number })}
        </p>
      )}
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
