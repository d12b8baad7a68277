import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffCardPayment } from './staff-details.ts';

/** The attempts to pay an order by card, the latest first, and how their money goes back. */
export function StaffCardPayments({
  order,
  payments,
}: {
  order: OrderView;
  payments: readonly StaffCardPayment[];
}) {
  const t = useT();
  const locale = useLocale();
  if (payments.length === 0) return null;
  const timeZone = timeZoneOf(marketOf(order.currency));
  return (
    <TitledSection id="card" title={t('backoffice.card.title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {payments.map((payment) => (
          <li key={payment.id} className="py-4">
            <span className="font-semibold">{t(`backoffice.card.${payment.status}`)}</span>
            <span className="block text-xs text-muted">
              {payment.provider}, {formatDate(payment.updatedAt, locale, timeZone, 'long')}
            </span>
            {payment.returnedMinor > 0 && (
              <span className="mt-1 block">
                {t('backoffice.card.returned', {
                  amount: formatMoney(money(payment.returnedMinor, order.currency), locale),
                })}
              </span>
            )}
            {payment.dispute !== null && (
              <span className="mt-1 block">{t(`backoffice.card.dispute.${payment.dispute}`)}</span>
            )}
            {payment.isOwed && (
              <span className="mt-1 block">
                {payment.failure === null
                  ? t('backoffice.card.isOwed')
                  : t('backoffice.card.failure', { failure: payment.failure })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
