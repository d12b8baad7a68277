import { StaticHtml } from '../ui/static-html.tsx';
import { CartShapes } from './cart-skeleton.static.tsx';

/** The place of a cart, or of the checkout, until the browser's storage is read: rendered on the server alone, because no page in an open window waits for that. */
export const CartSkeleton = ({ name = 'cart' }: { name?: 'cart' | 'checkout' }) => (
  <StaticHtml name={`${name}-shape`}>
    {import.meta.env.SSR && <CartShapes isCheckout={name === 'checkout'} />}
  </StaticHtml>
);
