import type { ReactNode } from 'react';
import { MAX_QUANTITY } from '../../domain/cart/cart-item.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { formatDayBy } from '../../domain/locale/format-day-by.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Money } from '../../domain/money/money.ts';
import { sayPeriod } from '../../domain/rental/print-period.ts';
import { rentalPeriod, returnDay } from '../../domain/rental/rental-days.ts';
import { DAYS_OF, DURATIONS, type Duration } from '../../domain/rental/tiers.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import '../i18n/rental-messages.ts';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { useDaysOff } from '../rental/use-days-off.ts';
import { Button } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { LineStepper } from './line-stepper.tsx';
import { MAX_DAYS, type RentChoice } from './use-rent-choice.ts';

/** For how many days and how many machines something is rented, and what that comes to, and what is paid beside it; a machine that is in the cart is counted there. */
export function RentTerm({
  product,
  choice: { days, setDays, line, machines, setMachines },
  total,
  children,
}: {
  product: CardProduct;
  choice: RentChoice;
  total: Money;
  /** What is paid beside the rent, and in all. */
  children: ReactNode;
}) {
  useDaysOff();
  const t = useT();
  const most = Math.max(1, Math.min(product.stock, MAX_QUANTITY));
  const label = 'mb-1.5 block text-xs text-muted';
  return (
    <>
      <div className="noscript:hidden">
        <SegmentedControl<Duration | ''>
          label={t('cart.rentalDuration')}
          name="rental"
          options={DURATIONS.map((value) => ({
            value,
            label: t('duration.count', { duration: value, count: 1 }),
          }))}
          value={DURATIONS.find((duration) => DAYS_OF[duration] === days) ?? ''}
          onChange={(duration) => duration !== '' && setDays(DAYS_OF[duration])}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
          <div>
            <span aria-hidden="true" className={label}>
              {t('cart.durations', { duration: 'day' })}
            </span>
            <QuantityStepper
              name="days"
              count={days}
              max={MAX_DAYS}
              onChange={setDays}
              labels={{
                count: t('cart.durations', { duration: 'day' }),
                decrease: t('product.rental.calculatorFewer'),
                increase: t('product.rental.calculatorMore'),
              }}
            />
          </div>
          <div className="noscript:hidden">
            <span aria-hidden="true" className={label}>
              {t('cart.machines')}
            </span>
            {line ? (
              <LineStepper line={line} stock={product.stock} size="md" removes />
            ) : (
              <QuantityStepper
                count={machines}
                max={most}
                onChange={setMachines}
                labels={{
                  count: t('cart.machines'),
                  decrease: t('cart.fewer'),
                  increase: t('cart.more'),
                }}
              />
            )}
          </div>
          <span className="hidden noscript:inline">
            <Button type="submit">{t('product.rental.calculate')}</Button>
          </span>
        </div>
        <output className="@container min-w-32 flex-1 sm:text-right">
          <TwoPrices price={total} className="text-xl" />
          {children}
        </output>
      </div>
    </>
  );
}

/** From which day to which, when the machine is brought back, and the way to other days. */
export function ChosenPeriod({ start, days }: { start: string; days: number }) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const period = rentalPeriod({ startDate: start, duration: 'day', count: days });
  const back = returnDay(period, marketOf(currency));
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span className="inline-block font-semibold first-letter:uppercase">{sayPeriod(period, locale)}</span>
      <span className="inline-block text-muted first-letter:uppercase">
        {back === start
          ? t('product.rental.backSameDay')
          : t('product.rental.backBy', { day: formatDayBy(back, locale) })}
      </span>
      <a href="#days" className="py-1 text-muted underline underline-offset-4 hover:text-ink noscript:hidden">
        {t('product.rental.changeDays')}
      </a>
    </p>
  );
}
