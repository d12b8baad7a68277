import { useEffect } from 'react';
import { Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { currencyOf } from '../../domain/money/default-currency.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { CurrencyProvider } from '../i18n/currency.tsx';
import { useLocale } from '../i18n/i18n.tsx';
import { TaxProvider } from '../i18n/tax.tsx';
import type { Route } from './+types/shell.route';
import { Alternates } from './alternates.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { isInMenu, type MenuCategory } from './menu.ts';
import { keepLocale } from './stored-choices.ts';
import { askWhoIsHere } from './visitor.ts';

async function menuCategories({ shop, locale }: PageRequest): Promise<readonly MenuCategory[]> {
  const categories = await shop.catalogue.listCategories(locale);
  return categories.filter(isInMenu).map(({ slug, name, picture }) => ({ slug, name, picture }));
}

export async function loader({ context }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { region, locale, currency, shop, publicUrl } = request;
  return {
    region,
    locale,
    currency,
    publicUrl,
    taxRules: shop.rules.tax,
    categories: await menuCategories(request),
    year: new Date().getUTCFullYear(),
    ...(shop.chatUrl === null ? {} : { chatUrl: shop.chatUrl }),
  };
}

/** The frame changes with the language, and with what a form did: signing in, another currency. */
export const shouldRevalidate = ({ currentParams, nextParams, formMethod }: ShouldRevalidateFunctionArgs) =>
  currentParams.region !== nextParams.region || (formMethod !== undefined && formMethod !== 'GET');

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { locale, currency, taxRules, publicUrl, ...frame } = loaderData;
  useEffect(() => keepLocale(locale), [locale]); // a region is the visitor's choice, however it was reached (S §2)
  useEffect(() => void askWhoIsHere(), [loaderData]); // anew after each form, one of which signs in
  return (
    <CurrencyProvider currency={currency}>
      <TaxProvider rules={taxRules}>
        <Alternates publicUrl={publicUrl} />
        <Frame {...frame}>
          <Outlet />
        </Frame>
      </TaxProvider>
    </CurrencyProvider>
  );
}

/** What the frame shows when its own data could not be loaded. */
const BARE = { categories: [], year: null } as const;

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { currency = currencyOf(locale), taxRules = { UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE } } =
    loaderData ?? {};
  return (
    <CurrencyProvider currency={currency}>
      <TaxProvider rules={taxRules}>
        <Frame {...(loaderData ?? BARE)}>
          <ErrorScreen key={pathname} error={error} />
        </Frame>
      </TaxProvider>
    </CurrencyProvider>
  );
}
