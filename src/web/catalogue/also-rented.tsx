import { offersOf } from '../../domain/catalogue/offer.ts';
import type { CardProduct } from '../../domain/catalogue/product.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money, type Money } from '../../domain/money/money.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';

/** Of a product that is shown as it is sold: that it can be rented, too, and for how much a day. Nothing of any other. */
export function AlsoRented({ product }: { product: CardProduct }) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const rule = useTaxRule();
  if (offersOf(product, currency).length === 1 || product.displayOnly) return null;
  const price = money(product.prices[currency].day ?? 0, currency);
  const print = (amount: Money, label: string) =>
    `${t('product.card.alsoRented', { price: formatPrice(amount, locale) })} ${label}`;
  return (
    <p className="pt-1 text-xs text-muted">
      <ChosenAmount
        gross={print(withTax(price, rule), t('cart.withTax'))}
        net={print(withoutTax(price, rule), t('cart.withoutTax'))}
      />
    </p>
  );
}
