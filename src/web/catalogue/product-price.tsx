import { withTax } from '../../domain/checkout/tax.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { useTaxRule } from '../i18n/tax.tsx';

/** A price as the shop states it, and under it what it comes to with tax (R9). */
export function ProductPrice({ price, size = 'card' }: { price: Money; size?: 'card' | 'page' }) {
  const t = useT();
  const locale = useLocale();
  const amount = formatMoney(withTax(price, useTaxRule()), locale);
  return (
    <p className="flex flex-col">
      <Price money={price} className={size === 'card' ? 'text-lg font-semibold' : 'text-2xl font-semibold'} />
      <span className={size === 'card' ? 'text-xs text-muted' : 'text-sm text-muted'}>
        {t('product.card.taxIncluded', { amount })}
      </span>
    </p>
  );
}
