import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { StaffDetails, StaffOpenReturn, StaffReturn } from './staff-details.ts';

/** The exchange that an order was placed for, and the way to it; nothing for every other order. */
export function Replaces({ replaces }: { replaces: StaffDetails['replaces'] }) {
  const t = useT();
  if (replaces === null) return null;
  return (
    <Alert
      tone="info"
      title={t('backoffice.exchange.replaces', { number: replaces.number })}
      action={
        <ButtonLink to={`/admin/returns/${replaces.returnId}`} size="sm">
          {t('backoffice.exchange.title')}
        </ButtonLink>
      }
    />
  );
}

/** The returns of an order that are open, and the way to each. */
export function OpenReturns({ open }: { open: readonly StaffOpenReturn[] }) {
  const t = useT();
  return open.map(({ id, number, status }) => (
    <Alert
      key={id}
      tone="info"
      title={t('backoffice.returns.openOnOrder', { number })}
      action={
        <ButtonLink to={`/admin/returns/${id}`} size="sm">
          {t('backoffice.section.returns')}
        </ButtonLink>
      }
    >
      {t(`return.status.${status}`)}
    </Alert>
  ));
}

export function GoodsReturnList({ order, returns }: { order: OrderView; returns: readonly StaffReturn[] }) {
  const t = useT();
  const locale = useLocale();
  if (returns.length === 0) return null;
  const timeZone = timeZoneOf(marketOf(order.currency));
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.name ?? '';
  return (
    <TitledSection id="came-back" title={t('backoffice.back.list')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {returns.map(({ id, number, reason, refundMinor, recordedAt, recordedBy, lines }) => (
          <li key={id} className="py-4">
            <LocalLink to={`/admin/returns/${id}`} className="font-semibold underline underline-offset-4">
              {number}
            </LocalLink>
            {reason !== null && <>, {t(`order.event.${reason}`)}</>}
            {lines
              .filter(({ pieces }) => pieces > 0)
              .map(({ itemId, pieces, sellable }) => (
                <span key={itemId} className="mt-1 block">
                  {nameOf(itemId)}: {t('backoffice.back.line', { pieces, sellable })}
                </span>
              ))}
            {refundMinor > 0 && (
              <span className="mt-1 block">
                {t('backoffice.back.refunded', {
                  amount: formatMoney(money(refundMinor, order.currency), locale),
                })}
              </span>
            )}
            <span className="mt-1 block text-xs text-muted">
              {recordedBy ?? t('backoffice.actor.staff')}, {formatDate(recordedAt, locale, timeZone, 'long')}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
