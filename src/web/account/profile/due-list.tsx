import { formatDeadline } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-methods.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';

/** An order that is to be paid. */
export interface Due {
  readonly id: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: string;
  /** In minor units. */
  readonly amountMinor: number;
  /** A day for a transfer, a moment for a card, both ISO 8601; null where the shop set none. */
  readonly until: string | null;
}

/** Until when an order is to be paid, in words. */
function DueDate({ due: { until, currency } }: { due: Due }) {
  const t = useT();
  const locale = useLocale();
  if (until === null) return null;
  const date = formatDeadline(until, locale, timeZoneOf(marketOf(currency)));
  return <time dateTime={until}>{t('profile.due.until', { date })}</time>;
}

/** What is to be paid (C §3), each with its way to be paid. */
export function DueList({ dues }: { dues: readonly Due[] }) {
  const t = useT();
  return (
    <ul className="flex flex-col gap-3">
      {dues.map((due) => (
        <li
          key={due.id}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-surface p-5 sm:px-6"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              <LocalLink to={`/order/${due.id}`} className="hover:underline">
                {t('order.title', { number: due.orderNumber })}
              </LocalLink>
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{t(`paymentMethod.${due.paymentMethod}`)}</span>
              {due.paymentStatus === 'FAILED' && (
                <span className="text-danger">{t('paymentStatus.FAILED')}</span>
              )}
              <DueDate due={due} />
            </p>
          </div>
          <div className="flex items-center gap-5 max-sm:w-full max-sm:justify-between">
            <Price
              money={money(due.amountMinor, due.currency)}
              print={formatPrice}
              className="text-lg font-semibold"
            />
            <ButtonLink
              to={`/payment/${due.id}`}
              tone="primary"
              aria-label={t('profile.due.payNamed', { number: due.orderNumber })}
            >
              {t('profile.due.pay')}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
