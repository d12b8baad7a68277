import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import type { OrderEntry } from '../../../domain/orders/order-entry.ts';
import { ordersByMonth } from '../../../domain/orders/orders-by-month.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { ProgressRail } from '../../orders/order-progress.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OrderCard } from './order-card.tsx';

/** The statuses of orders that are under way: their marks are filled. */
const UNDER_WAY: ReadonlySet<string> = new Set(['PENDING', 'PROCESSING', 'SHIPPED']);

/** How far an order has come; of one that goes nowhere any more, what happened last. */
function Way({ order: { steps, last, currency } }: { order: OrderEntry }) {
  const t = useT();
  const lookUp = useLookUp();
  const locale = useLocale();
  if (steps !== null) {
    return (
      <div className="mt-5">
        <ProgressRail steps={steps} currency={currency} />
      </div>
    );
  }
  if (last === null) return null;
  const at = formatDate(last.at, locale, timeZoneOf(marketOf(currency)), 'short');
  return (
    <p className="mt-3 text-sm text-muted">
      {lookUp(`order.event.${last.reason}`) ?? t('order.history')}, <time dateTime={last.at}>{at}</time>
    </p>
  );
}

/** Orders along a line, month by month from the newest, each with its way so far (C §2). */
export function OrderTimeline({
  orders,
  actionsOf,
}: {
  orders: readonly OrderEntry[];
  actionsOf: (order: OrderEntry) => ReactNode;
}) {
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-12">
      {ordersByMonth(orders).map(({ month, orders: ofMonth }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`} className="mb-6 text-xl">
            {formatMonth(`${month}-15`, locale, 'UTC')}
          </h3>
          <ol className="flex flex-col">
            {ofMonth.map((order) => (
              <li
                key={order.id}
                className="relative pb-10 pl-8 before:absolute before:top-2 before:-bottom-2 before:left-[5px] before:w-0.5 before:bg-line last:pb-0 last:before:bottom-0 sm:pl-12 sm:before:left-[7px]"
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'absolute top-1.5 left-0 size-3 rounded-full ring-4 ring-canvas sm:size-4',
                    UNDER_WAY.has(order.status) ? 'bg-inverse' : 'border-2 border-line-strong bg-canvas',
                  )}
                />
                <OrderCard
                  order={order}
                  headingLevel="h4"
                  note={<Way order={order} />}
                  actions={actionsOf(order)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
