import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { money } from '../../../domain/money/money.ts';
import { shownRefund } from '../../../domain/returns/return-outcome.ts';
import type { ReturnSummary } from '../../../domain/returns/return-view.ts';
import type { ReturnWay } from '../../../domain/returns/return-way.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { ExchangeBadge } from '../../returns/exchanges/exchange-badge.tsx';
import { ReturnBadge } from '../../returns/return-badge.tsx';

/** A return in the queue of staff. */
interface QueuedReturn extends ReturnSummary {
  readonly customer: string;
  readonly email: string;
  readonly way: ReturnWay | null;
  readonly isLate: boolean;
}

function Row({ found }: { found: QueuedReturn }) {
  const t = useT();
  const locale = useLocale();
  const { id, number, kind, status, order, requestedAt, lines, way, exchange, formerExchange } = found;
  const at = formatDate(requestedAt, locale, timeZoneOf(marketOf(order.currency)), 'long');
  const minor = shownRefund(found);
  return (
    <li className="relative grid gap-x-8 gap-y-2 py-5 text-sm transition-colors hover:bg-surface sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3">
          <LocalLink to={`/admin/returns/${id}`} className="stretched text-base font-semibold">
            {number}
          </LocalLink>
          <ReturnBadge status={status} />
          {exchange !== null && (
            <span className="flex flex-wrap items-center gap-2">
              {exchange.number} <ExchangeBadge status={exchange.status} />
            </span>
          )}
          {found.isLate && <span className="font-semibold text-warning">{t('backoffice.returns.late')}</span>}
        </p>
        <p className="mt-1 text-muted">
          {t(`return.kind.${kind}`)}
          {way !== null && `, ${t(`backoffice.returns.way.${way}`)}`}
          {', '}
          {order.orderNumber}, <time dateTime={requestedAt}>{at}</time>
        </p>
        <p className="mt-1 break-words">
          {lines.length === 0
            ? t('backoffice.returns.noLines')
            : lines.map(({ asked, pieces, name }) => `${Math.max(asked, pieces)} × ${name}`).join('; ')}
          {exchange !== null && ` → ${exchange.replacement.pieces} × ${exchange.replacement.name}`}
        </p>
        {formerExchange !== null && (
          <p className="mt-1">{t('backoffice.returns.formerExchange', { number: formerExchange })}</p>
        )}
        <p className="mt-1 break-words text-muted">
          {found.customer}, {found.email}
        </p>
      </div>
      {minor !== null && (
        <p className="font-semibold sm:text-right">
          <Price money={money(minor, order.currency)} />
        </p>
      )}
    </li>
  );
}

/** Returns in rows, each of which leads to its page. */
export function StaffReturnList({ returns }: { returns: readonly QueuedReturn[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {returns.map((found) => (
        <Row key={found.id} found={found} />
      ))}
    </ul>
  );
}
