import type { ReactNode } from 'react';
import { money, type Money } from '../../domain/money/money.ts';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { OriginalPrice } from './original-price.tsx';

/** A price with tax and without it (R9), and what it was if it is reduced. */
export function ProductPrice({
  price,
  original,
  per,
  size = 'card',
}: {
  price: Money;
  /** In minor units: what a reduced price is compared with; absent for one that is not. */
  original?: number | undefined;
  /** What the price is for, behind the amount: `/ день`. */
  per?: ReactNode;
  size?: 'card' | 'page';
}) {
  return (
    <div>
      <TwoPrices price={price} per={per} className={size === 'card' ? 'text-lg' : 'text-2xl'} />
      {original !== undefined && <OriginalPrice original={money(original, price.currency)} price={price} />}
    </div>
  );
}
