import { useEffect } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { frameAsksAnew } from '../form/frame-asks-anew.ts';
import type { Translate } from '../../content/translator.ts';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { LOCALES, regionOf } from '../../domain/locale/locale.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { swapRegion } from '../../domain/routing/path-in-region.ts';
import { shopOf } from '../../server/context.ts';
import { CurrencyProvider, TaxProvider } from '../i18n/currency.tsx';
import { useLocale } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import type { Chat } from '../support/chat.tsx';
import type { Route } from './+types/shell.route';
import { ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { keepLocaleOfAddress, useKeptCurrency } from './visitor-preferences.ts';
import { useAskWhoIsHere, useReturnNotice } from './visitor.ts';

/** Tells search engines of the page in the other languages (R1); `x-default` is the Ukrainian one. */
function Alternates({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation();
  const addressIn = (region: ReturnType<typeof regionOf>) => `${publicUrl}${swapRegion(pathname, region)}`;
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(regionOf(locale))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('ua')} />
    </>
  );
}

/** What a page needs to know of the shop's chat, in its language; printed here, because few shops have a provider. */
const chatIn = (
  { url, scriptUrl }: { readonly url: string | null; readonly scriptUrl: string | null },
  translate: Translate,
): Chat => ({
  ...(url !== null && { url }),
  ...(scriptUrl !== null && {
    script: {
      src: scriptUrl,
      note: translate('chat.note', { host: new URL(scriptUrl).hostname }),
      started: translate('chat.started'),
    },
  }),
});

export function loader({ context }: Route.LoaderArgs) {
  const { locale, currency, shop, publicUrl, translate } = shopOf(context);
  return {
    locale,
    currency,
    publicUrl,
    taxRules: shop.rules.tax,
    priceView: shop.priceViews[currency],
    chat: chatIn(shop.chat, translate),
    daysOff: shop.daysOff(),
    passwordMinimum: shop.account.passwordMinimum,
  };
}

/** The frame changes with the language, with what a form did: signing in, another currency; and when the page asks anew. */
export const shouldRevalidate = frameAsksAnew;

/** A page that knows how many notifications it made read. */
type NewsReader = () => { view: { newlyRead?: number } | null };

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { locale, currency, taxRules, priceView, publicUrl } = loaderData;
  useEffect(() => keepLocaleOfAddress(locale), [locale]);
  useKeptCurrency(currency);
  const orderPage = useRouteLoaderData<NewsReader>('web/orders/order.route');
  const leasePage = useRouteLoaderData<NewsReader>('web/orders/lease.route');
  const ticketPage = useRouteLoaderData<NewsReader>('web/support/ticket.route');
  const newsPage = orderPage ?? leasePage ?? ticketPage;
  const hasReadNews = (newsPage?.view?.newlyRead ?? 0) > 0;
  useReturnNotice();
  useAskWhoIsHere(loaderData, hasReadNews && newsPage); // anew after each form, one of which signs in
  return (
    <CurrencyProvider currency={currency}>
      <TaxProvider rules={taxRules}>
        <Alternates publicUrl={publicUrl} />
        <Frame priceView={priceView}>
          <Outlet />
        </Frame>
      </TaxProvider>
    </CurrencyProvider>
  );
}

/** For a page without a title of its own; an error's page brings its own. */
export const meta = ({ error }: Route.MetaArgs) => (error === undefined ? [{ title: pageTitle() }] : []);

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  useAskWhoIsHere();
  const { currency = currencyOf(locale), taxRules = { UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE } } =
    loaderData ?? {};
  return (
    <CurrencyProvider currency={currency}>
      <TaxProvider rules={taxRules}>
        <Frame priceView={loaderData?.priceView}>
          <ErrorScreen key={pathname} error={error} />
        </Frame>
      </TaxProvider>
    </CurrencyProvider>
  );
}
