import { useState } from 'react';
import { cartItemOf } from '../../domain/cart/cart-item.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { depositOf } from '../../domain/rental/deposit.ts';
import { DURATIONS, type Duration } from '../../domain/rental/tiers.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { CartAction } from './cart-action.tsx';

/** What is paid beside the rent of one machine, and comes back. */
function Deposit({ product }: { product: CardProduct }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const currency = useCurrency();
  const { month } = product.prices[currency];
  if (month === null) return null;
  const amount = formatPrice(depositOf(money(month, currency), 1, rule), locale);
  return <p className="text-xs leading-4 text-muted">{t('cart.plusDeposit', { amount })}</p>;
}

/** Rents a machine from its card for the days that its list is narrowed to. */
function RentDays({
  product,
  rent: { startDate, days, price },
}: {
  product: CardProduct;
  rent: NonNullable<CardProduct['rent']>;
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between">
      <div>
        <TwoPrices
          price={price}
          per={
            <span className="font-normal">
              {' '}
              {t('product.card.forDays', { days: t('duration.count', { duration: 'day', count: days }) })}
            </span>
          }
          className="text-lg"
        />
        <Deposit product={product} />
      </div>
      <CartAction
        item={cartItemOf(product, { duration: 'day', count: days, startDate })}
        stock={product.stock}
        size="sm"
      >
        {t('cart.rent')}
      </CartAction>
    </div>
  );
}

/** Rents a machine from its card: by the day, week or month, the price of the chosen one, and the button (S §2, R15). */
export function RentAction({
  product,
  group,
}: {
  product: CardProduct;
  /** The name of its radio buttons. */
  group: string;
}) {
  const t = useT();
  const currency = useCurrency();
  const [duration, setDuration] = useState<Duration>('day');
  if (product.rent !== undefined && product.rent.price.currency === currency)
    return <RentDays product={product} rent={product.rent} />;
  const minor = product.prices[currency][duration];
  const price = minor === null ? null : money(minor, currency);
  return (
    <div className="flex w-full flex-col gap-3 lg:gap-1.5">
      <SegmentedControl
        label={t('cart.rentalDuration')}
        name={group}
        options={DURATIONS.map((value) => ({
          value,
          label: t(`duration.${value}`),
          short: t(`cart.durationShort.${value}`),
        }))}
        value={duration}
        onChange={setDuration}
        size="sm"
      />
      <div className="flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between">
        <div>
          {price !== null && (
            <TwoPrices
              price={price}
              per={<small> / {t(`duration.${duration}`)}</small>}
              className="text-lg"
            />
          )}
          <Deposit product={product} />
        </div>
        <CartAction item={cartItemOf(product, { duration, count: 1 })} stock={product.stock} size="sm">
          {t('cart.rent')}
        </CartAction>
      </div>
    </div>
  );
}
