import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { ButtonLink } from '../../i18n/button-link.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { StaffDetails } from './staff-details.ts';

/** That the customer has withdrawn from the contract, what is sent back, and the way to the statement. */
export function WithdrawalNotice({ order, withdrawal }: Pick<StaffDetails, 'order' | 'withdrawal'>) {
  const t = useT();
  const locale = useLocale();
  if (withdrawal === null) return null;
  const date = formatDate(withdrawal.statedAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  return (
    <Alert
      tone="info"
      className="mb-10"
      title={t('backoffice.order.withdrawn', { date })}
      action={
        <ButtonLink to="/admin/withdrawals" size="sm">
          {t('backoffice.desk.withdrawals')}
        </ButtonLink>
      }
    >
      <span className="whitespace-pre-wrap">{withdrawal.goods ?? t('order.withdrawal.wholeOrder')}</span>
    </Alert>
  );
}
