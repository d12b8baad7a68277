import type { CardProduct } from '../../domain/catalogue/product.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { DURATIONS } from '../../domain/rental/duration.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';

/** What a machine costs by the day, week and month; for visitors without script, whose switch of terms is dead. */
export function RentalTiersLine({ product }: { product: CardProduct }) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <p className="mt-2 hidden flex-wrap gap-x-3 text-xs text-muted tabular-nums noscript:flex">
      {DURATIONS.map((duration) => {
        const minor = product.prices[currency][duration];
        if (minor === null) return null;
        const price = formatMoney(money(minor, currency), locale);
        return (
          <span key={duration} className="whitespace-nowrap">
            {t('product.card.perDuration', { price, duration: t(`duration.${duration}`) })}
          </span>
        );
      })}
    </p>
  );
}
