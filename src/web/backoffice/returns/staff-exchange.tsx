import { money, type Currency } from '../../../domain/money/money.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { isDroppedExchange } from '../../../domain/returns/exchange-status.ts';
import type { ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { ExchangeBadge } from '../../returns/exchanges/exchange-badge.tsx';
import { ExchangeSums } from '../../returns/exchanges/exchange-sums.tsx';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';

/** What agreeing to an exchange does, and the way to have its replacement chosen anew. */
export function ExchangeNext({ exchange }: { exchange: ExchangeSummary }) {
  const t = useT();
  if (exchange.status !== 'PENDING') return null;
  return (
    <div className="mb-6 flex flex-col gap-4">
      {exchange.isAskedAgain ? (
        <Alert tone="info" title={t('backoffice.exchange.askedAgain')} />
      ) : (
        <>
          <p className="max-w-measure text-sm">{t('backoffice.exchange.approveText')}</p>
          <StaffForm intent="ask-again" label={t('backoffice.exchange.askAgain')} tone="secondary" />
        </>
      )}
    </div>
  );
}

/** What comes in place of the goods: the replacement, its order, and the money. */
export function StaffExchange({ exchange, currency }: { exchange: ExchangeSummary; currency: Currency }) {
  const t = useT();
  const locale = useLocale();
  const { replacement, order, status } = exchange;
  return (
    <TitledSection id="exchange" title={t('backoffice.exchange.title')} isPanel>
      <div className="mb-4 flex flex-col gap-2 text-sm">
        <p>
          <ExchangeBadge status={status} />
        </p>
        <p>
          {replacement.pieces} ×{' '}
          <LocalLink to={`/product/${replacement.productId}`} className="underline underline-offset-4">
            <Unbroken text={replacement.name} />
          </LocalLink>
        </p>
        {order !== null && (
          <p>
            {t('exchange.replacementOrder')}:{' '}
            <LocalLink to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
              {order.orderNumber}
            </LocalLink>
            {order.due !== null &&
              `, ${t('exchange.ask.pay', { amount: formatMoney(money(order.due.minor, currency), locale) })}`}
          </p>
        )}
      </div>
      {!isDroppedExchange(status) && <ExchangeSums exchange={exchange} currency={currency} isStaff />}
    </TitledSection>
  );
}
