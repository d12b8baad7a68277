import { formatDate } from '../../domain/locale/format-date.ts';
import { money, type Currency } from '../../domain/money/money.ts';
import type { LeaseBilling, LeaseBillView } from '../../domain/rental/lease-billing.ts';
import type { PlannedCharge } from '../../domain/rental/charge-day.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { Badge } from '../ui/badge.tsx';
import { PlannedChargeText } from './planned-charge.tsx';

const TONES = { paid: 'success', open: 'warning', dropped: 'neutral' } as const satisfies Record<
  LeaseBillView['state'],
  string
>;

/** The bills of a lease after its own order, what is billed next, and the ways to pay and to extend. */
export function LeaseBills({
  leaseId,
  currency,
  isOut,
  billing: { bills, next, extensible },
  charges,
}: {
  leaseId: string;
  currency: Currency;
  /** Whether its customer has the machines, or they are on their way. */
  isOut: boolean;
  billing: LeaseBilling;
  /** Those that the shop charges by itself. */
  charges: readonly PlannedCharge[];
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-5">
      {bills.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {bills.map((bill) => (
            <li
              key={bill.orderId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
            >
              <span className="min-w-0">
                <LocalLink to={`/order/${bill.orderId}`} className="font-medium underline underline-offset-4">
                  {bill.orderNumber}
                </LocalLink>
                <span className="block text-muted">
                  {t(`lease.bill.${bill.kind}`, { term: printPeriod(bill, locale) })}
                </span>
                {charges.map((charge) =>
                  charge.orderId === bill.orderId ? (
                    <span key={charge.day} className="block text-muted">
                      <PlannedChargeText charge={charge} />
                    </span>
                  ) : null,
                )}
              </span>
              <span className="flex flex-wrap items-center gap-3">
                <Badge tone={TONES[bill.state]}>{t(`lease.bill.state.${bill.state}`)}</Badge>
                <Price money={money(bill.amountMinor, currency)} />
                {bill.state === 'open' && (
                  <ButtonLink to={`/payment/${bill.orderId}`} size="sm" tone="primary">
                    {t('order.pay.now')}
                  </ButtonLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="text-sm text-muted">
          {t('lease.bill.next', {
            period: printPeriod(next, locale),
            day: formatDate(next.firstDay, locale, 'UTC', 'short'),
          })}{' '}
          <Price money={money(next.amountMinor, currency)} />
        </p>
      )}
      <p className="flex gap-3 empty:hidden max-sm:flex-col">
        {extensible !== null && (
          <ButtonLink to={`/lease/${leaseId}/extend`} tone="primary">
            {t('lease.extend.title')}
          </ButtonLink>
        )}
        {isOut && (
          <ButtonLink to={`/returns/initiate?leaseId=${leaseId}`}>{t('lease.return.title')}</ButtonLink>
        )}
      </p>
    </div>
  );
}
