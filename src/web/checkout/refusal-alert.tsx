import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { Refusal } from './refusal.ts';

/** Refusals that only the cart can settle. */
const ABOUT_THE_CART: ReadonlySet<string> = new Set([
  'out-of-stock',
  'product-unavailable',
  'lines-changed',
  'cart-changed',
]);

/** Why the order was not placed, or cannot be, and the way to settle it. */
export function RefusalAlert({ refusal }: { refusal: Refusal }) {
  const t = useT();
  return (
    <Alert
      tone="danger"
      live
      action={
        ABOUT_THE_CART.has(refusal.reason) ? (
          <ButtonLink to="/cart" size="sm">
            {t('cart.goToCart')}
          </ButtonLink>
        ) : undefined
      }
    >
      {refusal.text}
    </Alert>
  );
}
