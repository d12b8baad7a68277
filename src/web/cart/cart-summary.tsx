import Truck from 'lucide-react/icons/truck';
import { daysKey } from '../../domain/checkout/days-range.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { useTaxRule } from '../i18n/currency.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { CartArrivals } from './arrival-texts.ts';
import { CartPromises } from './cart-promises.tsx';
import { DiscountField } from '../discounts/discount-field.tsx';
import type { DiscountEntry } from '../discounts/use-discount.ts';
import { RentalNotes } from './rental-notes.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import type { CartSum } from './sum-up-cart.ts';
import { TotalsList } from './totals-list.tsx';

/** What the cart comes to with delivery, by the rules of every order (R10), and the way to the checkout. */
export function CartSummary({
  sum,
  items,
  discount,
  arrivals,
  onCheckout,
}: {
  sum: CartSum;
  items: readonly CartItem[];
  discount: DiscountEntry;
  arrivals: CartArrivals | null;
  onCheckout: () => void;
}) {
  const t = useT();
  const methodName = t(`shippingMethod.${sum.method}`);
  const shippingNote = sum.isCheaperInCities
    ? t('cart.page.shippingElsewhere', { method: methodName })
    : methodName;
  const { totals, freeRemaining, progress, payments, quotedFor, days } = sum;
  const arrival = days && arrivals?.texts[daysKey(days, arrivals.markets[totals.total.currency])];
  return (
    <aside
      aria-labelledby="cart-summary"
      // Where the window is lower than the summary, what sticks is its lower end with the buttons.
      className={classNames(
        'rounded-lg bg-surface p-5 sm:p-8 lg:sticky',
        quotedFor === 'bulk'
          ? 'lg:top-[min(6rem,calc(100dvh-53rem))]'
          : 'lg:top-[min(6rem,calc(100dvh-51rem))]',
      )}
    >
      <h2 id="cart-summary" className="mb-6 text-xl">
        {t('cart.summary')}
      </h2>
      {progress !== null && <FreeDelivery remaining={freeRemaining} progress={progress} />}
      <DiscountField entry={discount} applied={sum.discount} />
      <TotalsList
        totals={totals}
        lines={sum.parts}
        taxRule={useTaxRule()}
        subtotalLabel={items.every(({ isRental }) => isRental) ? 'totals.subtotal.rental' : undefined}
        discountCode={sum.discount?.ok ? sum.discount.discount.code : null}
        isUnplaced={quotedFor === 'unplaced'}
        shippingNote={quotedFor === null ? shippingNote : t(`cart.page.quotedFor.${quotedFor}`)}
      />
      <RentalNotes items={items} deposit={totals.deposit} />
      {arrival && (
        <p className="mt-5 flex gap-2.5 text-sm">
          <Truck size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          {t('cart.page.arrival', {
            days: arrival,
            share: items.some(({ isRental }) => isRental) ? 'some' : 'all',
          })}
        </p>
      )}
      <Button tone="primary" size="lg" width="full" className="mt-7 max-lg:hidden" onClick={onCheckout}>
        {t('cart.checkout')}
      </Button>
      {quotedFor === 'bulk' && (
        <LocalLink to="/quote/request" className={`${buttonClass({ width: 'full' })} mt-2 max-lg:mt-5`}>
          {t('cart.page.bulkPrice')}
        </LocalLink>
      )}
      <LocalLink to="/" className={`${buttonClass({ tone: 'ghost', width: 'full' })} mt-2 max-lg:mt-5`}>
        {t('cart.continueShopping')}
      </LocalLink>
      <CartPromises payments={payments} items={items} />
    </aside>
  );
}
