import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import type { Delivery } from '../../../domain/partners/webhook.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { StaffForm } from '../staff-form.tsx';

const TONES = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const locale = useLocale();
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'moment');
  const { id, event, url, createdAt, attempts, status, failure, state } = delivery;
  const { orderId, orderNumber, productId, articleNumber, overAt, nextAttemptAt, isOn } = delivery;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 py-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={TONES[state]}>{t(`backoffice.webhooks.state.${state}`)}</Badge>
          <h3 className="text-base">{t(`backoffice.webhooks.event.${event}`)}</h3>
          {orderId !== null && (
            <LocalLink to={`/admin/orders/${orderId}`} className="text-sm underline underline-offset-4">
              {orderNumber}
            </LocalLink>
          )}
          {productId !== null && (
            <LocalLink to={`/admin/products/${productId}`} className="text-sm underline underline-offset-4">
              {articleNumber}
            </LocalLink>
          )}
        </div>
        <p className="mt-2 text-sm break-all text-muted">{url}</p>
        <p className="mt-1 text-sm text-muted">
          {at(createdAt)}
          {attempts > 0 && `, ${t('backoffice.webhooks.attempts', { count: attempts })}`}
          {status !== null && `, ${t('backoffice.webhooks.status', { status: String(status) })}`}
        </p>
        {failure !== null && <p className="mt-1 text-sm">{t(`backoffice.webhooks.failure.${failure}`)}</p>}
        {nextAttemptAt !== null && attempts > 0 && (
          <p className="mt-1 text-sm">{t('backoffice.webhooks.next', { date: at(nextAttemptAt) })}</p>
        )}
      </div>
      {nextAttemptAt !== null && failure !== null && isOn && (
        <StaffForm
          intent="send-now"
          kept={`send-now ${id}`}
          label={t('backoffice.webhooks.sendNow')}
          tone="secondary"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="nextAttemptAt" value={nextAttemptAt} />
        </StaffForm>
      )}
      {overAt !== null && isOn && (
        <StaffForm
          intent="resend"
          kept={`resend ${id}`}
          label={t('backoffice.webhooks.resend')}
          tone="secondary"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="overAt" value={overAt} />
        </StaffForm>
      )}
    </li>
  );
}

/** What was sent to programs of partners, with the way to send once more what is over, and at once what waits for its next attempt. */
export function WebhookDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}
