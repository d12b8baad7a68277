import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { columnFormat, formatPrice } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { TerminationView } from '../../../domain/rental/termination.ts';
import { listedRefund } from '../../../domain/returns/return-outcome.ts';
import type { ReturnSummary } from '../../../domain/returns/return-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { ExchangeBadge } from '../../returns/exchanges/exchange-badge.tsx';
import { ReturnBadge } from '../../returns/return-badge.tsx';

/** A customer's returns, each with its goods, its state and what is refunded, and the way to its page. */
export function OwnReturns({ returns }: { returns: readonly ReturnSummary[] }) {
  const t = useT();
  const locale = useLocale();
  if (returns.length === 0) return null;
  const refunds = returns.map((found) => {
    const listed = listedRefund(found);
    const { currency } = found.order;
    return listed && { sum: money(listed.minor, currency), way: money(listed.wayMinor, currency) };
  });
  const print = columnFormat(refunds.flatMap((refund) => (refund === null ? [] : [refund.sum])));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {returns.map((found, index) => {
        const { id, number, kind, status, requestedAt, lines, order, exchange, formerExchange } = found;
        const refund = refunds[index] ?? null;
        const timeZone = timeZoneOf(marketOf(order.currency));
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-5 text-sm">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-3">
                <LocalLink
                  to={exchange === null ? `/returns/${id}` : `/exchanges/${id}`}
                  className="text-base font-semibold hover:underline"
                >
                  {exchange?.number ?? formerExchange ?? number}
                </LocalLink>
                {exchange === null ? (
                  <ReturnBadge status={status} />
                ) : (
                  <ExchangeBadge status={exchange.status} />
                )}
              </p>
              <p className="mt-1 text-muted">
                {t(`return.kind.${exchange === null ? kind : 'exchange'}`)}, {order.orderNumber},{' '}
                <time dateTime={requestedAt}>{formatDate(requestedAt, locale, timeZone, 'short')}</time>
              </p>
              {formerExchange !== null && (
                <p className="mt-1">{t('return.formerExchange.list', { number })}</p>
              )}
              <ul className="mt-1">
                {lines.map(({ itemId, name, asked, pieces }) => (
                  <li key={itemId}>
                    {Math.max(asked, pieces)} × <Unbroken text={name} />
                  </li>
                ))}
              </ul>
              {exchange !== null && (
                <p className="mt-1">
                  → {exchange.replacement.pieces} × <Unbroken text={exchange.replacement.name} />
                </p>
              )}
            </div>
            {refund !== null && (
              <p className="shrink-0 sm:text-right">
                <Price money={refund.sum} print={print} className="font-semibold" />
                {refund.way.minor > 0 && (
                  <span className="block text-muted">
                    {t('return.list.lessWay', { amount: formatPrice(refund.way, locale) })}
                  </span>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A customer's requests to give machines back (C §3, “Lease termination”). */
export function OwnTerminations({
  terminations,
}: {
  terminations: readonly (TerminationView & { readonly productName: string; readonly quantity: number })[];
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="leases" className="mt-10">
      <h3 id="leases" className="mb-4 text-xl">
        {t('return.list.leases')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {terminations.map(({ id, leaseId, number, status, returnOn, productName, quantity }) => (
          <li key={id} className="py-5 text-sm">
            <p className="flex flex-wrap items-center gap-3">
              <LocalLink to={`/lease/${leaseId}`} className="text-base font-semibold hover:underline">
                {number}
              </LocalLink>
              <StatusBadge status={status} />
            </p>
            <p className="mt-1">
              <Unbroken text={productName} />
              {quantity > 1 && ` × ${quantity}`}
            </p>
            <p className="mt-1 text-muted">
              <time dateTime={returnOn}>
                {t('lease.returnOn', { date: formatDate(returnOn, locale, 'UTC', 'short') })}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
