import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { PLAIN_PAGE } from '../../domain/routing/shared-page.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { RecentlyViewedSlot } from '../product/recently-viewed-slot.tsx';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/cart.route';
import { shopOf } from '../../server/context.ts';
import { CartAlerts } from './cart-alerts.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { rememberCheckoutTarget } from './checkout-target.ts';
import { ClearCart } from './clear-cart.tsx';
import { useDiscount } from '../discounts/use-discount.ts';
import { EmptyCart } from './empty-cart.tsx';
import { sumUpCart } from './sum-up-cart.ts';
import { categoryLinks } from '../catalogue/category-links.server.ts';
import type { CardSlots } from '../catalogue/product-grid.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

/** Where most begin. */
const STARTS = [
  'solar-panels',
  'batteries',
  'inverters',
  'sets-of-solar-power-plants',
  'generators',
] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const { shipping, haulage, payOnDeliveryFees, payOnDeliveryLimits, paymentMethods, cardCurrencies } =
    shop.rules;
  return {
    rules: { shipping, haulage, payOnDeliveryFees, payOnDeliveryLimits, paymentMethods, cardCurrencies },
    starts: categoryLinks(STARTS, translate),
    title: pageTitle(translate('cart.title')),
    description: translate('cart.description'),
  };
}

const SLOTS: CardSlots = { action: (product, group) => <AddToCart product={product} group={group} /> };

export default function CartPage({ loaderData: { rules, starts } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const currency = useCurrency();
  const taxRule = useTaxRule();
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = useFreshCart();
  const discount = useDiscount();
  const { isReady, items, isUnavailable, problems, hasNewPrices } = cart;

  const focusHeading = () => heading.current?.focus({ preventScroll: true });
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
      <div className="container-page min-h-svh py-8">
        <CartAlerts isUnavailable={false} hasNewPrices={false} />
        <EmptyCart starts={starts} />
        <RecentlyViewedSlot className="py-8" slots={SLOTS} />
      </div>
    );
  }
  const pieces = items.reduce((total, { quantity }) => total + quantity, 0);
  const offered = items.filter(({ uniqueKey }) => problems.get(uniqueKey)?.reason !== 'gone');
  const sum = isReady
    ? sumUpCart({ ...cart, items: offered }, { currency, taxRule, rules, terms: discount.terms })
    : null;
  return (
    <div data-uncovered="" className="container-page min-h-svh pt-8 pb-section max-lg:pb-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {t('cart.title')}
        </h1>
        <div className={sum === null ? 'invisible' : undefined}>
          <ClearCart pieces={pieces} onClear={focusHeading} />
        </div>
      </div>
      {sum === null ? (
        <CartSkeleton />
      ) : (
        <>
          <CartAlerts isUnavailable={isUnavailable} hasNewPrices={hasNewPrices} />
          <div className="grid items-start gap-x-16 gap-y-10 max-lg:pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] wide:grid-cols-[minmax(0,1fr)_29rem]">
            <CartLines cart={cart} amounts={sum?.lines} onRemove={focusHeading} />
            <CartSummary
              sum={sum}
              items={cart.items}
              discount={discount}
              arrivals={cart.arrivals}
              onCheckout={checkOut}
            />
          </div>
          <RecentlyViewedSlot
            without={items.map(({ id }) => id)}
            className="pt-section max-lg:pb-section"
            slots={SLOTS}
          />
          <CheckoutBar total={sum.totals.total} isWithoutDelivery={sum.totals.shipping === null}>
            <Button tone="primary" size="lg" className="px-6" onClick={checkOut}>
              {t('cart.page.checkoutShort')}
            </Button>
          </CheckoutBar>
        </>
      )}
    </div>
  );
}

/** The cart itself is the browser's: the page around it is the same for all, and can be kept to be read offline. */
export const handle = { sharedPage: PLAIN_PAGE, texts: await pageMessages('cart') };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.description }] : [];
