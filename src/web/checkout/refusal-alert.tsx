import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { buttonClass } from '../ui/button-class.ts';
import type { Refusal } from './refusal.ts';

/** Refusals that only the cart can settle. */
const ABOUT_THE_CART: ReadonlySet<string> = new Set(['out-of-stock', 'product-unavailable', 'lines-changed']);

/** Why the order was not placed, or cannot be, and the way to settle it. */
export function RefusalAlert({ refusal }: { refusal: Refusal }) {
  const t = useT();
  return (
    <Alert
      tone="danger"
      live
      action={
        ABOUT_THE_CART.has(refusal.reason) ? (
          <LocalLink to="/cart" className={buttonClass({ size: 'sm' })}>
            {t('cart.goToCart')}
          </LocalLink>
        ) : undefined
      }
    >
      {refusal.text}
    </Alert>
  );
}
