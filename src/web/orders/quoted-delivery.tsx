import type { OrderView } from '../../domain/orders/order-view.ts';
import { money } from '../../domain/money/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** What staff said of the delivery of a quoted order. */
export interface DeliveryAnswer {
  readonly minDays: number;
  readonly maxDays: number;
  readonly note: string | null;
}

/** The delivery of a bulk order as staff priced it (R10): what it costs, how long it takes, and their own words. */
export function QuotedDelivery({ order, answer }: { order: OrderView; answer: DeliveryAnswer | null }) {
  const t = useT();
  if (answer === null || order.shippingMinor === null) return null;
  const { minDays: min, maxDays: max, note } = answer;
  return (
    <TitledSection id="quoted-delivery" title={t('order.quoted.title')}>
      <DefinitionTable
        rows={[
          {
            term: t('totals.shipping'),
            value:
              order.shippingMinor === 0 ? (
                t('page.delivery.free')
              ) : (
                <Price money={money(order.shippingMinor, order.currency)} />
              ),
          },
          { term: t('order.quoted.days'), value: t('page.delivery.daysRange', { min, max }) },
          ...(note === null
            ? []
            : [{ term: t('order.quoted.note'), value: <span className="whitespace-pre-line">{note}</span> }]),
        ]}
      />
    </TitledSection>
  );
}
