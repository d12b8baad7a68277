import { useState } from 'react';
import { cartItemOf } from '../../domain/cart/cart-item.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { DURATIONS, type Duration } from '../../domain/rental/tiers.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { CartAction } from './cart-action.tsx';

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
    <div className="flex w-full flex-col gap-3 lg:gap-2">
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
        {price !== null && (
          <TwoPrices price={price} per={<small> / {t(`duration.${duration}`)}</small>} className="text-lg" />
        )}
        <CartAction item={cartItemOf(product, { duration, count: 1 })} stock={product.stock} size="sm">
          {t('cart.rent')}
        </CartAction>
      </div>
    </div>
  );
}
