import { formatDate } from '../../../domain/locale/format-date.ts';
import { columnFormat, formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { shownDifference, type ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Price } from '../../i18n/price.tsx';

/** What an exchange comes to: the replacement, the worth of what goes back, and the difference at the end. */
export function ExchangeSums({
  exchange,
  currency,
  isStaff = false,
  isRefunded = false,
}: {
  exchange: ExchangeSummary;
  currency: Currency;
  /** Whether staff read it, of a customer. */
  isStaff?: boolean;
  /** Whether what goes back has gone. */
  isRefunded?: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const { totalMinor, shippingMinor, creditMinor, creditedMinor, priceUntil, status } = exchange;
  const difference = shownDifference(exchange);
  const end =
    difference === 0
      ? 'exchange.difference'
      : difference > 0
        ? 'exchange.toPay'
        : isStaff
          ? 'exchange.toRefundCustomer'
          : isRefunded
            ? 'exchange.refunded'
            : 'exchange.toRefund';
  const worthMinor = creditedMinor ?? creditMinor;
  const print = columnFormat([totalMinor, worthMinor, difference].map((minor) => money(minor, currency)));
  const row = (term: string, minor: number, sign = '') => (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="shrink-0">
        {sign}
        <Price money={money(minor, currency)} print={print} />
      </dd>
    </div>
  );
  return (
    <>
      <dl className="flex flex-col gap-1.5 text-sm">
        {row(t('exchange.total'), totalMinor)}
        {row(t(creditedMinor === null ? 'exchange.credit' : 'exchange.credited'), worthMinor, '−')}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t(end)}</dt>
          <dd className="shrink-0">
            <Price money={money(Math.abs(difference), currency)} print={print} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {shippingMinor === 0
          ? t('exchange.delivery.free')
          : t('exchange.delivery', { amount: formatPrice(money(shippingMinor, currency), locale) })}
        {status === 'PENDING' &&
          `. ${t('exchange.priceUntil', { date: formatDate(priceUntil, locale, 'UTC', 'short') })}`}
      </p>
    </>
  );
}
