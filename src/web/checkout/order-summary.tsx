import type { ReactNode } from 'react';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { DiscountField } from '../discounts/discount-field.tsx';
import type { DiscountEntry } from '../discounts/use-discount.ts';
import { RentalNotes } from '../cart/rental-notes.tsx';
import { TotalsList } from '../cart/totals-list.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import type { CheckoutOffer } from './checkout-offer.ts';
import { LineList } from './line-list.tsx';

/** What the order comes to so far; `children` is the button that places it. The review shows the lines itself, and has the total in a bar where the window is small. */
export function OrderSummary({
  items,
  areLinesShown,
  offer,
  discount,
  taxRule,
  children,
}: {
  items: readonly CartItem[];
  areLinesShown: boolean;
  offer: CheckoutOffer;
  discount: DiscountEntry;
  taxRule: TaxRule;
  children?: ReactNode;
}) {
  const t = useT();
  const { totals, quotedFor, method } = offer;
  const { currency } = totals.total;
  const isUnplaced = quotedFor === 'unplaced';
  return (
    <aside aria-labelledby="checkout-summary" className="rounded-lg bg-surface p-6 sm:p-8 lg:sticky lg:top-8">
      <h2 id="checkout-summary" className="mb-6 text-xl">
        {t('cart.summary')}
      </h2>
      {areLinesShown && (
        <div className="mb-6 border-b border-line pb-6">
          <LineList items={items} />
        </div>
      )}
      <DiscountField entry={discount} applied={offer.discount} />
      {/* The total is in the bar at the lower edge of small windows. */}
      <div className={areLinesShown ? '' : 'max-lg:[&>dl>:last-child]:hidden'}>
        <TotalsList
          totals={quotedFor === null ? totals : { ...totals, shipping: null }}
          taxRule={taxRule}
          lines={items.map((item) => ({ price: linePrice(item, currency), isRental: item.isRental }))}
          subtotalLabel={items.every(({ isRental }) => isRental) ? 'totals.subtotal.rental' : undefined}
          discountCode={offer.discount?.ok ? offer.discount.discount.code : null}
          haulage={offer.haulage}
          isUnplaced={isUnplaced}
          shippingNote={t(`shippingMethod.${method}`)}
        />
      </div>
      <RentalNotes items={items} deposit={totals.deposit} />
      {totals.shipping.minor + totals.paymentFee.minor > 0 && (
        <p className="mt-4 text-xs text-muted">{t('checkout.taxNote')}</p>
      )}
      {quotedFor !== null && (
        <Alert
          tone={isUnplaced ? 'info' : 'warning'}
          className="mt-6"
          title={t(isUnplaced ? 'checkout.unplacedTitle' : 'checkout.quotedTitle')}
        >
          {t(`checkout.quotedFor.${quotedFor}`)}
        </Alert>
      )}
      {children}
    </aside>
  );
}
