import '../i18n/counter-texts.ts';
import { useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  useNavigate,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { forgetCheckoutTarget } from '../cart/checkout-target.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useRegion, useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { usePath } from '../i18n/use-path.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { toast } from '../ui/toast.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/checkout.route';
import { shopOf } from '../../server/context.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { parseOrderForm } from './parse-order-form.ts';
import { refusalText } from './refusal-text.ts';
import type { Refusal } from './refusal.ts';

/** Where a visitor signs in on the way to the checkout (R18). */
const signIn = (region: string) => redirect(`/${region}/checkout/auth?redirect=/${region}/checkout`);

export function loader({ context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  if (user === null) throw signIn(region);
  const { shipping, payOnDeliveryFees, paymentMethods, cardCurrencies } = shop.rules;
  const { firstName, lastName, email, phone } = user;
  return {
    rules: { shipping, payOnDeliveryFees, paymentMethods, cardCurrencies },
    customer: { firstName, lastName, email, phone: phone ?? '' },
    title: pageTitle(translate('checkout.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, currency, translate, readForm } = shopOf(context);
  if (user === null) throw signIn(region);
  const refuse = (status: number, refusal: Refusal) => data(refusal, { status });
  const textOf = (refused: Parameters<typeof refusalText>[0]) => refusalText(refused, locale, translate);
  const limit = await shop.limits.order(user.id);
  if (!limit.ok) return refuse(429, { reason: 'rate-limited', text: textOf({ reason: 'rate-limited' }) });
  const parsed = parseOrderForm(await readForm());
  if (!parsed.ok) {
    const isShipping = parsed.reason === 'invalid-shipping';
    return refuse(422, {
      ...parsed,
      text: translate(isShipping ? 'checkout.checkFields' : 'checkout.notProcessed'),
    });
  }
  const result = await shop.checkout.placeOrder({ ...parsed.order, user, locale, currency });
  if (!result.ok) {
    const { reason } = result;
    if (reason === 'total-changed') {
      return refuse(409, { reason, text: textOf(result), isCodeRefused: result.discount !== null });
    }
    if (reason !== 'out-of-stock') return refuse(409, { reason, text: textOf(result) });
    const [product] = await shop.catalogue.productsByIds([result.productId], locale);
    const text = textOf({ reason, name: product?.name ?? '', available: result.available });
    return refuse(409, { reason, text });
  }
  const { orderId } = result;
  if (parsed.order.payment === 'card') {
    const started = await shop.payments.startPayment({ orderId, userId: user.id, region });
    if (started.ok) return redirectDocument(started.url, 303);
    // The order waits there, or says why it does not.
    if (started.reason === 'provider-unavailable') return redirect(`/${region}/payment/${orderId}`, 303);
  }
  return redirect(`/${region}/checkout/success?orderId=${orderId}`, 303);
}

/** Going from step to step asks the server nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export default function Checkout({ loaderData: { rules, customer } }: Route.ComponentProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const cart = useFreshCart({ isSignedIn: true });
  const region = useRegion();
  const currency = useCurrency();

  const cartPath = path('/cart');
  const isEmpty = cart.isReady && cart.items.length === 0;
  const emptyText = t('cart.emptyCartError');
  useEffect(() => {
    if (!isEmpty) return;
    toast.error(emptyText);
    void navigate(cartPath, { replace: true });
  }, [isEmpty, emptyText, cartPath, navigate]);
  useEffect(forgetCheckoutTarget, []);

  return (
    <div className="container-page pt-8 pb-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">{t('checkout.title')}</h1>
        <LocalLink to="/cart" className="py-1 text-sm text-muted underline underline-offset-4 hover:text-ink">
          {t('checkout.backToCart')}
        </LocalLink>
      </div>
      {!cart.isReady || isEmpty ? (
        <CartSkeleton />
      ) : (
        <CheckoutForm
          cart={cart}
          rules={rules}
          owner={customer.email}
          prefill={{
            ...customer,
            country: region === 'pl' || currency === 'PLN' ? 'PL' : 'UA',
            city: '',
            postalCode: '',
            address: '',
            method: 'standard',
          }}
        />
      )}
    </div>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** Nothing was ordered, and what was typed is kept in the tab (C §8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="container-page py-section">
      <title>{pageTitle(t('checkout.title'))}</title>
      <EmptyState
        headingLevel="h1"
        title={t(isUnavailable ? 'checkout.unavailable' : 'checkout.failed')}
        text={t(isUnavailable ? 'checkout.unavailableText' : 'checkout.failedText')}
        action={
          <a
            href={`${usePath()('/checkout')}?step=3`}
            className={buttonClass({ tone: 'primary', size: 'lg' })}
          >
            {t('checkout.tryAgain')}
          </a>
        }
      />
    </div>
  );
}
