import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withTax } from '../../domain/checkout/tax.ts';
import { linePrice } from '../../domain/cart/line-price.ts';
import { phoneMarketOf } from '../../domain/contact-data/phone.ts';
import { mostWithoutAccount } from '../../domain/limits/open-orders.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { sum, type Currency, type Money } from '../../domain/money/money.ts';
import { localPath } from '../../domain/routing/local-path.ts';
import { AlreadySignedIn } from '../account/already-signed-in.tsx';
import { answerAuthForm } from '../account/answer-auth-form.ts';
import { checkoutAccountSchema } from '../account/new-account.ts';
import { CheckoutRegisterForm } from '../account/checkout-register-form.tsx';
import { LoginForm } from '../account/login-form.tsx';
import { providerProblem, ProviderProblemAlert, ProviderSection } from '../account/provider-buttons.tsx';
import { useSignInNotice, useSignInTarget } from '../account/use-sign-in.ts';
import { storedCart, useCart } from '../cart/cart-store.ts';
import { rememberCheckoutTarget } from '../cart/checkout-target.ts';
import { keptCode } from '../discounts/discount-store.ts';
import { useCurrency, useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ButtonLink, usePath } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.tsx';
import { pageTitle, unlistedPage } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/checkout-auth.route';
import { shopOf } from '../../server/context.ts';
import { CheckoutGoods, CheckoutGoodsInShort } from './checkout-goods.tsx';

/** What of the checkout a target names; null for anything else. */
function wantedCheckout(target: string | null, region: string): 'door' | 'step' | null {
  if (target === `/${region}/checkout`) return 'door';
  return target?.startsWith(`/${region}/checkout?step=`) ? 'step' : null;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { shop, user, region, translate } = shopOf(context);
  const { searchParams } = new URL(request.url);
  const target = searchParams.get('redirect');
  const providers = shop.account.providers.map(({ id, name }) => ({ id, name }));
  return {
    providers,
    problem: providerProblem(searchParams, providers),
    isSignedIn: user !== null,
    // Other targets, an order's page among them, need their customer.
    mayGoOn: shop.guests.areWelcome && (target === null || wantedCheckout(target, region) !== null),
    mostWithoutAccount: shop.rules.openOrders && mostWithoutAccount(shop.rules.openOrders),
    redirectTo: localPath(target),
    hasPasskeys: shop.account.hasPasskeys,
    attempt: crypto.randomUUID(),
    /** Whether the checkout sent the visitor here: at its door, or because a session ended inside of it. */
    cameFrom: wantedCheckout(target, region),
    title: pageTitle(translate(user === null ? 'auth.title.checkout' : 'auth.alreadySignedIn')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { shop, region, locale, currency, clientAddress, readForm } = shopOf(context);
  return answerAuthForm(await readForm(), {
    identity: shop.identity,
    limits: shop.limits,
    account: shop.account,
    region,
    requestHeaders: request.headers,
    accountSchema: checkoutAccountSchema(phoneMarketOf({ locale, currency })),
    locale,
    clientAddress,
    fallback: `/${region}/checkout`,
  });
}

export default function CheckoutAuth({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const checkout = usePath()('/checkout');
  const target = useSignInTarget(loaderData.redirectTo) || checkout;
  useSignInNotice();
  useCheckoutGuard(loaderData);
  // Their room is there before the browser has read them.
  const hasGoods = loaderData.cameFrom === 'door' && !loaderData.isSignedIn;
  return (
    <div data-slim="" className="container-page pt-10 pb-section">
      <div
        className={classNames(
          'mx-auto grid max-w-form items-start gap-x-24',
          hasGoods && 'lg:max-w-none lg:grid-cols-[minmax(0,30rem)_minmax(0,25rem)] lg:justify-center',
        )}
      >
        <div>
          {loaderData.isSignedIn ? (
            <AlreadySignedIn target={target} />
          ) : (
            <>
              <h1 className="mb-3 text-3xl">{t('auth.title.checkout')}</h1>
              <p className="mb-6 text-muted">
                {t(loaderData.cameFrom === 'step' ? 'auth.sessionEnded' : 'auth.checkoutText')}
              </p>
              {hasGoods && <CheckoutGoodsInShort />}
              {loaderData.mayGoOn && <GoOnAsGuest most={loaderData.mostWithoutAccount} />}
              {actionData === undefined && <ProviderProblemAlert problem={loaderData.problem} />}
              <ProviderSection providers={loaderData.providers} target={target} />
              <Tabs
                label={t('auth.title.checkout')}
                initialId={actionData?.intent}
                tabs={[
                  {
                    id: 'login',
                    title: t('auth.tab.login'),
                    content: (
                      <LoginForm
                        answer={actionData}
                        target={target}
                        hasPasskeys={loaderData.hasPasskeys}
                        anchor="checkout-login"
                      />
                    ),
                  },
                  {
                    id: 'register',
                    title: t('auth.tab.register'),
                    content: (
                      <CheckoutRegisterForm
                        answer={actionData}
                        target={target}
                        attempt={loaderData.attempt}
                        anchor="checkout-register"
                      />
                    ),
                  },
                ]}
              />
            </>
          )}
        </div>
        {hasGoods && <CheckoutGoods />}
      </div>
    </div>
  );
}

/**
 * What the guard of the checkout does in the browser, which alone knows a visitor's cart (C §4): an empty one leads to the
 * cart before anybody signs in; else the wanted page is remembered. A session that ended took the cart along.
 */
function useCheckoutGuard({ isSignedIn, redirectTo, cameFrom }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const navigate = useNavigate();
  const cart = usePath()('/cart');
  const emptyText = t('cart.emptyCartError');
  useEffect(() => {
    if (isSignedIn || cameFrom === null || redirectTo === null) return;
    if (cameFrom === 'step' || storedCart().items.length > 0) return rememberCheckoutTarget(redirectTo);
    toast.error(emptyText);
    void navigate(cart, { replace: true });
  }, [isSignedIn, cameFrom, redirectTo, emptyText, cart, navigate]);
}

/** The way past the account (R18); where the goods of the cart come to more than an order may without one, that it is none. */
function GoOnAsGuest({ most }: { most: Readonly<Record<Currency, Money>> | null }) {
  const t = useT();
  const locale = useLocale();
  const currency = useCurrency();
  const taxRule = useTaxRule();
  const goods = sum(
    currency,
    useCart().map((line) => linePrice(line, currency)),
  );
  const limit = most?.[currency];
  // What a code takes off is reckoned with at the checkout.
  if (limit && withTax(goods, taxRule).minor > limit.minor && keptCode() === null) {
    return (
      <Alert tone="warning" className="mb-8">
        {t('error.order-needs-account', { limit: formatPrice(limit, locale) })}
      </Alert>
    );
  }
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-surface p-4 sm:p-5">
      <p className="min-w-52 flex-1 text-sm">{t('auth.guestText')}</p>
      <ButtonLink to="/checkout">{t('auth.goOnAsGuest')}</ButtonLink>
    </div>
  );
}

export const handle = { texts: await pageMessages('counter', 'cart') };

export const meta = unlistedPage;
