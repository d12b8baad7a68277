import Check from 'lucide-react/icons/check';
import type { MessageKey } from '../../content/translator.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import { orderProgress, type ProgressStep } from '../../domain/orders/order-progress.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { rentedLines } from '../../domain/rental/rented-lines.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

/** How far an order has come on its way: a rail on wide screens, a column on a phone. */
export function OrderProgress({ order }: { order: OrderView }) {
  const steps = orderProgress(order);
  const isRental = rentedLines(order.items) === 'all';
  return steps && <ProgressRail steps={steps} currency={order.currency} isRental={isRental} />;
}

/** What a step is called of an order of machines alone: they are not packed, and handed over. */
const OF_RENTALS = {
  placed: 'order.progress.placed',
  preparing: 'order.progress.preparing.rental',
  shipped: 'order.progress.shipped',
  delivered: 'order.progress.delivered.rental',
} as const satisfies Record<ProgressStep['step'], MessageKey>;

/** The steps of an order's way, with the days on which they were reached. */
export function ProgressRail({
  steps,
  currency,
  isRental = false,
}: {
  steps: readonly ProgressStep[];
  currency: Currency;
  isRental?: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const timeZone = timeZoneOf(marketOf(currency));
  const current = steps.findLastIndex(({ at }) => at !== null);
  const nameOf = (step: ProgressStep['step']) => t(isRental ? OF_RENTALS[step] : `order.progress.${step}`);
  return (
    <ol aria-label={t('order.progress')} className="flex flex-col sm:grid sm:grid-cols-4">
      {steps.map(({ step, at }, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="relative flex gap-4 pb-5 last:pb-0 sm:flex-col sm:gap-3 sm:pr-6 sm:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-7 bottom-0 left-[13px] w-0.5 sm:top-[13px] sm:right-0 sm:bottom-auto sm:left-7 sm:h-0.5 sm:w-auto',
                index < current ? 'bg-inverse' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-7 shrink-0 place-items-center rounded-full',
              at === null ? 'bg-fill text-muted' : 'bg-inverse text-on-inverse',
            )}
          >
            {at === null ? (
              <span className="size-1.5 rounded-full bg-current" />
            ) : (
              <Check size={14} strokeWidth={2.5} />
            )}
          </span>
          <span className="flex min-w-0 flex-col pt-0.5 sm:pt-0">
            <span className={classNames('text-sm', at === null ? 'text-muted' : 'font-semibold')}>
              {nameOf(step)}
            </span>
            {at === null ? (
              <span className="sr-only">, {t('order.progress.ahead')}</span>
            ) : (
              <time dateTime={at} className="text-xs text-muted">
                {formatDate(at, locale, timeZone, 'short')}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
