import { withTax } from '../../domain/checkout/tax.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { useTaxRule } from '../i18n/tax.tsx';
import { OriginalPrice } from './original-price.tsx';

/** A price as the shop states it, under it what it comes to with tax (R9), and what it was if it is reduced. */
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
  const t = useT();
  const locale = useLocale();
  const amount = formatMoney(withTax(price, useTaxRule()), locale);
  return (
    <p className="flex flex-col">
      <Price money={price} className={size === 'card' ? 'text-lg font-semibold' : 'text-2xl font-semibold'} />
      <span className={size === 'card' ? 'text-xs text-muted' : 'text-sm text-muted'}>
        {t('product.card.taxIncluded', { amount })}
      </span>
      {original !== undefined && <OriginalPrice original={money(original, price.currency)} price={price} />}
    </p>
  );
}
