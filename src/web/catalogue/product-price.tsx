import { money, type Money } from '../../domain/money/money.ts';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { OriginalPrice } from './original-price.tsx';

/** A price with tax and without it (R9), and what it was if it is reduced. */
export function ProductPrice({
  price,
  original,
  size = 'card',
}: {
  price: Money;
  /** In minor units: what a reduced price is compared with; absent for one that is not. */
  original?: number | undefined;
  size?: 'card' | 'page';
}) {
  return (
    <div>
      <TwoPrices price={price} className={size === 'card' ? 'text-lg' : 'text-2xl'} />
      {original !== undefined && <OriginalPrice original={money(original, price.currency)} price={price} />}
    </div>
  );
}
