import { useEffect, useRef } from 'react';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { HoldLink } from '../cart/hold-link.tsx';
import type { FreshCart } from '../cart/use-fresh-cart.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { CheckoutOffer } from './checkout-offer.ts';
import type { OrderProblem } from './use-place-order.ts';

/** Refusals that only the cart can settle. */
const ABOUT_THE_CART: ReadonlySet<string> = new Set([
  'out-of-stock',
  'product-unavailable',
  'option-unavailable',
  'lines-changed',
  'cart-changed',
  'days-missing',
  'day-not-offered',
  'days-taken',
  'days-off-changed',
  'no-payment',
]);

/** Why the order was not placed, or cannot be, and the way to settle it; where it is out of sight, the page comes to it. */
export function RefusalAlert({ refusal }: { refusal: OrderProblem }) {
  const t = useT();
  const path = usePath();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed stands at the lower edge of a phone, wherever the page is scrolled to.
  useEffect(() => {
    // The braces stay: newer browsers answer with a promise, and React calls what an effect returns.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert
        tone="danger"
        live
        action={
          ABOUT_THE_CART.has(refusal.reason) ? (
            <ButtonLink to="/cart" size="sm">
              {t('cart.goToCart')}
            </ButtonLink>
          ) : refusal.reason === 'order-needs-account' ? (
            <ButtonLink to={`/checkout/auth?redirect=${path('/checkout')}`} size="sm">
              {t('checkout.toAccount')}
            </ButtonLink>
          ) : undefined
        }
      >
        {refusal.text}
        {refusal.hold && <HoldLink hold={refusal.hold} />}
      </Alert>
    </div>
  );
}

/** That prices or the currency changed since the customer went on to the review, and what that did to the total. */
export function TotalChanged({ before, now }: { before: Money; now: Money }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Alert tone="warning" live>
      {t(before.currency === now.currency ? 'checkout.changed.total' : 'checkout.changed.currency', {
        before: formatPrice(before, locale),
        now: formatPrice(now, locale),
      })}
    </Alert>
  );
}

/** What keeps a cart from being ordered, whatever is typed; null for nothing. */
export function blockOf(
  { isUnavailable, items, problems, holdOf }: FreshCart,
  { guestLimit, payments, isTransferTooLate }: CheckoutOffer,
  { t, locale }: { t: ReturnType<typeof useT>; locale: Locale },
): OrderProblem | null {
  if (isUnavailable) return { reason: 'unavailable', text: t('error.page.unavailable.text') };
  if (problems.size === 0) {
    if (payments.length === 0) {
      const key = isTransferTooLate ? 'checkout.payment.noneInTime' : 'error.payment-not-offered';
      return { reason: 'no-payment', text: t(key) };
    }
    if (guestLimit === null) return null;
    const limit = formatPrice(guestLimit, locale);
    return { reason: 'order-needs-account', text: t('error.order-needs-account', { limit }) };
  }
  const short = items.filter(
    ({ uniqueKey, isRental }) => !isRental && problems.get(uniqueKey)?.reason === 'short',
  );
  const hold = short.map(({ id }) => holdOf(id)).find((each) => each !== undefined);
  return { reason: 'lines-changed', text: t('checkout.linesChanged'), hold };
}
