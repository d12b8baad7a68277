import { tieUnits } from '../../domain/catalogue/tie-units.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { money } from '../../domain/money/money.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Price } from '../i18n/price.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { Picture } from '../ui/picture.tsx';
import { StatusBadge } from './status-badge.tsx';
import { taxRuleOf } from './tax-rule-of.ts';

/** The lines of an order with the names and prices of the day it was placed. */
export function OrderItems({ order }: { order: OrderView }) {
  const t = useT();
  const { items, currency } = order;
  const isTaxAdded = taxRuleOf(order).mode === 'added';
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-4 py-5 sm:gap-6">
          <PictureTile className="size-20 shrink-0 rounded-md sm:size-24">
            <Picture fill source={pictureOf(item.picture)} alt="" sizes="96px" />
          </PictureTile>
          <div className="flex min-w-0 flex-1 flex-col gap-x-8 gap-y-2 sm:flex-row sm:justify-between">
            <div className="min-w-0">
              <p className="text-xs text-muted">
                {item.brand}, {item.articleNumber}
              </p>
              <LocalLink
                to={`/product/${item.productId}`}
                className="leading-snug font-semibold hover:underline"
              >
                {tieUnits(item.name)}
              </LocalLink>
              {item.rental !== null && (
                <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
                  {t('checkout.rentedFor', {
                    term: t('duration.count', {
                      duration: item.rental.duration,
                      count: item.rental.count,
                    }),
                  })}
                  <StatusBadge status={item.rental.status} />
                </div>
              )}
            </div>
            <p className="shrink-0 text-sm sm:text-right">
              <Price money={money(item.lineMinor, currency)} className="text-base font-semibold" />
              <span className="block text-muted">
                {item.quantity} × <Price money={money(item.unitMinor, currency)} />
                {isTaxAdded && `, ${t('cart.withoutTax')}`}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
