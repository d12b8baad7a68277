import type { Money } from '../../domain/money/money.ts';
import { reductionPercent } from '../../domain/prices/reduction-percent.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';

/** What a reduced price is compared with: the lowest of the 30 days before, struck through, in the words of the law. */
export function OriginalPrice({ original, price }: { original: Money; price: Money }) {
  const t = useT();
  const percent = reductionPercent(original.minor, price.minor);
  return (
    <span className="block text-xs text-muted">
      {t('product.card.lowestBefore')}:{' '}
      <s>
        <Price money={original} />
      </s>
      {percent > 0 && (
        <span className="ml-1.5 font-semibold whitespace-nowrap text-success">−{percent} %</span>
      )}
    </span>
  );
}
