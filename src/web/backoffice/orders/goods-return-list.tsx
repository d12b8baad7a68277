import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { DeskReturn } from './desk-details.ts';

/** What of an order came back, when, why and who wrote it down. */
export function GoodsReturnList({ order, returns }: { order: OrderView; returns: readonly DeskReturn[] }) {
  const t = useT();
  const locale = useLocale();
  if (returns.length === 0) return null;
  const timeZone = timeZoneOf(marketOf(order.currency));
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.name ?? '';
  return (
    <TitledSection id="came-back" title={t('backoffice.back.list')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {returns.map(({ id, reason, refundMinor, recordedAt, recordedBy, lines }) => (
          <li key={id} className="py-4">
            <span className="font-semibold">{t(`order.event.${reason}`)}</span>
            {lines.map(({ itemId, pieces, sellable }) => (
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
              {recordedBy}, {formatDate(recordedAt, locale, timeZone, 'long')}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
