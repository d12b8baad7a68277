import { useEffect } from 'react';
import { Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router';
import * as v from 'valibot';
import { DEFAULT_TAX_RULE } from '../../domain/checkout/tax.ts';
import { currencyOf } from '../../domain/money/default-currency.ts';
import { shopOf, type PageRequest } from '../../server/context.ts';
import { CurrencyProvider } from '../i18n/currency.tsx';
import { useLocale } from '../i18n/i18n.tsx';
import { TaxProvider } from '../i18n/tax.tsx';
import type { Route } from './+types/shell.route';
import { Alternates } from './alternates.tsx';
import { builtInCategories } from './built-in-categories.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { isInMenu, type MenuCategory } from './menu.ts';
import { keepLocale } from './stored-choices.ts';
import { askWhoIsHere } from './visitor.ts';

/** What the services throw when the database is gone. */
const unavailable = v.object({ init: v.object({ status: v.literal(503) }) });

/** A database that is gone takes names and customer with it, but not the frame of the page that tells about it. */
async function orElse<T>(without: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (v.is(unavailable, error)) return without;
    throw error;
  }
}

async function menuCategories({ shop, locale, lookUp }: PageRequest): Promise<readonly MenuCategory[]> {
  const categories = await orElse(builtInCategories(lookUp), () => shop.catalogue.listCategories(locale));
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
