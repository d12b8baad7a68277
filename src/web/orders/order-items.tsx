import { money } from '../../domain/money/money.ts';
import type { OrderItemView, OrderView } from '../../domain/orders/order-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { GoodsRow } from './goods-row.tsx';
import { StatusBadge } from './status-badge.tsx';
import { taxRuleOf } from './tax-rule-of.ts';

function RentalTerm({ rental }: Pick<OrderItemView, 'rental'>) {
  const t = useT();
  if (rental === null) return null;
  const { duration, count, status } = rental;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      {t('checkout.rentedFor', { term: t('duration.count', { duration, count }) })}
      <StatusBadge status={status} />
    </div>
  );
}

/** The lines of an order with the names and prices of the day it was placed. */
export function OrderItems({ order }: { order: OrderView }) {
  const t = useT();
  const { items, currency } = order;
  const isTaxAdded = taxRuleOf(order).mode === 'added';
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <GoodsRow
          key={item.id}
          line={item}
          under={<RentalTerm rental={item.rental} />}
          amounts={
            <>
              <Price money={money(item.lineMinor, currency)} className="text-base font-semibold" />
              <span className="block text-muted">
                {item.quantity} × <Price money={money(item.unitMinor, currency)} />
                {isTaxAdded && `, ${t('cart.withoutTax')}`}
              </span>
            </>
          }
        />
      ))}
    </ul>
  );
}
