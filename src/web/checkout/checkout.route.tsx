import { useEffect, useRef } from 'react';
import {
  data,
  isRouteErrorResponse,
  redirect,
  useNavigate,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { HOLD_MINUTES } from '../../domain/rental/hold.ts';
import { firstHandOverByTransfer } from '../../domain/checkout/payment-due.ts';
import { savedFrom } from '../../domain/checkout/saved-shipping.ts';
import { mostWithoutAccount } from '../../domain/limits/open-orders.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { clampStep } from '../../domain/checkout/steps.ts';
import { useFreshCart } from '../cart/use-fresh-cart.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { forgetCheckoutTarget } from '../cart/checkout-target.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useRegion, useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { toast } from '../ui/toast.tsx';
import { keptNowhere, pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import { useDaysOff } from '../rental/use-days-off.ts';
import type { Route } from './+types/checkout.route';
import { shopOf } from '../../server/context.ts';
import { arrivalTexts } from '../cart/arrival-texts.ts';
import { AddressEditor } from './address-editor.tsx';
import { afterOrder } from './after-order.ts';
import { answerAddressForm } from './answer-address-form.ts';
import { answerRefusedOrder } from './answer-refused-order.ts';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { GUEST } from './draft.ts';
import { editedAddress } from './edited-address.ts';
import { parseOrderForm } from './order-form.ts';
import { usePlaceOrder, type OrderProblem } from './use-place-order.ts';

/** What is known of a guest. */
const NOBODY = { firstName: '', lastName: '', email: '', phone: '' };

/** Where a visitor signs in on the way to the checkout (R18), or to the step of it at which a session ended. */
function signIn(region: string, step: string | null) {
  const target = `/${region}/checkout${step === null ? '' : `?step=${clampStep(Number(step))}`}`;
  return redirect(`/${region}/checkout/auth?redirect=${encodeURIComponent(target)}`);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, locale, currency, translate, clientNetwork: network } = shopOf(context);
  if (user === null && !shop.guests.areWelcome) {
    throw signIn(region, new URL(request.url).searchParams.get('step'));
  }
  const { tax: _tax, openOrders, ...rules } = shop.rules;
  const limits = user === null ? openOrders : null;
  const market = marketOf(currency);
  const now = new Date().toISOString();
  const today = dayIn(timeZoneOf(market), now);
  const { firstName, lastName, email, phone } = user ?? NOBODY;
  const [addresses, hasTooManyOpenOrders] = await Promise.all([
    user === null ? [] : shop.addresses.list(user.id),
    shop.checkout.hasTooManyOpenOrders({ userId: user?.id ?? null, network }),
  ]);
  return {
    rules: {
      ...rules,
      mostWithoutAccount: limits && mostWithoutAccount(limits),
      firstHandOverByTransfer: firstHandOverByTransfer(today, market),
    },
    isGuest: user === null,
    addresses,
    hasTooManyOpenOrders,
    arrivals: arrivalTexts(rules.shipping, { locale, now }),
    customer: { firstName, lastName, email, phone: phone ?? '' },
    title: pageTitle(translate('checkout.title')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, user, region, locale, currency, translate, readForm, clientAddress, clientNetwork } =
    shopOf(context);
  if (user === null && !shop.guests.areWelcome) throw signIn(region, '3');
  const form = await readForm();
  // A customer whose session has ended is no guest: only a guest's own page says so.
  const isGuest = user === null && form.has('asGuest');
  if (user === null && !isGuest) throw signIn(region, '3');
  const answered = await answerAddressForm(form, {
    userId: user?.id ?? null,
    addresses: shop.addresses,
    textOf: translate,
    next: `/${region}/checkout?step=1`,
  });
  if (answered !== null) return answered;
  const limit = await (user ? shop.limits.order(user.id) : shop.limits.guestOrder(clientAddress));
  const parsed = parseOrderForm(form);
  if (!parsed.ok) {
    const isShipping = parsed.reason === 'invalid-shipping';
    const text = translate(isShipping ? 'checkout.checkFields' : 'checkout.notProcessed');
    const problem: OrderProblem = { ...parsed, text };
    return data(problem, { status: 422 });
  }
  const { cartTag: tag, earlierKeys, ...order } = parsed.order;
  const cart = { tag, guestOrderIds: shop.guests.ordersIn(request.headers), earlierKeys };
  const network = clientNetwork;
  const visitorId = shop.guests.visitorIn(request.headers);
  const result = await shop.checkout.placeOrder({
    ...order,
    user,
    network,
    locale,
    currency,
    cart,
    holders: shop.checkout.holdersOf({ userId: user?.id ?? null, visitorId }),
    ...(!limit.ok && { limitedForSeconds: limit.retryAfterSeconds }),
  });
  if (!result.ok) {
    const { guestOrderIds } = cart;
    return answerRefusedOrder(
      result,
      { locale, t: translate, rule: shop.rules.tax[currency] },
      {
        nameOf: async (id) => (await shop.catalogue.productsByIds([id], locale))[0]?.name ?? '',
        cartTag: user && (() => shop.cart.cartTag(user.id)),
        heldByOwnOrder: (id) =>
          shop.orders.heldByOwnOrder({ productIds: [id], userId: user?.id ?? null, guestOrderIds }),
      },
    );
  }
  const { orderId } = result;
  const { shipping, payment, saveAs } = parsed.order;
  if (user !== null && saveAs !== null) await shop.addresses.save(user.id, savedFrom(shipping, saveAs));
  const userId = user?.id ?? null;
  return afterOrder(await shop.payments.payPlacedOrder({ orderId, userId, payment, region }), {
    request,
    orderId,
    region,
    keyCookie: isGuest ? shop.guests.cookieOf(orderId, request.headers) : null,
  });
}

/**
 * Going from step to step asks the server nothing, and what holds machines changes nothing of it. What an order was refused by may be
 * rules that were changed since the page was made: it is to show those of the moment.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  formAction,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod === undefined || formAction?.split('?')[0] === `${currentUrl.pathname}/hold`) &&
  currentUrl.pathname === nextUrl.pathname
    ? false
    : defaultShouldRevalidate || actionStatus === 409;

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  useDaysOff();
  const { rules, customer, addresses, isGuest, hasTooManyOpenOrders, arrivals } = loaderData;
  const edited = editedAddress(useSearchParams()[0], addresses);
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const cart = useFreshCart({ isSignedIn: !isGuest });
  const region = useRegion();
  const currency = useCurrency();

  const cartPath = path('/cart');
  const isEmpty = cart.isReady && cart.items.length === 0;
  const emptyText = t('cart.emptyCartError');
  // An order that is being placed empties the cart, and takes the form away, before its answer leads on: it is sent from here.
  const order = usePlaceOrder();
  const { isPending: isOrdering } = order;
  const isLeaving = useNavigation().state !== 'idle' || isOrdering;
  // Between the answer and the page that it leads to nothing is under way; who is refused still has their lines.
  const isOrdered = useRef(false);
  useEffect(() => {
    if (isOrdering) isOrdered.current = true;
    else if (!isEmpty) isOrdered.current = false;
  }, [isOrdering, isEmpty]);
  useEffect(() => {
    if (!isEmpty || isLeaving || isOrdered.current) return;
    toast.error(emptyText);
    void navigate(cartPath, { replace: true });
  }, [isEmpty, isLeaving, emptyText, cartPath, navigate]);
  useEffect(forgetCheckoutTarget, []);

  return (
    <div data-slim="" className="container-page pt-8 pb-section max-lg:has-[[data-dock]]:pb-0">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">{t('checkout.title')}</h1>
        <LocalLink to="/cart" className="py-1 text-sm text-muted underline underline-offset-4 hover:text-ink">
          {t('checkout.backToCart')}
        </LocalLink>
      </div>
      <noscript>
        <p className="mb-6 text-sm text-muted">{t('checkout.hold.rule', { minutes: HOLD_MINUTES })}</p>
      </noscript>
      {edited !== undefined ? (
        <AddressEditor
          address={edited}
          problem={actionData && 'values' in actionData ? actionData : undefined}
        />
      ) : !cart.isReady || isEmpty ? (
        <CartSkeleton name="checkout" />
      ) : (
        <CheckoutForm
          {...{ cart, order, rules }}
          key={customer.email} // who signs in on the way goes on with what is theirs
          owner={isGuest ? GUEST : customer.email}
          addresses={addresses}
          hasTooManyOpenOrders={hasTooManyOpenOrders}
          arrivals={arrivals}
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

export const headers = keptNowhere;

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;

export const ErrorBoundary = ({ error, loaderData }: Route.ErrorBoundaryProps) => (
  <CheckoutFailed
    isUnavailable={isRouteErrorResponse(error) && error.status === 503}
    isSignedIn={loaderData?.isGuest === false}
  />
);
