import type { MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Locale, Region } from '../../domain/locale/locale.ts';
import { CURRENCIES, isCurrency, type Currency } from '../../domain/money/money.ts';
import { swapQuery, swapRegion } from '../../domain/routing/path-in-region.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/toast.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { chooseLocale, keepCurrency } from './visitor-preferences.ts';

/** One word of a small switch: languages, currencies. */
const switchClass = (isCurrent: boolean): string =>
  classNames(
    'inline-flex h-9 min-w-9 items-center justify-center px-1.5 text-xs transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11',
    isCurrent ? 'font-semibold text-ink' : 'text-muted hover:text-ink',
  );

/** Each language under its own name, whatever the page's language is. */
const LANGUAGES = [
  { locale: 'uk', region: 'ua', code: 'UKR', name: 'Українська' },
  { locale: 'pl', region: 'pl', code: 'POL', name: 'Polski' },
  { locale: 'en', region: 'en', code: 'ENG', name: 'English' },
] as const satisfies readonly { locale: Locale; region: Region; code: string; name: string }[];

/** The same page in the other languages (R4). Plain links: the other language's texts come with a fresh document. */
export function LanguageLinks({ className }: { className?: string }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={t('shell.language')} className={classNames('flex', className)}>
      {LANGUAGES.map(({ locale, region, code, name }) => (
        <li key={locale}>
          <a
            href={swapRegion(pathname, region) + swapQuery(search, region)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => chooseLocale(locale)}
            className={switchClass(locale === current)}
          >
            {code}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The currencies as buttons of a form; with the script the page is priced anew in its place (R4). Where there is no room
 * for two, one button shows the currency and turns it over.
 */
export function CurrencyChoice({ isOneButton, className }: { isOneButton?: boolean; className?: string }) {
  const t = useT();
  const path = usePath();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const current = useCurrency();
  const asked = fetcher.formData?.get('currency');
  const chosen = isCurrency(asked) ? asked : current;
  /** Without a connection nothing can be priced anew: nothing is kept either. */
  const press = (currency: Currency) => (event: MouseEvent) => {
    if (navigator.onLine) return keepCurrency(currency);
    event.preventDefault();
    toast.error(t('error.page.offline.title'));
  };
  return (
    <fetcher.Form
      method="post"
      action={path('/preferences')}
      preventScrollReset
      aria-label={t('shell.currency')}
      className={classNames('flex', className)}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {CURRENCIES.filter((currency) => !isOneButton || currency !== chosen).map((currency) => (
        <button
          key={isOneButton ? 'one' : currency}
          type="submit"
          name="currency"
          value={currency}
          aria-pressed={isOneButton ? undefined : currency === chosen}
          aria-label={
            isOneButton ? t('shell.currencySwitch', { current: chosen, other: currency }) : undefined
          }
          onClick={press(currency)}
          className={switchClass(isOneButton || currency === chosen)}
        >
          {isOneButton ? <span className="rounded-full bg-fill px-2.5 py-1">{chosen}</span> : currency}
        </button>
      ))}
    </fetcher.Form>
  );
}
