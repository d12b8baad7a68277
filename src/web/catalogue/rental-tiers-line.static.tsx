import type { CardProduct } from '../../domain/catalogue/product.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { DURATIONS } from '../../domain/rental/tiers.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';

/** What a machine costs by the day, week and month; for visitors without script, whose switch of terms is dead. */
export function RentalTiersLine({ product }: { product: CardProduct }) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const rule = useTaxRule();
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-xs text-muted">
      {DURATIONS.map((duration) => {
        const minor = product.prices[currency][duration];
        if (minor === null) return null;
        const price = money(minor, currency);
        const print = (amount: Money) =>
          t('product.card.perDuration', {
            price: formatPrice(amount, locale),
            duration: t(`duration.${duration}`),
          });
        return (
          <span key={duration} className="whitespace-nowrap">
            <ChosenAmount gross={print(withTax(price, rule))} net={print(withoutTax(price, rule))} />
          </span>
        );
      })}
      <ChosenAmount gross={t('cart.withTax')} net={t('cart.withoutTax')} />
    </p>
  );
}
