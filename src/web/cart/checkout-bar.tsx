import { columnFormat } from '../../domain/money/format-money.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { Button } from '../ui/button.tsx';
import type { CartSum } from './sum-up-cart.ts';

/**
 * The total and the way to the checkout where a thumb is: at the lower edge of a small screen, in the place of a phone's
 * bar, until its own place under the summary comes into view.
 */
export function CheckoutBar({ totals, onCheckout }: Pick<CartSum, 'totals'> & { onCheckout: () => void }) {
  const t = useT();
  return (
    <div
      data-dock="cart"
      className="sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-canvas px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:hidden short:static"
    >
      <p className="min-w-0">
        <span className="block text-xs text-muted">
          {t(totals.shipping === null ? 'cart.taxIsInWithoutDelivery' : 'cart.page.totalWithTax')}
        </span>
        <Price money={totals.total} print={columnFormat([totals.total])} className="text-lg font-semibold" />
      </p>
      <Button tone="primary" size="lg" className="px-6" onClick={onCheckout}>
        {t('cart.page.checkoutShort')}
      </Button>
    </div>
  );
}
