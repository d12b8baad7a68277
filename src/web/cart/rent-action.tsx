import { useState } from 'react';
import { cartItemOf } from '../../domain/cart/cart-item-of.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { DURATIONS, type Duration } from '../../domain/rental/duration.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { CartAction } from './cart-action.tsx';

/** Rents a machine: by the day, week or month, the price of the chosen one, and the button (S §2, R15). */
export function RentAction({
  product,
  group,
  size,
}: {
  product: CardProduct;
  /** The name of its radio buttons. */
  group: string;
  size: 'sm' | 'lg';
}) {
  const t = useT();
  const currency = useCurrency();
  const [duration, setDuration] = useState<Duration>('day');
  const minor = product.prices[currency][duration];
  const price = minor === null ? null : money(minor, currency);
  const isSmall = size === 'sm';
  return (
    <div className={isSmall ? 'flex w-full flex-col gap-3' : 'flex w-full flex-col gap-6'}>
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
        size={isSmall ? 'sm' : 'md'}
      />
      <div
        className={
          isSmall ? 'flex flex-col gap-3 xl:flex-row xl:items-end xl:justify-between' : 'flex flex-col gap-6'
        }
      >
        {price !== null && (
          <TwoPrices
            price={price}
            per={<span className="font-normal"> / {t(`duration.${duration}`)}</span>}
            className={isSmall ? 'text-lg' : 'text-2xl'}
          />
        )}
        <CartAction item={cartItemOf(product, { duration, count: 1 })} stock={product.stock} size={size}>
          {t('cart.rent')}
        </CartAction>
      </div>
    </div>
  );
}
