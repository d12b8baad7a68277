import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { reductionPercent } from '../../domain/prices/price-reduction.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { useTaxRule } from '../i18n/currency.tsx';

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
