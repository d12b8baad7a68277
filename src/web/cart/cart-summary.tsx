import { quoteShipping, type ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { checkoutTotals } from '../../domain/checkout/totals.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { useTaxRule } from '../i18n/tax.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Button } from '../ui/button.tsx';
import { TotalsList } from './totals-list.tsx';

/** What the cart comes to with standard delivery, by the rules of every order (R10), and the way to the checkout. */
export function CartSummary({
  items,
  shippingRules,
  onCheckout,
}: {
  items: readonly CartItem[];
  shippingRules: readonly ShippingRule[];
  onCheckout: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const taxRule = useTaxRule();
  const totals = checkoutTotals({
    lines: items.map((item) => linePrice(item, currency)),
    method: 'standard',
    payment: 'transfer',
    currency,
    city: null,
    taxRule,
    shippingRules,
  });
  const quote = quoteShipping({
    goods: totals.subtotal,
    currency,
    method: 'standard',
    city: null,
    rules: shippingRules,
  });
  const freeRemaining = quote.ok ? quote.freeRemaining : null;
  return (
    <aside aria-labelledby="cart-summary" className="rounded-lg bg-surface p-6 sm:p-8 lg:sticky lg:top-28">
      <h2 id="cart-summary" className="mb-6 text-xl">
        {t('cart.summary')}
      </h2>
      <TotalsList
        totals={totals}
        taxRule={taxRule}
        shippingNote={
          freeRemaining === null
            ? t('shippingMethod.standard')
            : t('cart.untilFree', { amount: formatMoney(freeRemaining, locale) })
        }
      />
      <Button tone="primary" size="lg" width="full" className="mt-7" onClick={onCheckout}>
        {t('cart.checkout')}
      </Button>
      <LocalLink to="/" className={`${buttonClass({ tone: 'ghost', width: 'full' })} mt-2`}>
        {t('cart.continueShopping')}
      </LocalLink>
    </aside>
  );
}
