import { rentedTerm } from '../../content/rented-term.ts';
import { taxedLines } from '../../domain/checkout/gross-amounts.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { columnFormats } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import type { OrderItemView, OrderView } from '../../domain/orders/order-view.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { ChosenAmount, Price } from '../i18n/price.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { OptionLines } from '../rental/option-lines.tsx';
import { GoodsRow } from './goods-row.tsx';
import { StatusBadge } from './status-badge.tsx';
import { taxRuleOf } from '../../domain/orders/tax-rule-of.ts';

function RentalTerm({ rental, isOwn }: Pick<OrderItemView, 'rental'> & { isOwn: boolean }) {
  const t = useT();
  const locale = useLocale();
  if (rental === null) return null;
  const { status, bill = null } = rental;
  const leaseId = rental.leaseId ?? bill?.leaseId ?? null;
  const term = rentedTerm(t, rental, locale);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
      {t(bill === null ? 'checkout.rentedFor' : `lease.bill.${bill.kind}`, { term })}
      {bill === null && <StatusBadge status={status} />}
      {isOwn && leaseId !== null && (
        <LocalLink
          to={`/lease/${leaseId}`}
          className="inline-flex min-h-9 items-center text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t('lease.view')}
        </LocalLink>
      )}
    </div>
  );
}

/** The lines of an order with the names and prices of the day it was placed; who may do what its owner may finds the way to its leases (`isOwn`). */
export function OrderItems({
  order,
  isOwn = false,
  inShop,
}: {
  order: OrderView;
  isOwn?: boolean;
  /** For staff, whose names of goods lead to the back office: what the small link to the shop says. */
  inShop?: string;
}) {
  const { items, currency } = order;
  const rule = taxRuleOf(order);
  const amounts = taxedLines(
    items.map(({ lineMinor }) => money(lineMinor, currency)),
    currency,
    rule,
  );
  const print = columnFormats(amounts);
  const unitOf = ({ unitMinor }: OrderItemView) => {
    const unit = money(unitMinor, currency);
    return {
      gross: <Price money={withTax(unit, rule)} print={print.gross} />,
      net: <Price money={withoutTax(unit, rule)} print={print.net} />,
    };
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <GoodsRow
          key={item.id}
          line={item}
          to={inShop === undefined ? undefined : `/admin/products/${item.productId}`}
          under={
            <>
              {inShop !== undefined && (
                <LocalLink
                  to={`/product/${item.productId}`}
                  className="mt-1 block text-xs text-muted underline underline-offset-4"
                >
                  {inShop}
                </LocalLink>
              )}
              <OptionLines
                options={item.options ?? []}
                quantity={item.quantity}
                currency={currency}
                rule={rule}
              />
              <RentalTerm rental={item.rental} isOwn={isOwn} />
            </>
          }
          amounts={
            <>
              <TwoPrices
                price={money(item.lineMinor, currency)}
                amounts={amounts[index]}
                rule={rule}
                print={print}
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
