import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { removeItem } from '../../domain/cart/cart.ts';
import { usePath } from '../i18n/use-path.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { toast } from '../ui/toast.ts';
import type { Route } from './+types/cart.route';
import { shopOf } from '../../server/context.ts';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { changeCart } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { rememberCheckoutTarget } from './checkout-target.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  return {
    shippingRules: shop.rules.shipping,
    title: `${translate('cart.title')} — Promin`,
    description: translate('cart.description'),
  };
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isReady, items, isUnavailable, problems, hasNewPrices, productOf } = useFreshCart();

  const remove = (uniqueKey: string) => {
    heading.current?.focus({ preventScroll: true });
    changeCart((lines) => removeItem(lines, uniqueKey));
    toast.success(t('cart.itemRemoved'));
  };
  const checkOut = () => {
    if (isUnavailable) {
      toast.error(t('error.page.unavailable.title'));
      return;
    }
    if (problems.size > 0) {
      toast.error(t('cart.fixLines'));
      return;
    }
    rememberCheckoutTarget(path('/checkout'));
    void navigate(path('/checkout'));
  };

  if (isReady && items.length === 0) {
    return (
      <div className="container-page py-8">
        <EmptyCart />
      </div>
    );
  }
  return (
    <div className="container-page pt-8 pb-section">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl outline-none">
        {t('cart.title')}
      </h1>
      {!isReady ? (
        <CartSkeleton />
      ) : (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div>
            {isUnavailable && (
              <Alert tone="warning" live title={t('error.page.unavailable.title')} className="mb-4">
                {t('error.page.unavailable.text')}
              </Alert>
            )}
            {hasNewPrices && (
              <Alert tone="warning" live className="mb-2">
                {t('cart.newPrices')}
              </Alert>
            )}
            <ul className="divide-y divide-line border-y border-line">
              {items.map((line, index) => (
                <CartLine
                  // The key of a rental line changes with its term; its control must not be drawn anew under the finger.
                  key={`${line.id} ${line.rentalDuration ?? ''} ${items.slice(0, index).filter(({ id }) => id === line.id).length}`}
                  line={line}
                  stock={productOf(line.id)?.stock ?? Infinity}
                  problem={problems.get(line.uniqueKey)}
                  onChange={() => toast.success(t('cart.quantityUpdated'))}
                  onRemove={() => remove(line.uniqueKey)}
                />
              ))}
            </ul>
          </div>
          <CartSummary items={items} shippingRules={loaderData.shippingRules} onCheckout={checkOut} />
        </div>
      )}
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : [];
