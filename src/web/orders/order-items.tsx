import { grossLines } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderItemView, OrderView } from '../../domain/orders/order-view.ts';
import { printedDays } from '../../domain/rental/print-period.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { GoodsRow } from './goods-row.tsx';
import { StatusBadge } from './status-badge.tsx';
import { taxRuleOf } from '../../domain/orders/tax-rule-of.ts';

function RentalTerm({ rental }: Pick<OrderItemView, 'rental'>) {
  const t = useT();
  const locale = useLocale();
  if (rental === null) return null;
  const { duration, count, status } = rental;
  const term = [t('duration.count', { duration, count }), ...printedDays(rental, locale)].join(', ');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      {t('checkout.rentedFor', { term })}
      <StatusBadge status={status} />
    </div>
  );
}

/** The lines of an order with the names and prices of the day it was placed. */
export function OrderItems({ order }: { order: OrderView }) {
  const { items, currency } = order;
  const rule = taxRuleOf(order);
  const gross = grossLines(
    items.map(({ lineMinor }) => money(lineMinor, currency)),
    currency,
    rule,
  );
  const unitOf = ({ unitMinor }: OrderItemView) => {
    const unit = money(unitMinor, currency);
    return {
      gross: <Price money={withTax(unit, rule)} />,
      net: <Price money={withoutTax(unit, rule)} />,
    };
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <GoodsRow
          key={item.id}
          line={item}
          under={<RentalTerm rental={item.rental} />}
          amounts={
            <>
              <TwoPrices
                price={money(item.lineMinor, currency)}
                gross={gross[index]}
                rule={rule}
                print={formatMoney}
                className="text-base"
              />
              {item.quantity > 1 && (
                <span className="mt-1 block text-xs text-muted">
                  {item.quantity} × <ChosenAmount {...unitOf(item)} />
                </span>
              )}
            </>
          }
        />
      ))}
    </ul>
  );
}
