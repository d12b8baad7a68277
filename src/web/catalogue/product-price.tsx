import type { ReactNode } from 'react';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { reductionPercent } from '../../domain/prices/price-reduction.ts';
import { useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';

/**
 * What a reduced price is compared with: the lowest of the 30 days before, struck through, in the words of the law; with
 * tax or without, as the price is shown.
 */
export function OriginalPrice({ original, price }: { original: Money; price: Money }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const percent = reductionPercent(original.minor, price.minor);
  return (
    <span className="block text-xs text-muted">
      {t('product.card.lowestBefore')}:{' '}
      <s className="whitespace-nowrap net-first:hidden">{formatMoney(withTax(original, rule), locale)}</s>
      <s className="whitespace-nowrap gross-first:hidden">
        {formatMoney(withoutTax(original, rule), locale)}
      </s>
      {percent > 0 && (
        <span className="ml-1.5 font-semibold whitespace-nowrap text-success">
          {formatPercent(-percent, locale)}
        </span>
      )}
    </span>
  );
}

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
