import type { MouseEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { isCurrency, CURRENCIES, type Currency } from '../../domain/money/money.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/use-path.ts';
import { classNames } from '../ui/class-names.ts';
import { toast } from '../ui/toast.ts';
import { keepCurrency } from './visitor-preferences.ts';
import { switchClass } from './switch-class.ts';

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
